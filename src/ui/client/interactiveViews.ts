import type { ComponentType } from 'react';
import { COMPLAINT_VIEWS } from '../pages/complaintViews.ts';
import { FORM_VIEWS } from '../pages/formViews.ts';
import { MEMBER_VIEWS } from '../pages/memberViews.ts';
import { TIP_VIEWS } from '../pages/tipViews.ts';
import type { PageProps, ViewId } from '../pages/props.ts';
import type { ROUTES } from '../routes.ts';

/** The views of the routes whose `<main>` is hydrated. */
export type InteractiveId = {
  [Id in ViewId]: (typeof ROUTES)[Id] extends { readonly interactive: true } ? Id : never;
}[ViewId];

/** Each is loaded only on its own page. */
export const INTERACTIVE_VIEWS: {
  readonly [Id in InteractiveId]: () => Promise<ComponentType<PageProps[Id]>>;
} = {
  ...FORM_VIEWS,
  ...MEMBER_VIEWS,
  ...COMPLAINT_VIEWS,
  ...TIP_VIEWS,
  search: () => import('../pages/SearchPage.tsx').then((module) => module.SearchPage),
  calendar: () => import('../pages/CalendarPage.tsx').then((module) => module.CalendarPage),
  documents: () => import('../pages/DocumentsPage.tsx').then((module) => module.DocumentsPage),
};
