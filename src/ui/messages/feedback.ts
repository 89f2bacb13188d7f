import { defineMessages } from '@formatjs/intl';

export const feedbackMessages = defineMessages({
  question: {
    id: 'feedback.question',
    defaultMessage: 'Was this page useful?',
    description: 'At the foot of pages, above the two buttons',
  },
  yes: { id: 'feedback.yes', defaultMessage: 'Yes', description: 'Button: the page was useful' },
  no: { id: 'feedback.no', defaultMessage: 'No', description: 'Button: the page was not useful' },
  counted: {
    id: 'feedback.counted',
    defaultMessage: 'Thank you. Your answer has been counted.',
    description: 'After “yes” or “no”',
  },
  received: {
    id: 'feedback.received',
    defaultMessage: 'Thank you. Those who look after this page will read it.',
    description: 'After somebody wrote what was missing',
  },
  missing: {
    id: 'feedback.missing',
    defaultMessage: 'What was missing? (optional)',
    description: 'Label of the field after “no”',
  },
  missingHint: {
    id: 'feedback.missingHint',
    defaultMessage:
      'A short sentence, {most} characters at most. Please write nothing about who you are: no name, no telephone number, no identity number.',
    description: 'Hint of the field',
  },
  send: { id: 'feedback.send', defaultMessage: 'Send', description: 'Button below the field' },
  noReply: {
    id: 'feedback.noReply',
    defaultMessage: 'We do not know who writes here, so nobody can reply. Do you need an answer?',
    description: 'Below the thanks, before a link to the contact page',
  },
  back: {
    id: 'feedback.back',
    defaultMessage: 'Back to the page',
    description: 'Link to the page that the answer was about',
  },
  problem: {
    id: 'feedback.problem',
    defaultMessage: 'Your answer was not taken',
    description: 'Title and heading above the reason',
  },
  unsent: {
    id: 'feedback.unsent',
    defaultMessage: 'Your answer could not be sent. Please check your connection and try again.',
    description: 'In place, when there is no connection',
  },
});
