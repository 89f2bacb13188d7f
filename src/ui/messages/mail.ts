import { defineMessages } from '@formatjs/intl';

/** The words of mails, besides those that the page says as well. */
export const mailMessages = defineMessages({
  greeting: { id: 'mail.greeting', defaultMessage: 'Hello,', description: 'First line of a mail, without a name' },
  contactSubject: {
    id: 'mail.contactSubject',
    defaultMessage: 'We have received your message: {reference}',
    description: 'Subject of the receipt of a contact message',
  },
  contactArrived: {
    id: 'mail.contactArrived',
    defaultMessage: '{site} received your message on {when}.',
    description: 'Receipt of a contact message; when is a date with a time',
  },
  reportSubject: {
    id: 'mail.reportSubject',
    defaultMessage: 'We have received your report: {reference}',
    description: 'Subject of the receipt of a report of a broken file or link',
  },
  reportArrived: {
    id: 'mail.reportArrived',
    defaultMessage: '{site} received your report of a broken file or link on {when}.',
    description: 'Receipt of a report; when is a date with a time',
  },
  questions: {
    id: 'mail.questions',
    defaultMessage: 'If you have a question, please have the reference number at hand.',
    description: 'Above the ways to reach the department',
  },
  codeSubject: {
    id: 'mail.codeSubject',
    defaultMessage: 'Your code for {site}',
    description: 'Subject of a mail with the code of a robot check',
  },
  codeIntro: {
    id: 'mail.codeIntro',
    defaultMessage:
      'Enter this code in the form on the website of {site}. It can be used once, within {minutes} minutes.',
    description: 'Above the code of a robot check',
  },
  code: { id: 'mail.code', defaultMessage: 'Code', description: 'Before the code of a robot check' },
  codeNotYou: {
    id: 'mail.codeNotYou',
    defaultMessage:
      'If you did not send a form, somebody may have typed your address by mistake. You need not do anything. Please give the code to nobody.',
    description: 'Last paragraph of a mail with a code',
  },
  contactPage: {
    id: 'mail.contactPage',
    defaultMessage: 'Contact page',
    description: 'Before the address of the page',
  },
  notYou: {
    id: 'mail.notYou',
    defaultMessage:
      'If you did not write to us, somebody may have typed your address by mistake. You need not do anything.',
    description: 'Last paragraph of a receipt',
  },
});
