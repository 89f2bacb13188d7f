import { defineMessages } from '@formatjs/intl';

/** The words of the forms with which complainants act. */
export const complaintActMessages = defineMessages({
  add: { id: 'complaintAct.add', defaultMessage: 'Add a message or files', description: 'Link and title' },
  addText: { id: 'complaintAct.addText', defaultMessage: 'Your message', description: 'Label' },
  addTextMissing: {
    id: 'complaintAct.addTextMissing',
    defaultMessage: 'Please write a message.',
    description: 'The message is empty',
  },
  addSend: { id: 'complaintAct.addSend', defaultMessage: 'Send', description: 'Button' },
  rate: {
    id: 'complaintAct.rate',
    defaultMessage: 'Rate our work',
    description: 'Link and title (spec §2: satisfaction rating)',
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
  reopenIntro: {
    id: 'complaintAct.reopenIntro',
    defaultMessage: 'You can reopen a finished complaint once, within 30 days of the day on which it was finished.',
    description: 'Below that title',
  },
  reason: { id: 'complaintAct.reason', defaultMessage: 'Why', description: 'Label' },
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
  cancel: { id: 'complaintAct.cancel', defaultMessage: 'Back to the complaint', description: 'Link' },
});
