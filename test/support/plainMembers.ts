import { randomBytes } from 'node:crypto';
import { jsonReply, type PlainReply } from './plainVariations.ts';

/** The calls of a department's API about members: four of the specification (spec §7), and those on paths of its own. */
export const MEMBER_CALLS = [
  'profile',
  'update',
  'password',
  'signup',
  'login',
  'verify',
  'resend',
  'forgot',
  'reset',
] as const;
export type MemberCall = (typeof MEMBER_CALLS)[number];

type Json = Readonly<Record<string, unknown>>;

interface Account {
  readonly id: number;
  profile: Json;
  password: string;
  isVerified: boolean;
}

/** What was mailed to somebody, newest last. */
export interface PlainMail {
  readonly to: string;
  readonly token: string;
}

export interface PlainMembers {
  readonly mails: readonly PlainMail[];
  /** Undefined when the path is no call about members. */
  answer(path: string, token: string, body: Json): PlainReply | readonly [call: MemberCall, value: Json] | undefined;
  isToken(token: string): boolean;
  /** Ends all sessions, as after a restart. */
  endSessions(): void;
}

/** Where this department has the calls that the specification does not state: an operator sets them. */
export const MEMBER_PATHS = {
  MEMBER_LOGIN_PATH: '/member/login',
  MEMBER_VERIFY_PATH: '/member/verify',
  MEMBER_RESEND_PATH: '/member/verify/resend',
  MEMBER_FORGOT_PATH: '/member/forgot-password',
  MEMBER_RESET_PATH: '/member/reset-password',
} as const;

const SAVED = { success: true, message: 'saved' };
const failure = (status: number, message: string) => jsonReply(status, { success: false, message });

/** The members of a department that has them already: written from the specification alone, in memory. */
export function plainMembers(): PlainMembers {
  const accounts: Account[] = [
    {
      id: 4711,
      profile: {
        firstName: 'สมชาย',
        lastName: 'ใจดี',
        email: 'somchai@example.org',
        phone: '0812345678',
        birthday: '1990-02-28',
        gender: 'male',
      },
      password: 'Department.1',
      isVerified: true,
    },
  ];
  const sessions = new Map<string, Account>();
  const links = new Map<string, Account>();
  const mails: PlainMail[] = [];
  let lastId = 4711;

  const byEmail = (email: unknown) => accounts.find(({ profile }) => profile['email'] === email);
  const mailLink = (account: Account | undefined) => {
    if (account === undefined) return;
    const token = randomBytes(24).toString('base64url');
    links.set(token, account);
    mails.push({ to: String(account.profile['email']), token });
  };

  function answer(path: string, token: string, body: Json): ReturnType<PlainMembers['answer']> {
    const [, call = '', id] = /^\/member\/(update-profile|change-password)\/([^/]+)$/.exec(path) ?? [];
    const member = sessions.get(token);
    if (path === '/sys-member/get-profile' || call !== '') {
      if (member === undefined) return failure(401, 'Unauthorized');
      if (call === '') return ['profile', { status: 200, id: member.id, ...member.profile }];
      if (String(member.id) !== id) return failure(403, 'Forbidden');
      if (call === 'update-profile') {
        const { id: _, ...profile } = body;
        member.profile = profile;
        return ['update', SAVED];
      }
      if (body['oldPassword'] !== member.password) return failure(400, 'the old password is wrong');
      if (body['newPassword'] !== body['confirmPassword']) return failure(400, 'the passwords differ');
      member.password = String(body['newPassword']);
      return ['password', SAVED];
    }
    switch (path) {
      case '/member/signup/': {
        const { password, confirmPassword, terms, robotCheck, ...profile } = body;
        if (terms !== true || robotCheck !== true || password !== confirmPassword) return failure(400, 'Bad Request');
        if (byEmail(body['email']) !== undefined) return failure(409, 'exists');
        const account = { id: ++lastId, profile, password: String(password), isVerified: false };
        accounts.push(account);
        mailLink(account);
        return ['signup', SAVED];
      }
      case MEMBER_PATHS.MEMBER_LOGIN_PATH: {
        const account = byEmail(body['loginName']);
        if (!account?.isVerified || account.password !== body['password']) return failure(401, 'wrong');
        const accessToken = randomBytes(24).toString('base64url');
        sessions.set(accessToken, account);
        return ['login', { accessToken }];
      }
      case MEMBER_PATHS.MEMBER_VERIFY_PATH:
      case MEMBER_PATHS.MEMBER_RESET_PATH: {
        const account = links.get(String(body['token']));
        if (account === undefined) return failure(410, 'the link is invalid or has expired');
        links.delete(String(body['token']));
        account.isVerified = true;
        if (path === MEMBER_PATHS.MEMBER_VERIFY_PATH) return ['verify', SAVED];
        account.password = String(body['newPassword']);
        return ['reset', SAVED];
      }
      case MEMBER_PATHS.MEMBER_RESEND_PATH:
      case MEMBER_PATHS.MEMBER_FORGOT_PATH:
        mailLink(byEmail(body['email']));
        return [path === MEMBER_PATHS.MEMBER_FORGOT_PATH ? 'forgot' : 'resend', SAVED];
      default:
        return undefined;
    }
  }

  return {
    mails,
    answer,
    isToken: (token) => sessions.has(token),
    endSessions: () => {
      sessions.clear();
    },
  };
}
