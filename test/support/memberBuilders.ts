import { Argon2Hasher } from '#adapters/passwords/Argon2Hasher.ts';
import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import { parsePersonName } from '#domain/forms/personName.ts';
import { parsePhone } from '#domain/forms/phone.ts';
import { parsePolicyVersion } from '#domain/inbox/consent.ts';
import { parseBirthday } from '#domain/members/birthday.ts';
import type { Login } from '#domain/members/login.ts';
import { parseLoginName } from '#domain/members/loginName.ts';
import { parseNewPassword, type NewPassword } from '#domain/members/newPassword.ts';
import type { ProfileEntry } from '#domain/members/profileForm.ts';
import type { Registration } from '#domain/members/registration.ts';
import type { MailContent } from '#domain/mail/mail.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import { needsSecondStep, type FirstStep, type SignedIn } from '#ports/members/MemberSessions.ts';
import type { StoredProfile } from '#ports/members/Profiles.ts';
import type { RegistrationSubmission } from '#ports/members/Registrations.ts';
import type { Outbox } from '#ports/Outbox.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import { SITE } from './builders.ts';
import { aSubmissionId, value } from './inboxBuilders.ts';
import { at } from './testClock.ts';

/** Hashes in a moment: what these tests are about is not what a password costs. */
export const quickHasher = new Argon2Hasher({ cost: { memory: 64, passes: 1, parallelism: 1 } });

export const EMAIL = email('Somchai@example.org');
export const PASSWORD = aPassword('น้ำ-Sluice-Gate-7');

/** What stands behind a members area. */
export interface MemberSource {
  readonly members: MemberPorts;
  readonly outbox: Outbox;
}

export function email(text: string): EmailAddress {
  return value(parseEmail(text));
}

export function aPassword(text: string): NewPassword {
  return value(parseNewPassword(text, { common: new Set(), siteNames: [], ownNames: [] }));
}

export function aRegistration(given: Partial<Registration> = {}): Registration {
  return {
    firstName: value(parsePersonName('สมชาย')),
    lastName: value(parsePersonName('ใจดี')),
    email: EMAIL,
    phone: value(parsePhone('0812345678')),
    password: PASSWORD,
    ...given,
  };
}

export function aRegistrationSubmission(
  given: Partial<Registration> = {},
  submission: Partial<RegistrationSubmission> = {},
): RegistrationSubmission {
  return {
    site: SITE,
    id: aSubmissionId(),
    registration: aRegistration(given),
    terms: { policyVersion: parsePolicyVersion('2026-10-01')!, givenAt: at('2026-11-21T03:00:00Z'), language: 'en' },
    isHuman: true,
    ...submission,
  };
}

export function aProfileEntry(given: Partial<ProfileEntry> = {}): ProfileEntry {
  const { password: _, ...fields } = aRegistration();
  const birthday = value(parseBirthday('2533-04-13', '2026-11-21' as ProfileEntry['birthday']));
  return { ...fields, birthday, isNewAddress: false, ...given };
}

export function aLogin(name: string = EMAIL, password: string = PASSWORD): Login {
  return { name: value(parseLoginName(name)), password: password as Login['password'] };
}

export function aVisitor(given: Partial<VisitorSession> = {}): VisitorSession {
  return {
    network: '203.0.113.7',
    locale: 'en',
    browser: { browser: 'Firefox', system: 'Windows' },
    saveTokens: () => undefined,
    ...given,
  };
}

/** Takes all mails out of the outbox, as sent. */
export async function takeMails(outbox: Outbox) {
  const mails = [];
  for (let mail = await outbox.claim(); mail !== undefined; mail = await outbox.claim()) {
    mails.push({ to: mail.recipient, locale: mail.locale, content: mail.content });
    await outbox.markSent(mail.id);
  }
  return mails;
}

/** The token of the last link that was mailed. */
export async function mailedToken(outbox: Outbox): Promise<SecretToken> {
  const tokens = (await takeMails(outbox)).flatMap(({ content }) => tokenOf(content));
  const token = tokens.at(-1);
  if (token === undefined) throw new RangeError('no link was mailed');
  return token;
}

function tokenOf(content: MailContent): readonly SecretToken[] {
  return 'token' in content ? [content.token] : [];
}

/** Registers an account, and confirms its address. */
export async function register({ members, outbox }: MemberSource, given: Partial<Registration> = {}): Promise<void> {
  value(await members.registrations.register(aRegistrationSubmission(given), aVisitor()));
  value(await members.verifications!.confirm(SITE, await mailedToken(outbox), aVisitor()));
}

/** Signs in. */
export async function signIn(
  { members }: Pick<MemberSource, 'members'>,
  login = aLogin(),
  given: Partial<VisitorSession> = {},
): Promise<MemberSession> {
  const { token, knownBrowser } = withSession(value(await members.sessions.signIn(SITE, login, aVisitor(given))));
  return { ...aVisitor(given), user: token, knownBrowser };
}

/** A sign-in that needs no second step. */
export function withSession(step: FirstStep): SignedIn {
  if (needsSecondStep(step)) throw new RangeError('the account has a second factor');
  return step;
}

/** A member who is signed in, with their profile. */
export async function aMember(
  source: MemberSource,
  given: Partial<Registration> = {},
): Promise<{ readonly session: MemberSession; readonly stored: StoredProfile }> {
  await register(source, given);
  const { email: name, password } = aRegistration(given);
  const session = await signIn(source, aLogin(name, password));
  await takeMails(source.outbox);
  return { session, stored: value(await source.members.profiles.profile(SITE, session)) };
}

/** The code of a refusal; undefined when there is none. */
export function codeOf(outcome: Outcome<unknown, string>): string | undefined {
  return outcome.ok ? undefined : outcome.code;
}
