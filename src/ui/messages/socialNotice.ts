/** How a visit to a provider of social login can end but well; each is a message. */
const SOCIAL_NOTICES = [
  'providerDenied',
  'providerUnavailable',
  'identityInvalid',
  'identityNotFresh',
  'identityOther',
  'identityTaken',
  'identityUnconfirmed',
  'addressHasAccount',
  'socialStateLost',
  'socialTooOften',
] as const;
export type SocialNotice = (typeof SOCIAL_NOTICES)[number];

export function isSocialNotice(text: string): text is SocialNotice {
  return (SOCIAL_NOTICES as readonly string[]).includes(text);
}
