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
    defaultMessage:
      'Like K7M2Q-9DXHT-4RPN, from the receipt or the e-mail. You can leave out the hyphens and use small letters.',
    description: 'Below that label',
  },
  trackTitle: {
    id: 'complaintTrack.trackTitle',
    defaultMessage: 'Follow a complaint',
    description: 'Title of the form',
  },
  trackIntro: {
    id: 'complaintTrack.trackIntro',
    defaultMessage: 'Enter the tracking code and the password of your complaint to see what is being done.',
    description: 'Below that title',
  },
  open: { id: 'complaintTrack.open', defaultMessage: 'Open the complaint', description: 'Button' },
  passwordHint: {
    id: 'complaintTrack.passwordHint',
    defaultMessage: 'The one that you chose, or that is on the receipt',
    description: 'Below the label of the password',
  },
  lostCode: { id: 'complaintTrack.lostCode', defaultMessage: 'Lost the code?', description: 'Heading' },
  lostCodeText: {
    id: 'complaintTrack.lostCodeText',
    defaultMessage:
      'It is on the receipt, and in the e-mail if you gave an address. We can mail it again. If you gave no address, call {hotline}.',
    description: 'Below that heading, above a link; the hotline is a link that calls',
  },
  lostPassword: { id: 'complaintTrack.lostPassword', defaultMessage: 'Lost the password?', description: 'Heading' },
  lostPasswordText: {
    id: 'complaintTrack.lostPasswordText',
    defaultMessage: 'We cannot show it again. Have your tracking code ready, and ask about the complaint by phone.',
    description: 'Below that heading, above a telephone number',
  },
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
