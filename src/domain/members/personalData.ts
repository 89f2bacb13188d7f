/** The grounds of the personal data protection act (PDPA): sections 24 (3), 24 (4), 24 (5), 19 and 24 (6). */
export type Ground = 'contract' | 'publicTask' | 'interest' | 'consent' | 'law';

/** The personal data that are stored, in kinds that people know, each with its ground (PDPA §23, §24, §39). */
export const PERSONAL_DATA = {
  account: 'contract',
  picture: 'contract',
  sessions: 'contract',
  providers: 'contract',
  secondFactors: 'contract',
  browsers: 'interest',
  events: 'interest',
  links: 'contract',
  mails: 'contract',
  newsletter: 'consent',
  messages: 'publicTask',
  complaints: 'publicTask',
  files: 'publicTask',
  tips: 'publicTask',
  comments: 'publicTask',
  operatorUses: 'law',
  erasures: 'law',
} as const satisfies Readonly<Record<string, Ground>>;
export type PersonalDataKind = keyof typeof PERSONAL_DATA;

/** What the forms of members cause to be stored: each says so beside it (PDPA §23; readings, Forms). */
export const FORM_DATA = {
  register: ['account', 'links', 'mails', 'events'],
  socialRegister: ['account', 'providers', 'links', 'mails', 'events'],
  login: ['sessions', 'browsers', 'events'],
  forgotPassword: ['links', 'mails', 'events'],
  resendVerification: ['links', 'mails', 'events'],
  profileEdit: ['account', 'links', 'mails', 'events'],
  profilePicture: ['picture'],
  changePassword: ['account', 'mails', 'events'],
  addAuthenticator: ['secondFactors', 'mails', 'events'],
  addPasskey: ['secondFactors', 'mails', 'events'],
  eNewsEdit: ['newsletter'],
  personalData: ['events'],
  eraseAccount: ['erasures', 'mails'],
} as const satisfies Readonly<Record<string, readonly PersonalDataKind[]>>;
export type MemberDataForm = keyof typeof FORM_DATA;

/** Everything that may be stored about a member, in the order of the page that says so. */
export const MEMBER_DATA: readonly PersonalDataKind[] = [
  ...(['account', 'picture', 'newsletter', 'providers', 'secondFactors'] as const),
  ...(['sessions', 'browsers', 'events', 'links', 'mails', 'messages', 'complaints', 'files'] as const),
];

/** What stays after an erasure, for its own reasons: messages and complaints belong to an office, and a digest says that all else is erased. */
export const KEPT_AFTER_ERASURE: readonly PersonalDataKind[] = ['messages', 'complaints', 'files', 'erasures'];
