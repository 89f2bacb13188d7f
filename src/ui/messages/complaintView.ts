import { defineMessages } from '@formatjs/intl';

/** The words of the page of a complaint. */
export const complaintViewMessages = defineMessages({
  viewTitle: { id: 'complaintView.viewTitle', defaultMessage: 'Complaint {code}', description: 'Title' },
  close: {
    id: 'complaintView.close',
    defaultMessage: 'Sign out of this complaint',
    description: 'Button: nobody else at this device sees it then',
  },
  own: { id: 'complaintView.own', defaultMessage: 'Your complaints', description: 'Heading on the dashboard' },
  none: {
    id: 'complaintView.none',
    defaultMessage: 'Complaints that you file while you are signed in are listed here.',
    description: 'On the dashboard of who has filed none',
  },
  openOwn: { id: 'complaintView.openOwn', defaultMessage: 'Open', description: 'Button that opens a complaint' },
  state: { id: 'complaintView.state', defaultMessage: 'Status', description: 'Label (spec §3)' },
  received: { id: 'complaintView.received', defaultMessage: 'Received', description: 'State of a complaint' },
  inProgress: { id: 'complaintView.inProgress', defaultMessage: 'In progress', description: 'State of a complaint' },
  finished: { id: 'complaintView.finished', defaultMessage: 'Finished', description: 'State of a complaint' },
  withdrawn: { id: 'complaintView.withdrawn', defaultMessage: 'Withdrawn', description: 'State of a complaint' },
  nowReceived: {
    id: 'complaintView.nowReceived',
    defaultMessage: 'We have received your complaint.',
    description: 'The state in a sentence',
  },
  nowInProgress: {
    id: 'complaintView.nowInProgress',
    defaultMessage: 'An officer is working on your complaint.',
    description: 'The state in a sentence',
  },
  nowAsked: {
    id: 'complaintView.nowAsked',
    defaultMessage: 'We have asked you a question, and wait for your answer.',
    description: 'The state in a sentence',
  },
  nowFinished: {
    id: 'complaintView.nowFinished',
    defaultMessage: 'We have finished working on your complaint.',
    description: 'The state in a sentence',
  },
  nowWithdrawn: {
    id: 'complaintView.nowWithdrawn',
    defaultMessage: 'You have withdrawn the complaint. We do not work on it any more.',
    description: 'The state in a sentence',
  },
  nextAnswer: {
    id: 'complaintView.nextAnswer',
    defaultMessage: 'Please answer the question, with photos or files where they help.',
    description: 'What happens next, while a question is open',
  },
  nextResult: {
    id: 'complaintView.nextResult',
    defaultMessage: 'By {date} you can read here what has been decided or done.',
    description: 'What happens next; date is a day',
  },
  nextLate: {
    id: 'complaintView.nextLate',
    defaultMessage: 'The result was due on {date}. We are sorry that it is late. You can ask about it below.',
    description: 'In place of the day of the result when that day has passed',
  },
  nextMail: {
    id: 'complaintView.nextMail',
    defaultMessage: 'When we ask something, answer or finish, we send an e-mail to the address that you gave.',
    description: 'What happens next, where there is an e-mail address',
  },
  nextReopen: {
    id: 'complaintView.nextReopen',
    defaultMessage: 'If this does not settle the matter, you can have the complaint {reopened}, until {date}.',
    description: 'What can follow when it is finished; date is a day, reopened the link of the next message',
  },
  reopened: { id: 'complaintView.reopened', defaultMessage: 'reopened once', description: 'Link within a sentence' },
  nextAnother: {
    id: 'complaintView.nextAnother',
    defaultMessage: 'If there is still a problem, {another}.',
    description: 'What can follow when the complaint is closed; another is the link of the next message',
  },
  another: {
    id: 'complaintView.another',
    defaultMessage: 'file a new complaint',
    description: 'Link within a sentence',
  },
  question: {
    id: 'complaintView.question',
    defaultMessage: 'Our question',
    description: 'Heading above what an officer asks the complainant',
  },
  answer: {
    id: 'complaintView.answer',
    defaultMessage: 'Answer the question',
    description: 'Link to the form that adds to a complaint, while a question is open',
  },
  result: {
    id: 'complaintView.result',
    defaultMessage: 'Result',
    description: 'Heading above what was decided or done',
  },
  dueBy: {
    id: 'complaintView.dueBy',
    defaultMessage: 'Due by {date}',
    description: 'Below the state that is to come: until when the complaint is to be finished',
  },
  newestFirst: {
    id: 'complaintView.newestFirst',
    defaultMessage: 'The latest is first.',
    description: 'Above the entries of the timeline',
  },
  agency: {
    id: 'complaintView.agency',
    defaultMessage: 'Office',
    description: 'Label: whom to ask where no office of the area is known',
  },
  office: {
    id: 'complaintView.office',
    defaultMessage: 'Local office',
    description: 'Label: the office responsible for the province of the complaint',
  },
  canDo: {
    id: 'complaintView.canDo',
    defaultMessage: 'What you can do',
    description: 'Heading above links and a button',
  },
  ask: {
    id: 'complaintView.ask',
    defaultMessage: 'Questions about this complaint',
    description: 'Heading above telephone and e-mail',
  },
  askHint: {
    id: 'complaintView.askHint',
    defaultMessage: 'Please have the tracking code ready.',
    description: 'Below that heading',
  },
  closeHint: {
    id: 'complaintView.closeHint',
    defaultMessage:
      'Then nobody else who uses this device can see it. With the code and the password you can open it again.',
    description: 'Below the button that closes the complaint',
  },
  complainant: { id: 'complaintView.complainant', defaultMessage: 'Complainant', description: 'Heading (spec §2)' },
  details: { id: 'complaintView.details', defaultMessage: 'Details', description: 'Heading (spec §2)' },
  results: {
    id: 'complaintView.results',
    defaultMessage: 'Progress and results',
    description: 'Heading (spec §2: operation results)',
  },
  filedEntry: {
    id: 'complaintView.filedEntry',
    defaultMessage: 'You filed the complaint',
    description: 'Entry of a timeline',
  },
  addedEntry: { id: 'complaintView.addedEntry', defaultMessage: 'You added to it', description: 'Entry of a timeline' },
  withdrawnEntry: {
    id: 'complaintView.withdrawnEntry',
    defaultMessage: 'You withdrew the complaint',
    description: 'Entry of a timeline',
  },
  ratedEntry: {
    id: 'complaintView.ratedEntry',
    defaultMessage: 'You rated our work: {rating} of 5',
    description: 'Entry of a timeline',
  },
  reopenedEntry: {
    id: 'complaintView.reopenedEntry',
    defaultMessage: 'You reopened the complaint',
    description: 'Entry of a timeline',
  },
  takenEntry: {
    id: 'complaintView.takenEntry',
    defaultMessage: 'An officer took the complaint',
    description: 'Entry of a timeline',
  },
  askedEntry: {
    id: 'complaintView.askedEntry',
    defaultMessage: 'We asked you a question',
    description: 'Entry of a timeline',
  },
  answeredEntry: {
    id: 'complaintView.answeredEntry',
    defaultMessage: 'We answered',
    description: 'Entry of a timeline',
  },
  finishedEntry: {
    id: 'complaintView.finishedEntry',
    defaultMessage: 'We finished the complaint',
    description: 'Entry of a timeline',
  },
  entryBy: {
    id: 'complaintView.entryBy',
    defaultMessage: '{date}, by {operator}',
    description: 'Date and operator of an entry',
  },
  files: { id: 'complaintView.files', defaultMessage: 'Files', description: 'Label before names of files' },
  ratePrompt: {
    id: 'complaintView.ratePrompt',
    defaultMessage: 'The complaint is finished. How satisfied are you with what we did?',
    description: 'Prompt (spec §2)',
  },
  notNow: {
    id: 'complaintView.notNow',
    defaultMessage: 'This cannot be done with the complaint any more. It has changed meanwhile.',
    description: 'After an act was refused',
  },
  done: { id: 'complaintView.done', defaultMessage: 'Done. Thank you.', description: 'After an act' },
});
