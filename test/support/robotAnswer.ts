import { solve } from './testRobotChecks.ts';
import type { TestApp } from './testApp.ts';

/** The field of a form whose robot check the script of a page has done. */
export async function robotAnswer({ send }: Pick<TestApp, 'send'>): Promise<{ readonly robotCheck: string }> {
  const { body } = await send({ path: '/robot-check', method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } });
  return { robotCheck: await solve((JSON.parse(body) as { challenge: string }).challenge) };
}
