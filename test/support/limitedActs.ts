import { expect } from 'chai';
import { MAILED_CODE } from '#ui/forms/fieldNames.ts';
import { aSubmissionId } from './inboxBuilders.ts';
import type { MemberBrowser } from './MemberBrowser.ts';

/** What a visitor may do only so often. */
export type LimitedActs = Readonly<Record<string, (browser: MemberBrowser) => Promise<{ readonly status: number }>>>;

export const LIMITED_EMAIL = 'malee@example.org';
export const LIMITED_PASSWORD = 'River-boat-2569';
export const WRONG_PASSWORD = 'Wrong-guess-2569';

/** Settings with which each act is allowed twice. */
export const EACH_ACT_TWICE = {
  ...{ ACCOUNT_LOGINS_PER_MINUTE: '2', MESSAGES_PER_HOUR: '2', ROBOT_CHECKS_PER_HOUR: '2' },
  TRUST_PROXY: '1',
};

export const LIMITED_ACTS: LimitedActs = {
  login: (browser) => browser.signIn(LIMITED_EMAIL, WRONG_PASSWORD),
  registration: (browser) => browser.register({ email: `${aSubmissionId()}@example.org`, password: LIMITED_PASSWORD }),
  'request for a new password': (browser) => browser.post('/en/members/forgot-password', { email: LIMITED_EMAIL }),
  'request for another verification mail': (browser) =>
    browser.post('/en/members/verify/resend', { email: LIMITED_EMAIL }),
  'mailed code': (browser) =>
    browser.post('/en/members/login', {
      ...{ loginName: `${aSubmissionId()}@example.org`, password: LIMITED_PASSWORD },
      robotCheck: MAILED_CODE,
    }),
};

/** Does every act once, each in a browser of its own. @returns the acts that were refused with 429 */
export async function refusedActs(newBrowser: () => MemberBrowser, acts = LIMITED_ACTS): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const [act, run] of Object.entries(acts)) {
    const { status } = await run(newBrowser());
    if (status === 429) refused.push(act);
    else expect(status, act).to.be.oneOf([303, 422]);
  }
  return refused;
}
