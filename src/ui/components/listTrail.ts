import { listWords } from '../messages/lists.ts';
import type { Page } from '../PageContext.tsx';
import type { ListRoute } from '../pages/props.ts';
import type { Crumb } from './Breadcrumbs.tsx';

/** The way to an item of a list: the list, and its subject where it has one. */
export function listTrail(page: Page, route: ListRoute, category?: { code: string; label: string }): Crumb[] {
  const trail = [{ label: page.say(listWords[route].title), href: page.to(route) }];
  if (category) trail.push({ label: category.label, href: page.to(route, {}, { category: category.code }) });
  return trail;
}
