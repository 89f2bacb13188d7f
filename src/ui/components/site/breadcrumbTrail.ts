import { itemMessages } from '../../messages/item.ts';
import type { RenderContext } from '../../RenderContext.tsx';

/** A link in the breadcrumbs of a page. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** The breadcrumbs with the link to the home page, with which they always begin. */
export function breadcrumbTrail(context: RenderContext, trail: readonly Crumb[]): readonly Crumb[] {
  return [{ label: context.t(itemMessages.home), href: context.to('home') }, ...trail];
}
