import type { PlainRecord } from './plainDepartment.ts';

const LAYOUT_BODIES = ['{"lang":"th"}', '{"lang":"en"}'];
const CREDENTIALS = ['grantType', 'clientId', 'clientSecret', 'scope'];

/** Whether a call is one of the four by which a website learns of its sites, exactly as the specification writes it (§7). */
export function isStatedCall({ call, body }: PlainRecord): boolean {
  if (call === 'POST /auth/access-token') return Object.keys(JSON.parse(body) as object).join() === CREDENTIALS.join();
  if (/^POST \/site\/layout\/\w+$/.test(call)) return LAYOUT_BODIES.includes(body);
  return body === '' && /^POST \/site\/view\/(domain\?domain=[a-z0-9.-]+|\w+)$/.test(call);
}
