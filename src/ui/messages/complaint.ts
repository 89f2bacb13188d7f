import { defineMessages } from '@formatjs/intl';

/** The words of the form of a complaint, and of its receipt. */
export const complaintMessages = defineMessages({
  title: { id: 'complaint.title', defaultMessage: 'File a complaint', description: 'Title of the form' },
  intro: {
    id: 'complaint.intro',
    defaultMessage:
      'Tell us what is wrong, what you need or what we could do better. You get a tracking code, with which you see what becomes of it.',
    description: 'Below that title',
  },
  urgentText: {
    id: 'complaint.urgentText',
    defaultMessage:
      'Is somebody in danger? Get to a safe place first, then call {disasters} (disaster prevention) or {police} (police) at once. Has a canal bank or a gate broken? Keep away from it and call {hotline}.',
    description: 'Above the form; all three are links that call',
  },
  what: { id: 'complaint.what', defaultMessage: 'What it is about', description: 'Legend of a part of the form' },
  topic: { id: 'complaint.topic', defaultMessage: 'Topic', description: 'Label' },
  text: { id: 'complaint.text', defaultMessage: 'Description', description: 'Label' },
  optional: {
    id: 'complaint.optional',
    defaultMessage: 'What is marked (optional) can stay empty.',
    description: 'Above the fields; the mark is that of optional fields',
  },
  textHint: {
    id: 'complaint.textHint',
    defaultMessage: 'What has happened, since when, and what it does to you.',
    description: 'Below the label of the description',
  },
  textMissing: {
    id: 'complaint.textMissing',
    defaultMessage: 'Please describe the matter.',
    description: 'The text of a complaint is empty',
  },
  where: { id: 'complaint.where', defaultMessage: 'Where it is', description: 'Legend of a part of the form' },
  province: { id: 'complaint.province', defaultMessage: 'Province', description: 'Label' },
  place: { id: 'complaint.place', defaultMessage: 'Place', description: 'Label' },
  placeHint: {
    id: 'complaint.placeHint',
    defaultMessage: 'Village, canal, road or landmark',
    description: 'Below that label',
  },
  position: { id: 'complaint.position', defaultMessage: 'Position on a map', description: 'Label' },
  positionHint: {
    id: 'complaint.positionHint',
    defaultMessage:
      'Only where the place above is hard to find. In the map of your phone, press on the place until 2 numbers appear, and copy them here. Example: 18.78765, 98.99312',
    description: 'Below that label',
  },
  who: { id: 'complaint.who', defaultMessage: 'Who you are', description: 'Legend of a part of the form' },
  reach: { id: 'complaint.reach', defaultMessage: 'How we reach you', description: 'Legend of a part of the form' },
  reachHint: {
    id: 'complaint.reachHint',
    defaultMessage: 'Please give at least 1 of the 3: an e-mail address, a mobile phone or another phone.',
    description: 'Below that legend',
  },
  emailHint: {
    id: 'complaint.emailHint',
    defaultMessage: 'We send the tracking code and news of the complaint there.',
    description: 'Below the label of the e-mail address',
  },
  mobile: { id: 'complaint.mobile', defaultMessage: 'Mobile phone', description: 'Label' },
  mobileHint: {
    id: 'complaint.mobileHint',
    defaultMessage: '10 digits, with or without spaces.',
    description: 'Below that label',
  },
  extraPhone: {
    id: 'complaint.extraPhone',
    defaultMessage: 'Another phone',
    description: 'Label (spec §3: extra phone)',
  },
  passwordLegend: {
    id: 'complaint.passwordLegend',
    defaultMessage: 'Password of this complaint',
    description: 'Legend of a part of the form',
  },
  password: { id: 'complaint.password', defaultMessage: 'Password', description: 'Label' },
  passwordHint: {
    id: 'complaint.passwordHint',
    defaultMessage:
      'With the tracking code it opens your complaint later. At least 8 characters. Leave it empty and we make one for you.',
    description: 'Below that label',
  },
  send: { id: 'complaint.send', defaultMessage: 'File the complaint', description: 'Button' },
  dataWhat: {
    id: 'complaint.dataWhat',
    defaultMessage: 'Name, ways to reach you, what you write and attach',
    description: 'Personal-data notice',
  },
  dataWhy: {
    id: 'complaint.dataWhy',
    defaultMessage: 'To work on your complaint and to tell you the result',
    description: 'Personal-data notice',
  },
  dataHowLong: {
    id: 'complaint.dataHowLong',
    defaultMessage: '2 years after the complaint is finished or withdrawn',
    description: 'Personal-data notice',
  },
  code: { id: 'complaint.code', defaultMessage: 'Tracking code', description: 'Label (spec §3)' },
  keepBoth: {
    id: 'complaint.keepBoth',
    defaultMessage: 'Please keep both. We cannot show you the password again.',
    description: 'On the receipt, below code and password',
  },
  keepCode: {
    id: 'complaint.keepCode',
    defaultMessage: 'Please keep the code. With it and your password you follow the complaint.',
    description: 'On the receipt of who chose a password',
  },
  received: { id: 'complaint.received', defaultMessage: 'We have your complaint.', description: 'On the receipt' },
  toKeep: {
    id: 'complaint.toKeep',
    defaultMessage: 'What you need to keep',
    description: 'Name of a part of the receipt, for screen readers',
  },
  codeOf: {
    id: 'complaint.codeOf',
    defaultMessage: 'Tracking code of your complaint',
    description: 'Label on the receipt',
  },
  passwordOf: {
    id: 'complaint.passwordOf',
    defaultMessage: 'Password of your complaint',
    description: 'Label on the receipt',
  },
  writeBoth: {
    id: 'complaint.writeBoth',
    defaultMessage: 'Write both down or take a photo of this page.',
    description: 'On the receipt, below code and password',
  },
  writeCode: {
    id: 'complaint.writeCode',
    defaultMessage: 'Write it down or take a photo of this page.',
    description: 'On the receipt, below the code',
  },
  copyBoth: { id: 'complaint.copyBoth', defaultMessage: 'Copy both', description: 'Button: code and password' },
  copyCode: { id: 'complaint.copyCode', defaultMessage: 'Copy the code', description: 'Button' },
  copied: {
    id: 'complaint.copied',
    defaultMessage: 'Copied. Paste it in a safe place where you will find it again.',
    description: 'After copying',
  },
  copyFailed: {
    id: 'complaint.copyFailed',
    defaultMessage: 'This could not be copied. Please write it down.',
    description: 'After copying failed',
  },
  print: { id: 'complaint.print', defaultMessage: 'Print or save', description: 'Button' },
  mailed: {
    id: 'complaint.mailed',
    defaultMessage: 'We have also sent the tracking code to your e-mail address. The password is not in that e-mail.',
    description: 'On the receipt, where there is an e-mail address',
  },
  otherDevice: {
    id: 'complaint.otherDevice',
    defaultMessage: 'For another device',
    description: 'Heading above the QR code',
  },
  filedAt: { id: 'complaint.filedAt', defaultMessage: 'Filed', description: 'Label of a date' },
  proof: {
    id: 'complaint.proof',
    defaultMessage: 'Proof of receipt (entry {number})',
    description: 'Heading above the hash of the ledger entry with that number',
  },
  proofText: {
    id: 'complaint.proofText',
    defaultMessage:
      'You do not need this to follow the complaint. If you keep it, you can check later that your complaint was received.',
    description: 'Above that hash',
  },
  qrCode: {
    id: 'complaint.qrCode',
    defaultMessage: 'QR code of the page on which you follow the complaint',
    description: 'Alternative text',
  },
  nextRead: {
    id: 'complaint.nextRead',
    defaultMessage: 'An officer reads it and sends it to the office that is responsible.',
    description: 'What happens next',
  },
  scan: {
    id: 'complaint.scan',
    defaultMessage:
      'Scan this to open the page on which you follow the complaint. The code is in it, the password is not.',
    description: 'Below the QR code',
  },
  nextTold: {
    id: 'complaint.nextTold',
    defaultMessage: 'By {date} we tell you what has been decided or done.',
    description: 'What happens next, on the receipt; date is a day',
  },
  nextFollow: {
    id: 'complaint.nextFollow',
    defaultMessage: 'You can follow what is done, add to it, or withdraw it.',
    description: 'What happens next',
  },
  after: {
    id: 'complaint.after',
    defaultMessage: 'After you file it',
    description: 'Heading beside the form, above the steps that follow',
  },
  afterReceipt: {
    id: 'complaint.afterReceipt',
    defaultMessage: 'At once you get a receipt with your tracking code; also by e-mail if you give an address.',
    description: 'First step',
  },
  afterWork: {
    id: 'complaint.afterWork',
    defaultMessage:
      'An officer reads it and sends it to the office that is responsible. If something is unclear, we ask you.',
    description: 'Second step',
  },
  afterResult: {
    id: 'complaint.afterResult',
    defaultMessage:
      'Within {days, plural, one {# day} other {# days}} we tell you the result. Until then you can see, with your code and your password, what is being done.',
    description: 'Third step',
  },
  follow: { id: 'complaint.follow', defaultMessage: 'Follow the complaint', description: 'Link' },
});
