import { defineMessages, type MessageDescriptor } from '@formatjs/intl';
import type { Ground, PersonalDataKind } from '#domain/members/personalData.ts';

/** What is stored about a person, in kinds: its name, what for, and until when (PDPA §23). */
const words = defineMessages({
  account: { id: 'personalData.account', defaultMessage: 'Your account', description: 'Kind of personal data' },
  accountWhy: {
    id: 'personalData.accountWhy',
    defaultMessage:
      'Name, e-mail, phone, birthday, gender, user name, when, in which language and in which version you accepted the terms, and a code made from your password from which nobody can read it: to recognise you, to reach you, to show your profile, and to prove that you accepted the terms.',
    description: 'What for',
  },
  accountKept: {
    id: 'personalData.accountKept',
    defaultMessage: 'until you delete the account; 7 days when its e-mail was never confirmed',
    description: 'Until when it is kept',
  },
  picture: { id: 'personalData.picture', defaultMessage: 'Your picture', description: 'Kind of personal data' },
  pictureWhy: {
    id: 'personalData.pictureWhy',
    defaultMessage: 'A small copy of the picture that you chose: to show it to you in your profile.',
    description: 'What for',
  },
  pictureKept: {
    id: 'personalData.pictureKept',
    defaultMessage: 'until you remove it, or delete the account',
    description: 'Until when it is kept',
  },
  sessions: {
    id: 'personalData.sessions',
    defaultMessage: 'Where you are signed in',
    description: 'Kind of personal data',
  },
  sessionsWhy: {
    id: 'personalData.sessionsWhy',
    defaultMessage:
      'The kind of browser, its IP address (of an IPv6 address, the first half only) and the time: to keep you signed in, and to show you where.',
    description: 'What for',
  },
  sessionsKept: {
    id: 'personalData.sessionsKept',
    defaultMessage: 'until you sign out, 24 hours at most',
    description: 'Until when it is kept',
  },
  providers: {
    id: 'personalData.providers',
    defaultMessage: 'Accounts elsewhere with which you sign in',
    description: 'Kind of personal data',
  },
  providersWhy: {
    id: 'personalData.providersWhy',
    defaultMessage: 'The provider, a code for your account there, and since when: to sign you in with it.',
    description: 'What for',
  },
  providersKept: {
    id: 'personalData.providersKept',
    defaultMessage: 'until you remove the link, or delete the account',
    description: 'Until when it is kept',
  },
  secondFactors: {
    id: 'personalData.secondFactors',
    defaultMessage: 'Authenticator app, passkeys and recovery codes',
    description: 'Kind of personal data',
  },
  secondFactorsWhy: {
    id: 'personalData.secondFactorsWhy',
    defaultMessage:
      'The encrypted key of your app, the public keys of your passkeys with their names, and codes made from your recovery codes: for the second step of signing in, if you want it.',
    description: 'What for',
  },
  secondFactorsKept: {
    id: 'personalData.secondFactorsKept',
    defaultMessage: 'until you remove them, or delete the account',
    description: 'Until when it is kept',
  },
  browsers: {
    id: 'personalData.browsers',
    defaultMessage: 'Browsers that we recognise',
    description: 'Kind of personal data',
  },
  browsersWhy: {
    id: 'personalData.browsersWhy',
    defaultMessage:
      'A random mark of your browser: so that you get no warning about your own browser, and strangers cannot lock you out.',
    description: 'What for',
  },
  browsersKept: {
    id: 'personalData.browsersKept',
    defaultMessage: '180 days after the last use',
    description: 'Until when it is kept',
  },
  events: {
    id: 'personalData.events',
    defaultMessage: 'What happened to your account',
    description: 'Kind of personal data',
  },
  eventsWhy: {
    id: 'personalData.eventsWhy',
    defaultMessage:
      'Sign-ins, failed ones too, and changes, with time, kind of browser and IP address (of an IPv6 address, the first half only): so that you and we notice misuse.',
    description: 'What for',
  },
  eventsKept: { id: 'personalData.eventsKept', defaultMessage: '90 days', description: 'Until when it is kept' },
  links: { id: 'personalData.links', defaultMessage: 'Links that we mailed', description: 'Kind of personal data' },
  linksWhy: {
    id: 'personalData.linksWhy',
    defaultMessage:
      'When they were sent and used, and the new address: to confirm an address, or to choose a new password.',
    description: 'What for',
  },
  linksKept: {
    id: 'personalData.linksKept',
    defaultMessage: '7 days after the e-mail',
    description: 'Until when it is kept',
  },
  mails: { id: 'personalData.mails', defaultMessage: 'E-mails to you', description: 'Kind of personal data' },
  mailsWhy: {
    id: 'personalData.mailsWhy',
    defaultMessage: 'Address and content of an e-mail on its way: to send it.',
    description: 'What for',
  },
  mailsKept: {
    id: 'personalData.mailsKept',
    defaultMessage: 'until it is sent, 12 days at most',
    description: 'Until when it is kept',
  },
  newsletter: {
    id: 'personalData.newsletter',
    defaultMessage: 'Your newsletter',
    description: 'Kind of personal data',
  },
  newsletterWhy: {
    id: 'personalData.newsletterWhy',
    defaultMessage: 'Your e-mail address, the language, and the types of news that you chose: to send you that news.',
    description: 'What for',
  },
  newsletterKept: {
    id: 'personalData.newsletterKept',
    defaultMessage: 'until you unsubscribe; 7 days when the e-mail was never confirmed',
    description: 'Until when it is kept',
  },
  messages: {
    id: 'personalData.messages',
    defaultMessage: 'Messages to the department',
    description: 'Kind of personal data',
  },
  messagesWhy: {
    id: 'personalData.messagesWhy',
    defaultMessage: 'What you wrote to us with your e-mail address: to answer it, and to correct what you reported.',
    description: 'What for',
  },
  messagesKept: {
    id: 'personalData.messagesKept',
    defaultMessage: '2 years after the message has been dealt with',
    description: 'Until when it is kept',
  },
  complaints: { id: 'personalData.complaints', defaultMessage: 'Complaints', description: 'Kind of personal data' },
  complaintsWhy: {
    id: 'personalData.complaintsWhy',
    defaultMessage: 'What you complained about, who you are and how we reach you, and what was done: to work on it.',
    description: 'What for',
  },
  complaintsKept: {
    id: 'personalData.complaintsKept',
    defaultMessage: '2 years after the complaint is finished or withdrawn',
    description: 'Until when it is kept',
  },
  files: {
    id: 'personalData.files',
    defaultMessage: 'Files of messages and complaints',
    description: 'Kind of personal data',
  },
  filesWhy: {
    id: 'personalData.filesWhy',
    defaultMessage: 'The files that you attached: to answer, and to work on it.',
    description: 'What for',
  },
  filesKept: {
    id: 'personalData.filesKept',
    defaultMessage: 'as long as the message or complaint; 1 day if it was never sent',
    description: 'Until when it is kept',
  },
  tips: {
    id: 'personalData.tips',
    defaultMessage: 'Tips and reports of misconduct',
    description: 'Kind of personal data',
  },
  tipsWhy: {
    id: 'personalData.tipsWhy',
    defaultMessage: 'What was reported, encrypted so that only the officers who look into it can read it.',
    description: 'What for',
  },
  tipsKept: {
    id: 'personalData.tipsKept',
    defaultMessage: 'as long as the case needs it',
    description: 'Until when it is kept',
  },
  comments: { id: 'personalData.comments', defaultMessage: 'Comments on pages', description: 'Kind of personal data' },
  commentsWhy: {
    id: 'personalData.commentsWhy',
    defaultMessage: 'What was written about a page, without who wrote it: to improve the page.',
    description: 'What for',
  },
  commentsKept: {
    id: 'personalData.commentsKept',
    defaultMessage: 'only the newest 500',
    description: 'Until when it is kept',
  },
  operatorUses: {
    id: 'personalData.operatorUses',
    defaultMessage: 'Who read a message',
    description: 'Kind of personal data',
  },
  operatorUsesWhy: {
    id: 'personalData.operatorUsesWhy',
    defaultMessage: 'Which officer read which message: to account for it.',
    description: 'What for',
  },
  operatorUsesKept: {
    id: 'personalData.operatorUsesKept',
    defaultMessage: 'as long as it may have to be accounted for',
    description: 'Until when it is kept',
  },
  erasures: {
    id: 'personalData.erasures',
    defaultMessage: 'Record of a deletion',
    description: 'Kind of personal data',
  },
  erasuresWhy: {
    id: 'personalData.erasuresWhy',
    defaultMessage:
      'A code from which nobody can read who it was: to delete the account again, should it come back with an older backup.',
    description: 'What for',
  },
  erasuresKept: { id: 'personalData.erasuresKept', defaultMessage: '730 days', description: 'Until when it is kept' },
});

