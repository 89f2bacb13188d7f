import { itemMessages } from '../../messages/item.ts';
import type { RenderContext } from '../../RenderContext.tsx';

/** A page on the way to another. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** The trail from the main page, where every trail begins. */
export function breadcrumbTrail(context: RenderContext, trail: readonly Crumb[]): readonly Crumb[] {
  return [{ label: context.t(itemMessages.home), href: context.to('main') }, ...trail];
}
