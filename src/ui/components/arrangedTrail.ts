import { arrangedWords } from '../messages/arranged.ts';
import type { Page } from '../PageContext.tsx';
import type { ArrangedRoute } from '../pages/props.ts';
import type { Crumb } from './Breadcrumbs.tsx';

/** The way to an item of a list that the department arranges. */
export function arrangedTrail(page: Page, route: ArrangedRoute): Crumb[] {
  return [{ label: page.say(arrangedWords[route].title), href: page.to(route) }];
}
