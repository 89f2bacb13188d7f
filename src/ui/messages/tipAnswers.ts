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
    defaultMessage: 'Your report: no answer yet',
    description: 'Title of the page where there is no answer',
  },
  keep: {
    id: 'tipAnswers.keep',
    defaultMessage:
      'Only the code that you have just entered opens this page; the reference number does not. Keep the code: nobody can show it to you again.',
    description: 'At the end of the page',
  },
  others: {
    id: 'tipAnswers.others',
    defaultMessage: 'To add something or to answer us',
    description: 'Heading of buttons that open the forms, below the answers',
  },
  othersHow: {
    id: 'tipAnswers.othersHow',
    defaultMessage: 'Choose the form that you used before: we put the number of this report on it.',
    description: 'Below that heading; buttons that open the two forms follow',
  },
  add: {
    id: 'tipAnswers.add',
    defaultMessage: 'To add something',
    description: 'That heading where there is no answer yet',
  },
  addToMisconduct: {
    id: 'tipAnswers.addToMisconduct',
    defaultMessage: 'Add: misconduct',
    description: 'Button that opens the form',
  },
  addToElection: {
    id: 'tipAnswers.addToElection',
    defaultMessage: 'Add: election corruption',
    description: 'Button that opens the form',
  },
  newCode: {
    id: 'tipAnswers.newCode',
    defaultMessage:
      'After sending you get a new number and a new code. Keep the old code too: an answer may come under either.',
    description: 'Before the buttons',
  },
  noPromise: {
    id: 'tipAnswers.noPromise',
    defaultMessage:
      'Every report is read, but not every one is answered. If you gave no way to reach you, an answer appears only here.',
    description: 'After “They may answer you or ask something”, where there is no answer yet',
  },
  later: {
    id: 'tipAnswers.later',
    defaultMessage: 'Your code',
    description: 'Heading: what to keep, what to close',
  },
  answerOf: {
    id: 'tipAnswers.answerOf',
    defaultMessage: 'Answer from the department',
    description: 'Heading of an answer; its day follows on a line of its own',
  },
  more: {
    id: 'tipAnswers.more',
    defaultMessage: 'More answers may follow: look again from time to time.',
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
    defaultMessage: 'This website keeps nothing of this page on your device. Close the page after reading.',
    description: 'After that',
  },
});