interface DataWords {
  readonly name: MessageDescriptor;
  readonly why: MessageDescriptor;
  readonly kept: MessageDescriptor;
}

/** The words of every kind of personal data. A kind without words does not compile. */
export const personalDataWords: Readonly<Record<PersonalDataKind, DataWords>> = {
  account: { name: words.account, why: words.accountWhy, kept: words.accountKept },
  picture: { name: words.picture, why: words.pictureWhy, kept: words.pictureKept },
  sessions: { name: words.sessions, why: words.sessionsWhy, kept: words.sessionsKept },
  secondFactors: { name: words.secondFactors, why: words.secondFactorsWhy, kept: words.secondFactorsKept },
  providers: { name: words.providers, why: words.providersWhy, kept: words.providersKept },
  browsers: { name: words.browsers, why: words.browsersWhy, kept: words.browsersKept },
  events: { name: words.events, why: words.eventsWhy, kept: words.eventsKept },
  links: { name: words.links, why: words.linksWhy, kept: words.linksKept },
  mails: { name: words.mails, why: words.mailsWhy, kept: words.mailsKept },
  newsletter: { name: words.newsletter, why: words.newsletterWhy, kept: words.newsletterKept },
  messages: { name: words.messages, why: words.messagesWhy, kept: words.messagesKept },
  complaints: { name: words.complaints, why: words.complaintsWhy, kept: words.complaintsKept },
  files: { name: words.files, why: words.filesWhy, kept: words.filesKept },
  tips: { name: words.tips, why: words.tipsWhy, kept: words.tipsKept },
  comments: { name: words.comments, why: words.commentsWhy, kept: words.commentsKept },
  operatorUses: { name: words.operatorUses, why: words.operatorUsesWhy, kept: words.operatorUsesKept },
  erasures: { name: words.erasures, why: words.erasuresWhy, kept: words.erasuresKept },
};

