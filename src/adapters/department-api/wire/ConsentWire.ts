import {
  CONSENT_PURPOSES,
  parsePolicyVersion,
  POLICY_VERSION,
  type Consent,
  type ConsentPurpose,
  type PolicyVersion,
} from '#domain/inbox/consent.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import * as field from '#adapters/schema/field.ts';

/** The consent that was given with a form. */
export class ConsentWire implements Consent {
  @field.parsed(parsePolicyVersion, 'the version of a policy', { pattern: POLICY_VERSION.source })
  readonly policyVersion!: PolicyVersion;
  @field.instant() readonly givenAt!: Instant;
  @field.oneOf(...LOCALES) readonly language!: Locale;
  @field.oneOf(...CONSENT_PURPOSES) readonly purpose!: ConsentPurpose;
}
