import { addSeconds, type Instant } from '../instant.ts';

/** Everything that is stored about a member. */
export type MemberData =
  | 'account'
  | 'profile'
  | 'picture'
  | 'userName'
  | 'passwordHash'
  | 'secondFactors'
  | 'providers'
  | 'sessions'
  | 'knownBrowsers'
  | 'links'
  | 'newsletter'
  | 'securityEvents'
  | 'mails'
  | 'limitKeys'
  | 'erasure';

/**
 * What an erasure does with it (PDPA §33): everything is deleted in one transaction, mails that were not sent included.
 * Only keyed digests remain, from which nobody can read anything: of the keys of limits, for an hour at most, and of the
 * member's id and addresses, by which the erasure is applied again to an older copy of the store.
 */
export const ERASED: Readonly<Record<MemberData, 'deleted' | 'keptAsDigest'>> = {
  account: 'deleted',
  profile: 'deleted',
  picture: 'deleted',
  userName: 'deleted',
  passwordHash: 'deleted',
  secondFactors: 'deleted',
  providers: 'deleted',
  sessions: 'deleted',
  knownBrowsers: 'deleted',
  links: 'deleted',
  newsletter: 'deleted',
  securityEvents: 'deleted',
  mails: 'deleted',
  limitKeys: 'keptAsDigest',
  erasure: 'keptAsDigest',
};

/** An erasure as it is recorded. */
export interface ErasureRecord {
  /** Keyed digest of the site and the member's id, or of the site and an address that was erased. */
  readonly digest: string;
  readonly erasedAt: Instant;
}

/** For how many days an erasure is recorded: longer than any backup is kept, because it is applied to what is restored. */
export const ERASURE_DAYS = 730;

const DAY_SECONDS = 86_400;

/** A record of this instant or before is deleted now. */
export function lastDeletedErasureAt(now: Instant): Instant {
  return addSeconds(now, -ERASURE_DAYS * DAY_SECONDS);
}

/**
 * Whether data that is in the store again, because an older copy was put back, has to be erased again. Data that is newer
 * than the erasure stays: the person came back.
 *
 * @param digests of the data, made with the same key
 */
export function isErasedAgain(
  data: { readonly digests: readonly string[]; readonly createdAt: Instant },
  erasures: readonly ErasureRecord[],
): boolean {
  return erasures.some(({ digest, erasedAt }) => data.createdAt <= erasedAt && data.digests.includes(digest));
}