/** The grounds, with their section of the act. */
export const groundMessages = defineMessages({
  contract: {
    id: 'personalData.contract',
    defaultMessage: 'your membership, section 24 (3)',
    description: 'Ground of the Personal Data Protection Act',
  },
  publicTask: {
    id: 'personalData.publicTask',
    defaultMessage: 'the public task of the department, section 24 (4)',
    description: 'Ground of the Personal Data Protection Act',
  },
  interest: {
    id: 'personalData.interest',
    defaultMessage: 'a legitimate interest in the safety of accounts, section 24 (5)',
    description: 'Ground of the Personal Data Protection Act',
  },
  consent: {
    id: 'personalData.consent',
    defaultMessage: 'your consent, which you can withdraw at any time, section 19',
    description: 'Ground of the Personal Data Protection Act',
  },
  law: {
    id: 'personalData.law',
    defaultMessage: 'a duty by law, section 24 (6)',
    description: 'Ground of the Personal Data Protection Act',
  },
}) satisfies Record<Ground, MessageDescriptor>;

/** How a notice words one kind of data. */
export const personalDataMessages = defineMessages({
  ground: {
    id: 'personalData.ground',
    defaultMessage: 'Ground: {ground} of the Personal Data Protection Act.',
    description: 'In a notice about personal data',
  },
  kept: {
    id: 'personalData.kept',
    defaultMessage: 'Kept: {kept}.',
    description: 'In a notice about personal data: until when',
  },
});
