import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Locale } from '#domain/locale/locale.ts';
import { Icon } from '../text/Icon.tsx';

interface ButtonLinkProps {
  readonly href: string;
  readonly label: string;
  /** Language of the target, where it is the other one. */
  readonly hrefLang?: Locale;
}

/** The main link of a page. */
export function ButtonLink({ href, label, hrefLang }: ButtonLinkProps) {
  return (
    <a className="button-link" href={href} hrefLang={hrefLang}>
      {label}
      <Icon icon={ArrowRight} />
    </a>
  );
}
