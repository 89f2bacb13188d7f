import { defineMessages } from '@formatjs/intl';

export const contactMessages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Contact us', description: 'Title of the contact page' },
  intro: {
    id: 'contact.intro',
    defaultMessage: 'Please call about what is urgent, and write about what can wait.',
    description: 'Under the heading of the contact page',
  },
  write: { id: 'contact.write', defaultMessage: 'Write to us', description: 'Heading of the contact form' },
  who: { id: 'contact.who', defaultMessage: 'Who you are', description: 'Heading of the first fields' },
  what: { id: 'contact.what', defaultMessage: 'What it is about', description: 'Heading of the next fields' },
  answer: { id: 'contact.answer', defaultMessage: 'Our answer', description: 'Heading of the last fields' },
  answerHint: {
    id: 'contact.answerHint',
    defaultMessage: 'If you want an answer, give at least 1 way to reach you.',
    description: 'Hint above the ways to be reached',
  },
  answerTime: {
    id: 'contact.answerTime',
    defaultMessage: 'We answer within {days, plural, one {# working day} other {# working days}}.',
    description: 'After the hint, where the site promises it',
  },
  subject: { id: 'contact.subject', defaultMessage: 'Subject or category', description: 'Label (spec §3)' },
  subjectMissing: {
    id: 'contact.subjectMissing',
    defaultMessage: 'Please enter a subject or category.',
    description: 'The field is empty (spec §5: required)',
  },
  message: { id: 'contact.message', defaultMessage: 'Message', description: 'Label (spec §3)' },
  messageMissing: {
    id: 'contact.messageMissing',
    defaultMessage: 'Please enter your message.',
    description: 'The field is empty (spec §5: required)',
  },
  wantsAnswer: { id: 'contact.wantsAnswer', defaultMessage: 'I would like an answer.', description: 'Tick box' },
  fax: { id: 'contact.fax', defaultMessage: 'Fax', description: 'Label (spec §3)' },
  send: { id: 'contact.send', defaultMessage: 'Send the message', description: 'Button' },
  nextRead: {
    id: 'contact.nextRead',
    defaultMessage: 'An officer reads your message and passes it to the office that knows the matter.',
    description: 'What happens next, first step',
  },
  nextAnswer: {
    id: 'contact.nextAnswer',
    defaultMessage: 'If you asked for an answer, it comes by e-mail, phone or fax, whichever you gave us.',
    description: 'What happens next, second step',
  },
  nextAnswerWithin: {
    id: 'contact.nextAnswerWithin',
    defaultMessage:
      'We answer you within {days, plural, one {# working day} other {# working days}}, by e-mail, phone or fax, whichever you gave us.',
    description: 'What happens next, second step on the page of who asked for an answer',
  },
  nextNoAnswer: {
    id: 'contact.nextNoAnswer',
    defaultMessage: 'You did not ask for an answer, so we do not send one.',
    description: 'What happens next, second step on the page of who asked for none',
  },
  another: { id: 'contact.another', defaultMessage: 'Write another message', description: 'Link after a message' },
  dataWhat: {
    id: 'contact.dataWhat',
    defaultMessage: 'Your name, your message with its files, and the ways to reach you that you give.',
    description: 'Personal-data notice',
  },
  dataWhy: {
    id: 'contact.dataWhy',
    defaultMessage: 'To read your message, to confirm it by e-mail if you give one, and to answer it if you want that.',
    description: 'Personal-data notice',
  },
  urgent: { id: 'contact.urgent', defaultMessage: 'When it cannot wait', description: 'Heading above the hotline' },
  urgentText: {
    id: 'contact.urgentText',
    defaultMessage:
      'In danger, or if water is entering homes, get to a safe place first, then call {disasters} (disaster prevention) or {police} (police) at once. If a canal bank breaks or a gate will not close, keep away from it and call us on the number above, at any hour.',
    description: 'Under the hotline: what it is for',
  },
  toOffice: {
    id: 'contact.toOffice',
    defaultMessage: 'Question to {office}',
    description: 'Subject of a message that begins on the page of an office; can be changed in the field',
  },
  near: { id: 'contact.near', defaultMessage: 'Your regional office', description: 'Heading' },
  nearText: {
    id: 'contact.nearText',
    defaultMessage:
      'For one canal, one gate or one field, the office of your province knows the place, and can answer sooner.',
    description: 'Before the link to the list of offices',
  },
  findOffice: {
    id: 'contact.findOffice',
    defaultMessage: 'Find the office of your province',
    description: 'Link to the list of offices',
  },
  complaint: { id: 'contact.complaint', defaultMessage: 'A problem or a complaint', description: 'Heading' },
  complaintText: {
    id: 'contact.complaintText',
    defaultMessage: 'You get a tracking code, to follow it and to read the result.',
    description: 'Before the links to file and to follow a complaint',
  },
  answered: { id: 'contact.answered', defaultMessage: 'Perhaps it is answered already', description: 'Heading' },
  answeredText: {
    id: 'contact.answeredText',
    defaultMessage: 'Water turns, permits, forms, water figures: the questions that come most often.',
    description: 'Before the link to questions and answers',
  },
});
