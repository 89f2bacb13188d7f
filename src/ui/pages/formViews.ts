import type { ComponentType } from 'react';
import type { FormRoute } from '../routes.ts';
import type { FormPageProps } from './props.ts';

/** The views of the pages with a form, each loaded only on its own page. */
export const FORM_VIEWS: Readonly<Record<FormRoute, () => Promise<ComponentType<FormPageProps>>>> = {
  contact: () => import('./ContactPage.tsx').then((module) => module.ContactPage),
  reportBrokenFile: () => import('./ReportBrokenFilePage.tsx').then((module) => module.ReportBrokenFilePage),
};
