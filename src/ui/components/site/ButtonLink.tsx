import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Locale } from '#domain/locale/locale.ts';
import { Icon } from '../text/Icon.tsx';

interface ButtonLinkProps {
  readonly href: string;
  readonly label: string;
  /** Said when it leads to the other language. */
  readonly hrefLang?: Locale;
}

/** The one way on that a page wants to be found at once. */
export function ButtonLink({ href, label, hrefLang }: ButtonLinkProps) {
  return (
    <a className="button-link" href={href} hrefLang={hrefLang}>
      {label}
      <Icon of={ArrowRight} />
    </a>
  );
}
