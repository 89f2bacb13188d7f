import { defineMessages } from '@formatjs/intl';

export const reportMessages = defineMessages({
  title: {
    id: 'report.title',
    defaultMessage: 'Report a broken file or link',
    description: 'Title of that form, and links to it',
  },
  intro: {
    id: 'report.intro',
    defaultMessage:
      'Thank you for telling us. We check what you report, correct what is wrong, and tell you the result.',
    description: 'Under the heading of the broken-file report',
  },
  page: {
    id: 'report.page',
    defaultMessage: 'Page: {page}',
    description: 'Above the form: the page that has the broken file or link',
  },
  what: { id: 'report.what', defaultMessage: 'What does not work', description: 'Heading of the first fields' },
  who: { id: 'report.who', defaultMessage: 'How we reach you', description: 'Heading of the last fields' },
  whoHint: {
    id: 'report.whoHint',
    defaultMessage: 'We ask you if we cannot find the fault, and tell you the result.',
    description: 'Below that heading: why these four are needed',
  },
  topic: { id: 'report.topic', defaultMessage: 'Topic', description: 'Label (spec §3)' },
  topicFile: {
    id: 'report.topicFile',
    defaultMessage: 'A file does not open or download',
    description: 'Topic of the broken-file report',
  },
  topicLink: {
    id: 'report.topicLink',
    defaultMessage: 'A link leads nowhere',
    description: 'Topic of the broken-file report',
  },
  topicMedia: {
    id: 'report.topicMedia',
    defaultMessage: 'A picture or a video is not shown',
    description: 'Topic of the broken-file report',
  },
  topicContent: {
    id: 'report.topicContent',
    defaultMessage: 'Something on the page is wrong or out of date',
    description: 'Topic of the broken-file report',
  },
  topicOther: {
    id: 'report.topicOther',
    defaultMessage: 'Something else',
    description: 'Topic of the broken-file report',
  },
  fileName: { id: 'report.fileName', defaultMessage: 'Name of the file or link', description: 'Label (spec §3)' },
  details: { id: 'report.details', defaultMessage: 'Details', description: 'Label (spec §3)' },
  detailsHint: {
    id: 'report.detailsHint',
    defaultMessage: 'What you did, and what you saw.',
    description: 'Hint of the details',
  },
  send: { id: 'report.send', defaultMessage: 'Send the report', description: 'Button' },
  nextRead: {
    id: 'report.nextRead',
    defaultMessage: 'Those who look after the website check what you reported.',
    description: 'What happens next, first step',
  },
  nextAnswer: {
    id: 'report.nextAnswer',
    defaultMessage: 'We tell you the result, and ask you if something is unclear.',
    description: 'What happens next, second step',
  },
  backToPage: { id: 'report.backToPage', defaultMessage: 'Back to the page', description: 'Link after the report' },
  dataWhat: {
    id: 'report.dataWhat',
    defaultMessage: 'Your name, phone number and e-mail address, and your report.',
    description: 'Personal-data notice',
  },
  dataWhy: {
    id: 'report.dataWhy',
    defaultMessage:
      'To correct what is broken or wrong, to confirm your report by e-mail, to ask you if something is unclear, and to tell you the result.',
    description: 'Personal-data notice',
  },
});
