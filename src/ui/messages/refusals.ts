import { defineMessages, type MessageDescriptor } from '@formatjs/intl';

/** Every refusal that a page can show. */
export type RefusalCode =
  | 'contentNotFound'
  | 'contentInOtherLanguage'
  | 'reservoirNotFound'
  | 'commentMissing'
  | 'commentTooLong'
  | 'commentUnreadable'
  | 'feedbackTooOften'
  | 'feedbackNotStored';

/** A refusal without a message does not compile. */
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
  reservoirNotFound: {
    id: 'refusals.reservoirNotFound',
    defaultMessage: 'There is no such reservoir in the register',
    description: 'On the 404 page of a reservoir that is not known, or no longer in the register',
  },
  commentMissing: {
    id: 'refusals.commentMissing',
    defaultMessage: 'Please write what was missing, or simply go back to the page.',
    description: 'Nothing was written about what a page lacks',
  },
  commentTooLong: {
    id: 'refusals.commentTooLong',
    defaultMessage: 'The text is too long. Please shorten it to 500 characters.',
    description: 'Too much was written about what a page lacks',
  },
  commentUnreadable: {
    id: 'refusals.commentUnreadable',
    defaultMessage: 'The text has a character in it that cannot be read. Please type it instead of pasting it.',
    description: 'What was written about what a page lacks holds U+0000 or half a character',
  },
  feedbackTooOften: {
    id: 'refusals.feedbackTooOften',
    defaultMessage: 'Very many answers came from your network. Please try again in 1 hour.',
    description: 'More answers about pages came from one address than are taken in an hour (429)',
  },
  feedbackNotStored: {
    id: 'refusals.feedbackNotStored',
    defaultMessage: 'Your answer could not be kept just now. Please try again in a few minutes.',
    description: 'The store does not take an answer about a page (503)',
  },
}) satisfies Record<RefusalCode, MessageDescriptor>;
