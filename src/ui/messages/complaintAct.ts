import { defineMessages } from '@formatjs/intl';

/** The words of the forms with which complainants act. */
export const complaintActMessages = defineMessages({
  add: { id: 'complaintAct.add', defaultMessage: 'Add a message', description: 'Link and title' },
  addHint: {
    id: 'complaintAct.addHint',
    defaultMessage: 'What is new, with photos or documents if you have any.',
    description: 'Below that link',
  },
  addText: { id: 'complaintAct.addText', defaultMessage: 'Your message', description: 'Label' },
  addTextMissing: {
    id: 'complaintAct.addTextMissing',
    defaultMessage: 'Please write a message.',
    description: 'The message is empty',
  },
  addTextHint: {
    id: 'complaintAct.addTextHint',
    defaultMessage: 'What is new, or the answer to our question.',
    description: 'Below that label',
  },
  addNext: {
    id: 'complaintAct.addNext',
    defaultMessage: 'Your message joins the complaint, and the officers who work on it read it.',
    description: 'What happens after the message is sent',
  },
  addReply: {
    id: 'complaintAct.addReply',
    defaultMessage: 'If they answer or ask you something, you read it on the page of the complaint.',
    description: 'What happens then',
  },
  addSend: { id: 'complaintAct.addSend', defaultMessage: 'Send the message', description: 'Button' },
  rate: {
    id: 'complaintAct.rate',
    defaultMessage: 'Rate our work',
    description: 'Link and title (spec §2: satisfaction rating)',
  },
  rateSend: { id: 'complaintAct.rateSend', defaultMessage: 'Send the rating', description: 'Button' },
  rateOnce: {
    id: 'complaintAct.rateOnce',
    defaultMessage: 'Your rating joins the complaint. You can rate once, and not change it afterwards.',
    description: 'What happens after the rating is sent',
  },
  rateOnly: {
    id: 'complaintAct.rateOnly',
    defaultMessage: 'A rating does not reopen the complaint.',
    description: 'What does not happen then',
  },
  rating: { id: 'complaintAct.rating', defaultMessage: 'How satisfied are you?', description: 'Label' },
  ratingMissing: {
    id: 'complaintAct.ratingMissing',
    defaultMessage: 'Please choose one of the 5.',
    description: 'No rating is chosen',
  },
  rating5: { id: 'complaintAct.rating5', defaultMessage: '5: completely', description: 'A rating' },
  rating4: { id: 'complaintAct.rating4', defaultMessage: '4: mostly', description: 'A rating' },
  rating3: { id: 'complaintAct.rating3', defaultMessage: '3: partly', description: 'A rating' },
  rating2: { id: 'complaintAct.rating2', defaultMessage: '2: little', description: 'A rating' },
  rating1: { id: 'complaintAct.rating1', defaultMessage: '1: not at all', description: 'A rating' },
  comment: { id: 'complaintAct.comment', defaultMessage: 'What could be better', description: 'Label' },
  reopen: { id: 'complaintAct.reopen', defaultMessage: 'Reopen the complaint', description: 'Link and title' },
  reopenHint: {
    id: 'complaintAct.reopenHint',
    defaultMessage: 'If the result does not settle the matter. You can do this once, until {date}.',
    description: 'Below that link; date is a day',
  },
  reopenIntro: {
    id: 'complaintAct.reopenIntro',
    defaultMessage: 'You can reopen a finished complaint once, within 30 days of the day on which it was finished.',
    description: 'Below that title',
  },
  reopenUntil: {
    id: 'complaintAct.reopenUntil',
    defaultMessage: 'You can reopen the complaint once, until {date}.',
    description: 'Below that title, where the day is known',
  },
  reopenSend: { id: 'complaintAct.reopenSend', defaultMessage: 'Reopen the complaint', description: 'Button' },
  reopenNext: {
    id: 'complaintAct.reopenNext',
    defaultMessage: 'An officer reads why, and works on the complaint again.',
    description: 'What happens after the complaint is reopened',
  },
  reason: { id: 'complaintAct.reason', defaultMessage: 'Why should we work on it again?', description: 'Label' },
  reasonHint: {
    id: 'complaintAct.reasonHint',
    defaultMessage: 'What is still not settled, and how you noticed.',
    description: 'Below that label',
  },
  reasonMissing: {
    id: 'complaintAct.reasonMissing',
    defaultMessage: 'Please tell us why.',
    description: 'The reason is empty',
  },
  withdraw: { id: 'complaintAct.withdraw', defaultMessage: 'Withdraw the complaint', description: 'Link and title' },
  withdrawIntro: {
    id: 'complaintAct.withdrawIntro',
    defaultMessage: 'We stop working on it. This cannot be undone.',
    description: 'Below that title',
  },
  withdrawSend: {
    id: 'complaintAct.withdrawSend',
    defaultMessage: 'Yes, withdraw the complaint',
    description: 'Button',
  },
  withdrawRead: {
    id: 'complaintAct.withdrawRead',
    defaultMessage: 'You can still read the complaint with its code and password.',
    description: 'What happens after the complaint is withdrawn',
  },
  withdrawNew: {
    id: 'complaintAct.withdrawNew',
    defaultMessage: 'If the problem is there again, you can file a new complaint.',
    description: 'What can be done then',
  },
  cancel: { id: 'complaintAct.cancel', defaultMessage: 'Back to the complaint', description: 'Link' },
});
