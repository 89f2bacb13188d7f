import type { EmailAddress } from '../forms/email.ts';
import type { PersonName } from '../forms/personName.ts';
import type { PhoneNumber } from '../forms/phone.ts';
import { accountAddress } from './accountAddress.ts';
import type { ProviderId } from './providerId.ts';
import type { SubjectDigest } from './subjectDigest.ts';

/** A person as a provider of social login knows them (spec §3). */
export interface Identity {
  readonly provider: ProviderId;
  readonly subject: SubjectDigest;
  /** An address of which the provider says, and is believed, that the person reads its mails. */
  readonly confirmedEmail?: EmailAddress;
}

/** What a provider says besides, with which a registration is filled in: the person may change it. */
export interface IdentityDetails {
  readonly email?: EmailAddress;
  readonly firstName?: PersonName;
  readonly lastName?: PersonName;
  readonly phone?: PhoneNumber;
}

/** Whether an address needs no mail to be confirmed, because the provider has confirmed it. */
export function confirmsAddress({ confirmedEmail }: Identity, email: EmailAddress): boolean {
  return confirmedEmail !== undefined && accountAddress(confirmedEmail) === accountAddress(email);
}
