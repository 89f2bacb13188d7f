import { defineMessages } from '@formatjs/intl';

export const contactMessages = defineMessages({
  intro: {
    id: 'contact.intro',
    defaultMessage: 'Call when it cannot wait; write when it can.',
    description: 'Under the heading of the contact page',
  },
  broken: {
    id: 'contact.broken',
    defaultMessage: 'A broken file or link',
    description: 'Heading when the visitor comes from a page that has one',
  },
  brokenText: {
    id: 'contact.brokenText',
    defaultMessage: 'Write to us which file or link does not work. The address of the page is put into your email.',
    description: 'Under that heading, before the address of the page',
  },
  brokenMail: { id: 'contact.brokenMail', defaultMessage: 'Write an email', description: 'Link that opens an email' },
  brokenSubject: {
    id: 'contact.brokenSubject',
    defaultMessage: 'A broken file or link',
    description: 'Subject of the email',
  },
  urgent: { id: 'contact.urgent', defaultMessage: 'When it cannot wait', description: 'Heading above the hotline' },
  urgentText: {
    id: 'contact.urgentText',
    defaultMessage:
      'Call at any hour if a canal bank breaks, a gate will not close or water enters homes, or to make a complaint.',
    description: 'Under the hotline: what it is for',
  },
  near: { id: 'contact.near', defaultMessage: 'Your regional office', description: 'Heading' },
  nearText: {
    id: 'contact.nearText',
    defaultMessage: 'For one canal, one gate or one field, the office of your province knows more, and sooner.',
    description: 'Before the link to the list of offices',
  },
  answered: { id: 'contact.answered', defaultMessage: 'Perhaps it is answered already', description: 'Heading' },
  answeredText: {
    id: 'contact.answeredText',
    defaultMessage: 'Water turns, permits, forms, figures: the questions that come most often.',
    description: 'Before the link to questions and answers',
  },
});
