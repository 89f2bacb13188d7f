import { itemMessages } from '../messages/item.ts';
import { usePage } from '../PageContext.tsx';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

interface BreadcrumbsProps {
  /** Between the main page and this one. */
  readonly trail?: readonly Crumb[];
  /** The title of this page. */
  readonly current: string;
}

export function Breadcrumbs({ trail = [], current }: BreadcrumbsProps) {
  const page = usePage();
  const crumbs = [{ label: page.say(itemMessages.home), href: page.to('main') }, ...trail];
  return (
    <nav className="breadcrumbs" aria-label={page.say(itemMessages.breadcrumbs)}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
