import type { ComponentType } from 'react';
import type { PageProps, ViewId } from '../pages/props.ts';
import type { ROUTES } from '../routes.ts';

/** The routes whose `<main>` comes alive in the browser. */
export type InteractiveId = {
  [Id in ViewId]: (typeof ROUTES)[Id] extends { readonly interactive: true } ? Id : never;
}[ViewId];

/** Each fetched only where it is used. */
export const INTERACTIVE_VIEWS: {
  readonly [Id in InteractiveId]: () => Promise<ComponentType<PageProps[Id]>>;
} = {
  documents: () => import('../pages/DocumentsPage.tsx').then((module) => module.DocumentsPage),
};
