import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Crumb } from '../../pages/props.ts';
import { fromMain } from '../water/fromMain.ts';

interface BreadcrumbsProps {
  /** Between the main page and this one. */
  readonly trail?: readonly Crumb[];
  /** The title of this page. */
  readonly current: string;
}

export function Breadcrumbs({ trail = [], current }: BreadcrumbsProps) {
  const context = useRenderContext();
  return (
    <nav className="breadcrumbs" aria-label={context.t(itemMessages.breadcrumbs)}>
      <ol>
        {fromMain(context, trail).map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
