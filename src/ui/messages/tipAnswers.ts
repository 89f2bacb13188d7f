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
      'Only the code that you have just entered opens this page; the reference number does not. Keep the code: we have not stored it, and cannot tell you again.',
    description: 'Below “Your code”',
  },
  others: {
    id: 'tipAnswers.others',
    defaultMessage: 'To answer us or to send more',
    description: 'Heading of buttons that open the forms, below the answers',
  },
  othersHow: {
    id: 'tipAnswers.othersHow',
    defaultMessage:
      'Use the form that you used before; if you are not sure, either will do. We put the number of this report on the form, so that officers read both reports together.',
    description: 'After that, before the buttons',
  },
  add: {
    id: 'tipAnswers.add',
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
      'What you send is a new report, with a new number and a new code. Keep your present code as well, and look for answers with each.',
    description: 'After the heading “To send more information”',
  },
  wait: {
    id: 'tipAnswers.wait',
    defaultMessage:
      'You need do nothing now. If the officers answer or ask something, it appears on this page. How long this takes differs from case to case: look again from time to time.',
    description: 'First in the box, where there is no answer yet',
  },
  reached: {
    id: 'tipAnswers.reached',
    defaultMessage: 'If you gave a way to reach you, the officers may use that as well.',
    description: 'Last in that box',
  },
  silence: {
    id: 'tipAnswers.silence',
    defaultMessage: 'If no answer comes',
    description: 'Heading: other ways to reach the department',
  },
  silenceHow: {
    id: 'tipAnswers.silenceHow',
    defaultMessage: 'You can ask us in another way, without your name. Give the reference number, never the code.',
    description: 'Below that heading',
  },
  later: {
    id: 'tipAnswers.later',
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
    defaultMessage: 'More answers may follow: look again from time to time.',
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
    defaultMessage: 'To look again, open “{misconduct}” or “{election}” on this website, then “{link}”.',
    description: 'How to find this page once it was closed; with the titles of the forms and a link on them',
  },
  again: {
    id: 'tipAnswers.again',
    defaultMessage: 'To the page for your code',
    description: 'Link after that',
  },
  finished: {
    id: 'tipAnswers.finished',
    defaultMessage: 'When you have finished',
    description: 'Heading at the end of the page',
  },
  close: {
    id: 'tipAnswers.close',
    defaultMessage:
      'Close this page. This website keeps nothing of it on your device, but the history of your browser may show that you opened this page.',
    description: 'Below that heading',
  },
});
