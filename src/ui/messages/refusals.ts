import { defineMessages, type MessageDescriptor } from '@formatjs/intl';

/** Every refusal that a page may have to tell. */
export type RefusalCode = 'contentNotFound' | 'contentInOtherLanguage';

/** A refusal that cannot be said in words does not compile. */
export const refusals = defineMessages({
  contentNotFound: {
    id: 'refusals.contentNotFound',
    defaultMessage: 'sorry, the content you want was not found',
    description: 'On the 404 page (spec §8, to the letter)',
  },
  contentInOtherLanguage: {
    id: 'refusals.contentInOtherLanguage',
    defaultMessage: 'This page has been published in Thai only.',
    description: 'On the 404 page when only the other language has the page',
  },
}) satisfies Record<RefusalCode, MessageDescriptor>;
