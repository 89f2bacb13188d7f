import { defineMessages } from '@formatjs/intl';

/** The words of the pages on which a complaint is found again. */
export const complaintTrackMessages = defineMessages({
  codeMissing: {
    id: 'complaintTrack.codeMissing',
    defaultMessage: 'Please enter your tracking code.',
    description: 'The tracking code is empty (spec §5)',
  },
  codeHint: {
    id: 'complaintTrack.codeHint',
    defaultMessage: 'Like K7M2Q-9DXHT-4RPN, from the receipt or the e-mail',
    description: 'Below that label',
  },
  trackTitle: {
    id: 'complaintTrack.trackTitle',
    defaultMessage: 'Follow a complaint',
    description: 'Title of the form',
  },
  trackIntro: {
    id: 'complaintTrack.trackIntro',
    defaultMessage: 'Enter the tracking code, and the password that you chose or that was on the receipt.',
    description: 'Below that title',
  },
  open: { id: 'complaintTrack.open', defaultMessage: 'Open', description: 'Button' },
  lostCode: { id: 'complaintTrack.lostCode', defaultMessage: 'Lost the code?', description: 'Link' },
  lostTitle: {
    id: 'complaintTrack.lostTitle',
    defaultMessage: 'Get your tracking codes by e-mail',
    description: 'Title of the form',
  },
  lostIntro: {
    id: 'complaintTrack.lostIntro',
    defaultMessage: 'Enter the e-mail with which you filed complaints. If there are any, we send their codes there.',
    description: 'Below that title',
  },
  sendCodes: { id: 'complaintTrack.sendCodes', defaultMessage: 'Send the codes', description: 'Button' },
  codesNext: {
    id: 'complaintTrack.codesNext',
    defaultMessage: 'Open the e-mail and copy the code. The password is not in it.',
    description: 'What to do after the codes were mailed',
  },
  notYet: {
    id: 'complaintTrack.notYet',
    defaultMessage: 'Nothing to follow yet?',
    description: 'Before a link to the form',
  },
  closedNotice: {
    id: 'complaintTrack.closedNotice',
    defaultMessage: 'For your safety the complaint is shown for 30 minutes only. Please open it again.',
    description: 'Above the form for code and password',
  },
  youClosed: {
    id: 'complaintTrack.youClosed',
    defaultMessage: 'The complaint is no longer shown on this device.',
    description: 'After the button to close was pressed',
  },
});
