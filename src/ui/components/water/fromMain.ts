import { itemMessages } from '../../messages/item.ts';
import type { Page } from '../../RenderContext.tsx';
import type { Crumb } from '../../pages/props.ts';

/** A trail with the main page, where each begins. */
export function fromMain(page: Page, trail: readonly Crumb[]): readonly Crumb[] {
  return [{ label: page.say(itemMessages.home), href: page.to('main') }, ...trail];
}
