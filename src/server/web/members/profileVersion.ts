import type { MemberId } from '#domain/members/profile.ts';
import type { PageRequest } from '../PageRequest.ts';

/** Whose profile a form was filled with, and which version of it. */
export interface ProfileVersion {
  readonly member: MemberId;
  /** Absent where the source of members has none. */
  readonly version?: string | undefined;
}

/** For a hidden field: sealed, so that what was typed never becomes another member's. */
export function sealVersion({ seal, site }: PageRequest, version: ProfileVersion): string {
  return seal.close(purposeOf(site.id), JSON.stringify(version));
}

/** Undefined when this server did not seal it for this site. */
export function openVersion({ seal, site }: PageRequest, sealed: unknown): ProfileVersion | undefined {
  const text = typeof sealed === 'string' ? seal.open(purposeOf(site.id), sealed) : undefined;
  return text === undefined ? undefined : (JSON.parse(text) as ProfileVersion);
}

function purposeOf(site: string): string {
  return JSON.stringify(['profile version', site]);
}
