import type { EmailAddress } from '#domain/forms/email.ts';
import type { Login } from '#domain/members/login.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { BearerToken } from '#ports/BearerToken.ts';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import type { PasswordResets } from '#ports/members/PasswordResets.ts';
import type { Verifications } from '#ports/members/Verifications.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import type { DepartmentApiClient } from '../http/DepartmentApiClient.ts';
import { toTheirNames, type MemberFieldNames } from '../wire/members/memberFieldNames.ts';
import {
  otherLoginToWire,
  otherPasswordsToWire,
  otherProfileFromWire,
  otherProfileToWire,
  otherRegistrationToWire,
  otherSignedInFromWire,
  otherSuccessFromWire,
} from '../wire/members/OtherMemberWire.ts';
import { fillPath, PATHS } from '../wire/paths.ts';
import { OtherMemberCalls } from './OtherMemberCalls.ts';

/** What is configured of the members of an API that is not ours. The paths follow the base of its address. */
export interface OtherMembers {
  readonly login: string;
  /** Confirms the link of a mail. */
  readonly verify?: string;
  readonly resend?: string;
  /** Has a link mailed, and sets a new password by it. */
  readonly reset?: { readonly request: string; readonly confirm: string };
  readonly fieldNames: MemberFieldNames;
}

/** What such an API offers. The newsletter is not among it: no call of the specification has it. */
export type OtherMemberPorts = Omit<MemberPorts, 'newsletter'>;

const success = (json: unknown) => (otherSuccessFromWire(json) ? true : undefined);

/** The members of a department's own API: the four calls of the specification, and the paths that are set (spec §7). */
export function otherMembers(api: DepartmentApiClient, paths: OtherMembers): OtherMemberPorts {
  const calls = new OtherMemberCalls(api);
  const { fieldNames: names } = paths;

  const signIn = (login: Login, visitor: VisitorSession): Promise<Outcome<BearerToken, 'signInRefused'>> =>
    calls.ask(
      {
        path: paths.login,
        json: otherLoginToWire(login, names),
        parse: (json) => otherSignedInFromWire(json, names),
      },
      visitor,
      'signInRefused',
    );

  const profile = (session: MemberSession, signal?: AbortSignal) =>
    calls.read(
      { path: PATHS.memberProfile, parse: (json, onDropped) => otherProfileFromWire(json, names, onDropped), signal },
      session,
    );

  /** Whether the password is that of the member, whose address counts until it is changed. */
  async function isOwnPassword(password: Login['password'], session: MemberSession) {
    const stored = await profile(session);
    if (!stored.ok) return stored;
    const name = { type: 'email', email: stored.value.profile.email as EmailAddress } as const;
    const signedIn = await signIn({ name, password }, { ...session, saveTokens: () => undefined });
    return signedIn.ok ? done(undefined) : refused('passwordWrong');
  }

  return {
    hasUserNames: false,
    sessions: {
      async signIn(_site, login, visitor) {
        const signedIn = await signIn(login, visitor);
        return signedIn.ok ? done({ token: signedIn.value }) : signedIn;
      },
      // The specification has no call for it: the cookie is deleted, and the token ends by itself.
      signOut: () => Promise.resolve(),
      isBrowserKnown: () => Promise.resolve(false),
    },
    registrations: {
      async register(submission, visitor) {
        if (knownSiteId(submission.site) === undefined) return refused('notRegistered');
        const json = otherRegistrationToWire(submission, names);
        return await calls.register({ path: PATHS.signup, json, parse: success }, visitor, 'notRegistered');
      },
    },
    profiles: {
      profile: (_site, session, signal) => profile(session, signal),
      async update(site, change, session) {
        const path = memberPath(PATHS.memberUpdate, site, change.member);
        if (path === undefined) return refused('profileNotChanged');
        const { isNewAddress, currentPassword } = change.entry;
        if (isNewAddress) {
          const checked =
            currentPassword === undefined ? refused('passwordWrong') : await isOwnPassword(currentPassword, session);
          if (!checked.ok) return checked;
        }
        const json = otherProfileToWire(change, names);
        const changed = await calls.change({ path, json, parse: success }, session, 'profileNotChanged');
        return changed.ok ? done({ isConfirmationSent: false }) : changed;
      },
    },
    passwords: {
      async change(site, member, change, session) {
        const path = memberPath(PATHS.memberPassword, site, member);
        if (path === undefined) return refused('passwordNotChanged');
        const json = otherPasswordsToWire(change, names);
        return await calls.change({ path, json, parse: success }, session, 'passwordNotChanged');
      },
    },
    ...(paths.verify !== undefined && { verifications: verificationsOf(calls, names, paths.verify, paths.resend) }),
    ...(paths.reset !== undefined && { resets: resetsOf(calls, names, paths.reset) }),
  };
}

// An API has no call that looks at a link without using it: its page offers the button, and the answer comes then.
function verificationsOf(
  calls: OtherMemberCalls,
  names: MemberFieldNames,
  path: string,
  resendPath: string | undefined,
): Verifications {
  return {
    check: () => Promise.resolve(done({ purpose: 'verification' })),
    confirm: async (_site, token, visitor) =>
      toNothing(
        await calls.ask({ path, json: toTheirNames({ token }, names), parse: success }, visitor, 'linkUnknown'),
      ),
    ...(resendPath !== undefined && {
      resend: (_site: SiteId, email: EmailAddress, visitor: VisitorSession) =>
        sendMail(calls, names, resendPath, email, visitor),
    }),
  };
}

function resetsOf(
  calls: OtherMemberCalls,
  names: MemberFieldNames,
  { request, confirm: path }: NonNullable<OtherMembers['reset']>,
): PasswordResets {
  return {
    request: (_site, email, visitor) => sendMail(calls, names, request, email, visitor),
    check: () => Promise.resolve(done(undefined)),
    reset: async (_site, token, password, visitor) => {
      const json = toTheirNames({ token, newPassword: password, confirmPassword: password }, names);
      return toNothing(await calls.ask({ path, json, parse: success }, visitor, 'linkUnknown'));
    },
  };
}

/** Has a mail sent. Whether the address has an account is nobody's business, so that a refusal is no other answer. */
async function sendMail(
  calls: OtherMemberCalls,
  names: MemberFieldNames,
  path: string,
  email: EmailAddress,
  visitor: VisitorSession,
): Promise<void> {
  await calls.ask({ path, json: toTheirNames({ email }, names), parse: success }, visitor, 'notSent');
}

function toNothing<Code extends string>(outcome: Outcome<true, Code>): Outcome<undefined, Code> {
  return outcome.ok ? done(undefined) : outcome;
}

/** Undefined where nothing is sent: site 0 is no site (spec §7), and some ids cannot be part of a path. */
function memberPath(template: string, site: SiteId, id: string): string | undefined {
  return knownSiteId(site) === undefined ? undefined : fillPath(template, { id });
}
