import { itemMessages } from '../../messages/item.ts';
import type { RenderContext } from '../../RenderContext.tsx';
import type { Crumb } from '../../pages/props.ts';

/** A trail with the main page, where each begins. */
export function fromMain(page: RenderContext, trail: readonly Crumb[]): readonly Crumb[] {
  return [{ label: page.t(itemMessages.home), href: page.to('main') }, ...trail];
}
