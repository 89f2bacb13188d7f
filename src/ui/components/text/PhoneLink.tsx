import { pageLayoutMessages } from '../../messages/pageLayout.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { isInvented } from './isInvented.ts';
import { telephoneHref } from './telephoneHref.ts';

interface PhoneLinkProps {
  readonly number: string;
  /** Whether the page says elsewhere that such numbers are invented: then not after each of them. */
  readonly isExplained?: boolean;
}

/** A telephone number as a link; as text where digits are masked with `x`, as those of samples are: `0 2xxx 1100`. */
export function PhoneLink({ number, isExplained = false }: PhoneLinkProps) {
  const context = useRenderContext();
  if (isExplained && isInvented(number)) return <span className="phone-link">{number}</span>;
  if (isInvented(number))
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
