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
  sealed: {
    id: 'tipAnswers.sealed',
    defaultMessage:
      'What you sent is not shown here: it is encrypted for the officers. This page says only whether there is an answer, not what is being done.',
    description: 'At the top, where there is no answer yet',
  },
  openedAt: {
    id: 'tipAnswers.openedAt',
    defaultMessage: 'You checked',
    description: 'Label of a date and time: when the visitor opened the page',
  },
  keep: {
    id: 'tipAnswers.keep',
    defaultMessage:
      'To open this page again you need the code that you have just entered; the reference number does not open it. Keep the code: we have not stored it, and cannot tell it to you again.',
    description: 'Below “Your code”',
  },
  writeAgain: {
    id: 'tipAnswers.writeAgain',
    defaultMessage: 'To answer us or to send more',
    description: 'Heading of buttons that open the forms, below the answers',
  },
  whichForm: {
    id: 'tipAnswers.whichForm',
    defaultMessage:
      'Use the form that you used before; if you are not sure, either will do. We put the number of this report on the form, so that officers can read both reports together. If you give your name there, they know that this report is yours as well.',
    description: 'After that, before the buttons',
  },
  sendMore: {
    id: 'tipAnswers.sendMore',
    defaultMessage: 'To send more information',
    description: 'That heading where there is no answer yet',
  },
  addToMisconduct: {
    id: 'tipAnswers.addToMisconduct',
    defaultMessage: 'Use the misconduct form',
    description: 'Button that opens the form',
  },
  addToElection: {
    id: 'tipAnswers.addToElection',
    defaultMessage: 'Use the election corruption form',
    description: 'Button that opens the form',
  },
  newCode: {
    id: 'tipAnswers.newCode',
    defaultMessage:
      'What you send is a new report, with a new number and a new code. Keep your present code as well, and enter each code to look for answers.',
    description: 'After the heading “To send more information”',
  },
  wait: {
    id: 'tipAnswers.wait',
    defaultMessage:
      'You do not need to do anything now. The officers may answer or ask something. If they write here, you will see it when you enter your code again. How long this takes differs from case to case.',
    description: 'First in the box, where there is no answer yet',
  },
  reached: {
    id: 'tipAnswers.reached',
    defaultMessage: 'If you gave a way to reach you, the officers may answer you that way instead.',
    description: 'After that',
  },
  noAnswer: {
    id: 'tipAnswers.noAnswer',
    defaultMessage: 'If no answer comes',
    description: 'Heading: other ways to reach the department',
  },
  askOtherwise: {
    id: 'tipAnswers.askOtherwise',
    defaultMessage:
      'You may ask in another way at any time, without your name. Give the reference number, never the code. A letter without an address to reply to cannot be answered by post.',
    description: 'Below that heading',
  },
  answerHere: {
    id: 'tipAnswers.answerHere',
    defaultMessage: 'However you ask the department, officers can answer you on this page.',
    description: 'After that, before a list of other ways',
  },
  outsideUnknown: {
    id: 'tipAnswers.outsideUnknown',
    defaultMessage: 'This website sends them neither this report nor its number, and they do not answer on this page.',
    description: 'After “You can also turn to somebody outside the department”',
  },
  yourCode: {
    id: 'tipAnswers.yourCode',
    defaultMessage: 'Your code',
    description: 'Heading: what to keep',
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
  closed: {
    id: 'tipAnswers.closed',
    defaultMessage: 'Answers cannot be read here at present',
    description: 'In place of the form for a code',
  },
  unreadable: {
    id: 'tipAnswers.unreadable',
    defaultMessage: 'This answer cannot be opened with your code. Please tell us with one of the forms below.',
    description: 'In place of an answer that was sealed for somebody else',
  },
  comeBack: {
    id: 'tipAnswers.comeBack',
    defaultMessage:
      'Please look again from time to time: enter your code on the page “{page}”. You will find it under “{misconduct}” or “{election}” on this website.',
    description: 'With a link that is named as on the forms, and the titles of two forms',
  },
  leave: {
    id: 'tipAnswers.leave',
    defaultMessage: 'When you leave, close this tab.',
    description: 'At the end of what happens next',
  },
  finished: {
    id: 'tipAnswers.finished',
    defaultMessage: 'When you have finished',
    description: 'Heading at the end of the page',
  },
  close: {
    id: 'tipAnswers.close',
    defaultMessage:
      'Close this tab. If you only go to another page, the back button may lead here again. This website keeps nothing of this page on your device. The history of your browser may show that you opened this page and the forms, and that you sent a form: if others use the device, delete these pages from the history.',
    description: 'Below that heading',
  },
});
