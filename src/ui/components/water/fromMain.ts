import { itemMessages } from '../../messages/item.ts';
import type { RenderContext } from '../../RenderContext.tsx';
import type { Crumb } from '../../pages/props.ts';

/** A trail with the main page, where each begins. */
export function fromMain(context: RenderContext, trail: readonly Crumb[]): readonly Crumb[] {
  return [{ label: context.t(itemMessages.home), href: context.to('main') }, ...trail];
}
