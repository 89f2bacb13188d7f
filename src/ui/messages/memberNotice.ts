/** What a member has just done; each is a message of the members area. */
export const MEMBER_NOTICES = [
  'profileSaved',
  'confirmationSent',
  'passwordChanged',
  'pictureSaved',
  'pictureRemoved',
  'newsSaved',
  'unsubscribed',
  'sessionsEnded',
  'providerLinked',
  'providerUnlinked',
  'identityProved',
  'factorAdded',
  'factorRemoved',
  'codesRenewed',
] as const;
export type MemberNotice = (typeof MEMBER_NOTICES)[number];
