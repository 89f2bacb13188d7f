import type { WhomToAsk } from '#ui/components/form/DataContact.tsx';
import type { PageRequest } from '../PageRequest.ts';

/** Whom to ask about personal data, for the notice beside a form. */
export function whomToAsk({ site, locale, layout }: PageRequest): WhomToAsk {
  return {
    siteName: site.name[locale],
    contact: site.contact,
    ...(layout.policies !== undefined && { policies: layout.policies }),
  };
}
