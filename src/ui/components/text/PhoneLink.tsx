import { pageLayoutMessages } from '../../messages/pageLayout.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { telephoneHref } from './telephoneHref.ts';

/** A telephone number as a link; as text where digits are masked with `x`, as those of samples are: `0 2xxx 1100`. */
export function PhoneLink({ number }: { readonly number: string }) {
  const context = useRenderContext();
  if (number.includes('x'))
    return (
      <>
        <span className="phone-link">{number}</span>{' '}
        <span className="phone-link">({context.t(pageLayoutMessages.inventedNumber)})</span>
      </>
    );
  return (
    <a className="phone-link" href={telephoneHref(number)}>
      {number}
    </a>
  );
}
