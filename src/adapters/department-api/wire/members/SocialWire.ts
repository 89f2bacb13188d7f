import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import { parsePersonName, type PersonName } from '#domain/forms/personName.ts';
import { parsePhone, type PhoneNumber } from '#domain/forms/phone.ts';
import { parseSubmissionId, SUBMISSION_ID, type SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Instant } from '#domain/instant.ts';
import type { Identity } from '#domain/members/identity.ts';
import { parsePasswordText, type PasswordText } from '#domain/members/passwordText.ts';
import { parseProviderId, PROVIDER_ID, type ProviderId } from '#domain/members/providerId.ts';
import { parseSubjectDigest, SUBJECT_DIGEST, type SubjectDigest } from '#domain/members/subjectDigest.ts';
import type {
  ProviderLink,
  ProviderLinks,
  SocialRegistered,
  SocialRegistrationSubmission,
} from '#ports/members/SocialLogins.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { TermsWire } from './RegistrationWire.ts';
import { firstStepFromWire, FirstStepWire } from './SessionWire.ts';
import { VisitorRequestWire } from './VisitorWire.ts';

function providerId() {
  return field.parsed(parseProviderId, 'the short name of a provider', { pattern: PROVIDER_ID.source });
}

class IdentityWire implements Identity {
  @providerId() readonly provider!: ProviderId;
  @field.description('Keyed digest of what the provider calls the person.')
  @field.parsed(parseSubjectDigest, 'a digest', { pattern: SUBJECT_DIGEST.source })
  readonly subject!: SubjectDigest;
  @field.description('Of which the provider says, and is believed, that it is the person’s.')
  @field.optional()
  @field.parsed(parseEmail, 'an e-mail address')
  readonly confirmedEmail?: EmailAddress;
}

/** Body of a sign-in, or of a fresh proof, with an account at a provider. */
export class IdentityRequestWire extends VisitorRequestWire {
  @field.nested(() => IdentityWire) readonly identity!: IdentityWire;
}

/** Body of a new link to an account at a provider. */
export class ProviderLinkRequestWire extends IdentityRequestWire {
  @field.optional() @field.parsed(parsePasswordText, 'a password') readonly password?: PasswordText;
}

/** Body of the end of a link. */
export class ProviderUnlinkRequestWire extends VisitorRequestWire {
  @providerId() readonly provider!: ProviderId;
  @field.optional() @field.parsed(parsePasswordText, 'a password') readonly password?: PasswordText;
}

/** Body of a registration with an account at a provider. The website has checked it by the same rules. */
export class SocialRegistrationWire extends IdentityRequestWire {
  @field.description('Made by the sender, at random; the same id again does nothing.')
  @field.parsed(parseSubmissionId, 'a submission id', { pattern: SUBMISSION_ID.source })
  readonly id!: SubmissionId;
  @field.parsed(parsePersonName, 'a name') readonly firstName!: PersonName;
  @field.parsed(parsePersonName, 'a name') readonly lastName!: PersonName;
  @field.parsed(parseEmail, 'an e-mail address') readonly email!: EmailAddress;
  @field.parsed(parsePhone, 'a phone number') readonly phone!: PhoneNumber;
  @field.nested(() => TermsWire) readonly terms!: TermsWire;
}

/** The session of a member who needs no mail; without it a mail confirms the address first. */
export class SocialRegisteredWire {
  @field.optional() @field.nested(() => FirstStepWire) readonly signedIn?: FirstStepWire;
}

class ProviderLinkWire implements ProviderLink {
  @providerId() readonly provider!: ProviderId;
  @field.instant() readonly linkedAt!: Instant;
}

export class ProviderLinksWire {
  @field.listOf(() => ProviderLinkWire) readonly links!: readonly ProviderLinkWire[];
  @field.description('Whether the member has proved in this session, within ten minutes, who they are.')
  @field.boolean()
  readonly hasFreshProof!: boolean;
}

export function socialRegistrationToWire({ id, identity, registration, terms }: SocialRegistrationSubmission) {
  return { id, identity, ...registration, terms };
}

export function socialRegistrationOf({ id, identity, terms, ...body }: SocialRegistrationWire) {
  const { firstName, lastName, email, phone } = body;
  // Of a client with the scope for it, which has asked the provider and checked the form.
  return { id, identity, registration: { firstName, lastName, email, phone }, terms, isHuman: true } as const;
}

/** Throws `SchemaError`, like the function below. */
export function socialRegisteredFromWire(json: unknown, onDropped?: OnDropped): SocialRegistered {
  const { signedIn } = readTolerant(SocialRegisteredWire, json, onDropped);
  return signedIn === undefined ? {} : { signedIn: firstStepFromWire(signedIn, onDropped) };
}

export function providerLinksFromWire(json: unknown, onDropped?: OnDropped): ProviderLinks {
  return readTolerant(ProviderLinksWire, json, onDropped);
}
