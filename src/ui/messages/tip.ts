import { defineMessages } from '@formatjs/intl';

/** The words of the forms of tips, and of their receipt. */
export const tipMessages = defineMessages({
  electionTitle: {
    id: 'tip.electionTitle',
    defaultMessage: 'Report election corruption',
    description: 'Title of the form',
  },
  electionIntro: {
    id: 'tip.electionIntro',
    defaultMessage:
      'Have staff, vehicles or money of the department been used to buy votes or to help a candidate? Tell us in confidence. Report other election corruption to the Office of the Election Commission.',
    description: 'Below that title',
  },
  misconductTitle: { id: 'tip.misconductTitle', defaultMessage: 'Report misconduct', description: 'Title of the form' },
  misconductIntro: {
    id: 'tip.misconductIntro',
    defaultMessage:
      'Has somebody who works for the department asked for or taken bribes, misused their office or broken the rules? Tell us in confidence.',
    description: 'Below that title',
  },
  protection: {
    id: 'tip.protection',
    defaultMessage: 'How this stays confidential',
    description: 'Heading before the form',
  },
  protectSealed: {
    id: 'tip.protectSealed',
    defaultMessage:
      'What you write and attach is encrypted as soon as it arrives. From then on only the officers who read reports can open it. Those who run this website cannot.',
    description: 'How a tip is protected',
  },
  protectNameless: {
    id: 'tip.protectNameless',
    defaultMessage:
      'You need not say who you are. With your report we keep the day on which it arrived, but neither the time of arrival nor the IP address of your device.',
    description: 'How a tip is protected',
  },
  protectFiles: {
    id: 'tip.protectFiles',
    defaultMessage:
      'We remove hidden details from photos, such as where they were taken. From a PDF file we remove nothing: it may give away who made it, and when and where. File names are kept: change one that gives something away before you attach the file.',
    description: 'How a tip is protected',
  },
  protectOthers: {
    id: 'tip.protectOthers',
    defaultMessage:
      'Your internet provider, your workplace and the servers in front of this website may record that you opened this page. Use a device and a connection that you trust.',
    description: 'What does not protect who sends a tip',
  },
  sentBefore: {
    id: 'tip.sentBefore',
    defaultMessage: 'Have you sent a report before?',
    description: 'Before the link to the page of answers',
  },
  readAnswers: {
    id: 'tip.readAnswers',
    defaultMessage: 'Look for answers',
    description: 'Link to the page that asks for a code',
  },
  what: { id: 'tip.what', defaultMessage: 'What you know', description: 'Legend of a part of the form' },
  text: { id: 'tip.text', defaultMessage: 'What happened', description: 'Label' },
  textHint: {
    id: 'tip.textHint',
    defaultMessage: 'Write what you saw yourself, and how you know of the rest.',
    description: 'Below that label',
  },
  textMissing: {
    id: 'tip.textMissing',
    defaultMessage: 'Please tell us what happened.',
    description: 'The text of a tip is empty',
  },
  place: { id: 'tip.place', defaultMessage: 'Where', description: 'Label' },
  placeHint: {
    id: 'tip.placeHint',
    defaultMessage: 'Province, village, office or road',
    description: 'Below that label',
  },
  time: { id: 'tip.time', defaultMessage: 'When', description: 'Label' },
  timeHint: {
    id: 'tip.timeHint',
    defaultMessage: 'As exactly as you like, or since when',
    description: 'Below that label',
  },
  people: { id: 'tip.people', defaultMessage: 'Who is involved', description: 'Label' },
  peopleHint: {
    id: 'tip.peopleHint',
    defaultMessage: 'Names, positions, companies, number plates.',
    description: 'Below that label',
  },
  you: { id: 'tip.you', defaultMessage: 'If you want us to reach you', description: 'Legend of a part of the form' },
  contact: { id: 'tip.contact', defaultMessage: 'How we reach you', description: 'Label' },
  contactHint: {
    id: 'tip.contactHint',
    defaultMessage:
      'Phone, e-mail or LINE. You can leave it empty, and read answers on this website with the code on the receipt.',
    description: 'Below that label',
  },
  send: { id: 'tip.send', defaultMessage: 'Send in confidence', description: 'Button' },
  dataWhat: {
    id: 'tip.dataWhat',
    defaultMessage: 'What you write and attach, a way to reach you if you give one, and the day of receipt',
    description: 'Personal-data notice',
  },
  dataWhy: {
    id: 'tip.dataWhy',
    defaultMessage: 'To look into what you report, and to answer you',
    description: 'Personal-data notice',
  },
  dataHowLong: {
    id: 'tip.dataHowLong',
    defaultMessage: 'As long as the case needs it',
    description: 'Personal-data notice',
  },
  closed: { id: 'tip.closed', defaultMessage: 'This form is closed at present', description: 'In place of the form' },
  closedText: {
    id: 'tip.closedText',
    defaultMessage: 'You can report in another way:',
    description: 'Before a list of other ways',
  },
  byLetter: {
    id: 'tip.byLetter',
    defaultMessage: 'By letter, marked “confidential”, to:',
    description: 'In that list, before an address',
  },
  outside: {
    id: 'tip.outside',
    defaultMessage:
      'You can also turn to somebody outside the department: the {nacc}, or, if it is about an election, the {ect}.',
    description: 'With links to the two bodies below',
  },
  nacc: {
    id: 'tip.nacc',
    defaultMessage: 'National Anti-Corruption Commission, 1205',
    description: 'Link to a telephone number',
  },
  ect: { id: 'tip.ect', defaultMessage: 'Election Commission, 1444', description: 'Link to a telephone number' },
  callShows: {
    id: 'tip.callShows',
    defaultMessage: 'Whoever you call may see your phone number.',
    description: 'After a list of hotlines',
  },
  earlier: {
    id: 'tip.earlier',
    defaultMessage: 'Adds to report',
    description: 'Above the form, before the number of an earlier report',
  },
  repeated: {
    id: 'tip.repeated',
    defaultMessage:
      'This report had arrived before, and we have it once. If you have changed anything since, also a file, we did not get the change: please add it on the page where you read the answers.',
    description: 'On the receipt of a form that was sent twice',
  },
  code: { id: 'tip.code', defaultMessage: 'Code for answers', description: 'Label' },
  keepCode: {
    id: 'tip.keepCode',
    defaultMessage:
      'Please write both down now, and keep them in a safe place. We do not store the code, and cannot tell it to you again. Whoever has it can read our answers.',
    description: 'Below number and code',
  },
  nextRead: {
    id: 'tip.nextRead',
    defaultMessage: 'Officers who are bound to secrecy open your report and look into it.',
    description: 'What happens next',
  },
  nextAnswer: {
    id: 'tip.nextAnswer',
    defaultMessage: 'They may answer you or ask something: please look from time to time.',
    description: 'What happens next',
  },
  day: { id: 'tip.day', defaultMessage: 'Received', description: 'Label of a date' },
  leave: { id: 'tip.leave', defaultMessage: 'To the home page', description: 'Link' },
});
