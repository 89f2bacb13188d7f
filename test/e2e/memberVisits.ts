import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { Authenticator } from '#adapters/second-factors/Authenticator.ts';
import { instantOf } from '#domain/instant.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import { send } from '#test/support/send.ts';
import { DEPARTMENT, type RunningSite } from '#test/support/site.ts';
import { solve } from '#test/support/testRobotChecks.ts';
import { linkMailedTo } from './linkMailedTo.ts';
import { sampleSite } from './fixtures.ts';

/**
 * Who opens a page of the members area: somebody who has just registered, somebody who has filled in and chosen
 * everything, somebody who signs in with an authenticator app, or somebody whose session has ended.
 */
export type MemberVisit = 'new member' | 'busy member' | 'member with an app' | 'ended session';

export const PASSWORD = 'River-boat-2569';
const COOKIE = 'members_access_token';
const tokens = new Map<MemberVisit, Promise<string>>();

/** The token of the visit, for its cookie: one for all pages of a run. */
export function tokenOf(visit: MemberVisit): Promise<string> {
  let token = tokens.get(visit);
  if (token === undefined) tokens.set(visit, (token = beginVisit(visit)));
  return token;
}

/** Gives a tab the cookie of the visit. */
export async function beginAs(tab: Page, visit: MemberVisit | undefined): Promise<void> {
  if (visit === undefined) return;
  await tab.context().addCookies([{ name: COOKIE, value: await tokenOf(visit), domain: DEPARTMENT, path: '/' }]);
}

/** Headers of the same visit without a tab. */
export async function headersOf(visit: MemberVisit | undefined): Promise<Readonly<Record<string, string>>> {
  return visit === undefined ? {} : { Cookie: `${COOKIE}=${await tokenOf(visit)}` };
}

export interface Account {
  /** In which it was registered. */
  readonly browser: MemberBrowser;
  readonly email: string;
}

/** A new account of the sample, whose address waits for its confirmation. */
export async function registerOne(site?: RunningSite): Promise<Account> {
  const { port } = site ?? (await sampleSite());
  const browser = new MemberBrowser({
    send: (request) => send(port, request),
    host: `${DEPARTMENT}:${String(port)}`,
    headers: { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    async solveRobotCheck() {
      const path = '/robot-check';
      const headers = { 'Sec-Fetch-Site': 'same-origin' };
      const { body } = await send(port, { path, method: 'POST', headers, host: DEPARTMENT });
      return await solve((JSON.parse(body) as { challenge: string }).challenge);
    },
  });
  const email = `${randomUUID()}@example.com`;
  await browser.register({ email, password: PASSWORD });
  return { browser, email };
}

/** The same with the address confirmed, signed in. */
export async function signInOne(site?: RunningSite): Promise<Account> {
  const { browser, email } = await registerOne(site);
  await browser.open(await linkMailedTo(email));
  await browser.post('/en/members/verify', { answer: 'confirm' });
  await browser.signIn(email, PASSWORD);
  return { browser, email };
}

/** The same, who has added an authenticator app. */
export async function signInWithApp(): ReturnType<typeof registerOne> {
  const member = await signInOne();
  const path = '/en/members/security/authenticator';
  const { body } = await member.browser.open(path);
  const [, secret = ''] = /secret=([A-Z2-7]+)/.exec(body) ?? [];
  const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(body) ?? [];
  const code = new Authenticator(secret).codeAt(instantOf(Date.now()));
  await member.browser.post(path, { ticket, code, currentPassword: PASSWORD });
  return member;
}

async function beginVisit(visit: MemberVisit): Promise<string> {
  if (visit === 'ended session') return 'ended';
  const { browser, email } = await (visit === 'member with an app' ? signInWithApp() : signInOne());
  if (visit === 'busy member') {
    const { body } = await browser.open('/en/members/profile/edit');
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? '';
    const person = { firstName: 'มาลี', lastName: 'ใจดี', phone: '0812345678', email };
    await browser.post('/en/members/profile/edit', {
      ...{ ...person, birthday: '1984-03-05', gender: 'female', userName: '', version: value('version') },
    });
    await browser.post('/en/members/e-news/edit', { types: 'all' });
  }
  return browser.cookies.get(COOKIE) ?? '';
}
