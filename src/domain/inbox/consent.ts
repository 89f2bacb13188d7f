import type { Instant } from '../instant.ts';
import type { Locale } from '../locale/locale.ts';

/** That a person accepted the terms of use and privacy (spec §5), as it is recorded. */
export interface Consent {
  /** Which edition of the policy the person could read beside the form. */
  readonly policyVersion: PolicyVersion;
  readonly givenAt: Instant;
  /** The language in which the person read it. */
  readonly language: Locale;
  /** What the data is used for. */
  readonly purpose: ConsentPurpose;
}

/** Names an edition of a policy, for example by its date: `2026-10-01`. */
export type PolicyVersion = string & { readonly __brand: 'PolicyVersion' };

/** What personal data is taken for with consent: an answer to a contact message, work on a complaint. */
export const CONSENT_PURPOSES = ['contact', 'complaint'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The form of a policy version: letters, digits, points, hyphens. */
export const POLICY_VERSION = /^[\w.-]{1,40}$/;

/** Parses the version of a policy. Undefined when it has other characters, or more than 40. */
export function parsePolicyVersion(text: string): PolicyVersion | undefined {
  return POLICY_VERSION.test(text) ? (text as PolicyVersion) : undefined;
}
