import { reportMessages } from '#ui/messages/report.ts';
import type { FormRoute } from '#ui/routes.ts';
import { contactForm } from './contactForm.ts';
import type { InboxForm } from './InboxForm.ts';
import { plainForm } from './plainForm.ts';

/** The form of each route whose form goes to the inbox. */
export const FORMS: Readonly<Record<FormRoute, InboxForm>> = {
  contact: contactForm,
  reportBrokenFile: plainForm('brokenFile', reportMessages.title, { isHumanOnly: true }),
};
