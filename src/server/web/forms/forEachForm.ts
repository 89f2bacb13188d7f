import type { FormRoute } from '#ui/routes.ts';
import { FORMS } from './forms.ts';
import type { InboxForm } from './InboxForm.ts';

/** What is made of each form, by its route. */
export function forEachForm<T>(make: (route: FormRoute, form: InboxForm) => T): Readonly<Record<FormRoute, T>> {
  const made = Object.entries(FORMS).map(([route, form]) => [route, make(route as FormRoute, form)] as const);
  return Object.fromEntries(made) as Readonly<Record<FormRoute, T>>;
}
