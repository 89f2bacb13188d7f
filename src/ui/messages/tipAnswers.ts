import { defineMessages } from '@formatjs/intl';

/** The words of the page on which the answers to a tip are read. */
export const tipAnswersMessages = defineMessages({
  title: { id: 'tipAnswers.title', defaultMessage: 'Answers to your report', description: 'Title of the page' },
  intro: {
    id: 'tipAnswers.intro',
    defaultMessage: 'Enter the code from the receipt of your report about election corruption or misconduct.',
    description: 'Below that title',
  },
  codeHint: { id: 'tipAnswers.codeHint', defaultMessage: 'Like K7M2Q-9DXHT-4RPN', description: 'Below that label' },
  codeMissing: {
    id: 'tipAnswers.codeMissing',
    defaultMessage: 'Please enter the code from your receipt.',
    description: 'The code is empty',
  },
  show: { id: 'tipAnswers.show', defaultMessage: 'Show the answers', description: 'Button' },
  none: {
    id: 'tipAnswers.none',
    defaultMessage: 'No answer yet',
    description: 'Heading in place of answers',
  },
  arrived: { id: 'tipAnswers.arrived', defaultMessage: 'Your report has arrived.', description: 'Below that heading' },
  keep: {
    id: 'tipAnswers.keep',
    defaultMessage:
      'Keep the code with which you opened this page: nobody can show it to you again, and the number does not open the answers.',
    description: 'At the end of the page',
  },
  others: {
    id: 'tipAnswers.others',
    defaultMessage: 'To add something or to answer us',
    description: 'Heading of links to the forms, below the answers or the notice that there is none yet',
  },
  othersHow: {
    id: 'tipAnswers.othersHow',
    defaultMessage: 'Write the number under “What happened”, with what you want to tell us.',
    description: 'Third step below that heading',
  },
  add: {
    id: 'tipAnswers.add',
    defaultMessage: 'To add something',
    description: 'That heading where there is no answer yet',
  },
  noteNumber: {
    id: 'tipAnswers.noteNumber',
    defaultMessage: 'Note the reference number of your report:',
    description: 'First step below that heading; the number follows',
  },
  openForm: {
    id: 'tipAnswers.openForm',
    defaultMessage: 'Open the form that you used before:',
    description: 'Second step below that heading; links to the two forms follow',
  },
  newCode: {
    id: 'tipAnswers.newCode',
    defaultMessage: 'You get a new number and a new code. Keep both codes: our next answer may be under either.',
    description: 'After the steps',
  },
  noPromise: {
    id: 'tipAnswers.noPromise',
    defaultMessage: 'Not every report is answered here, but every report is read.',
    description: 'After “They may answer you or ask something”, where there is no answer yet',
  },
  copied: {
    id: 'tipAnswers.copied',
    defaultMessage: 'Copied. Paste it under “What happened”.',
    description: 'After copying that number',
  },
  later: {
    id: 'tipAnswers.later',
    defaultMessage: 'Before you leave',
    description: 'Heading of the end of the page: what to keep, what to close',
  },
  answerOf: {
    id: 'tipAnswers.answerOf',
    defaultMessage: 'Answer from the department',
    description: 'Heading of an answer; its day follows on a line of its own',
  },
  more: {
    id: 'tipAnswers.more',
    defaultMessage: 'More answers may follow.',
    description: 'Below the answers',
  },
  unreadable: {
    id: 'tipAnswers.unreadable',
    defaultMessage: 'This answer cannot be opened with your code.',
    description: 'In place of an answer that was sealed for somebody else',
  },
  again: {
    id: 'tipAnswers.again',
    defaultMessage: 'Look again with your code',
    description: 'Link at the end of the page',
  },
  close: {
    id: 'tipAnswers.close',
    defaultMessage: 'This website keeps no answer on your device. Close this page when you have read it.',
    description: 'After that',
  },
});
