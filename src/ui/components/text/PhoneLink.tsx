import { pageLayoutMessages } from '../../messages/pageLayout.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { telephoneHref } from './telephoneHref.ts';

/** A telephone number as a link; as text where digits are masked with `x`, as those of samples are: `0 2xxx 1100`. */
export function PhoneLink({ number }: { readonly number: string }) {
  const context = useRenderContext();
  if (number.includes('x')) return `${number} (${context.t(pageLayoutMessages.inventedNumber)})`;
  return (
    <a className="phone-link" href={telephoneHref(number)}>
      {number}
    </a>
  );
}
