import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { breadcrumbTrail, type Crumb } from './breadcrumbTrail.ts';

interface BreadcrumbsProps {
  /** Between the home page and this one. */
  readonly trail?: readonly Crumb[];
  /** The title of this page. */
  readonly current: string;
}

export function Breadcrumbs({ trail = [], current }: BreadcrumbsProps) {
  const context = useRenderContext();
  return (
    <nav className="breadcrumbs" aria-label={context.t(itemMessages.breadcrumbs)}>
      <ol>
        {breadcrumbTrail(context, trail).map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
