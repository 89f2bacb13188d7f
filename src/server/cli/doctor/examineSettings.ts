import type { MisspeltSetting } from '#config/misspeltSettings.ts';
import type { Settings } from '#config/Settings.ts';
import { ok, problem, warning, type Finding } from './Finding.ts';
import { isWeakKey } from './isWeakKey.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;

/** What the settings themselves say. They are valid, or the server would not start. */
export function examineSettings(settings: Settings, misspelt: readonly MisspeltSetting[]): readonly Finding[] {
  const { SECRET_KEY, HOST, TRUST_PROXY, firstContent } = settings;
  const findings: Finding[] = misspelt.map(({ name, meant }) =>
    warning(`${name} is no setting and is ignored; ${meant} is one`, `rename ${name} to ${meant}, or remove it`),
  );
  if (SECRET_KEY !== undefined && isWeakKey(SECRET_KEY))
    findings.push(
      warning(
        'SECRET_KEY can be guessed: it has words, repetitions or few different characters',
        'make one with: openssl rand -base64 32, and change it as docs/operating.md says (The secret key)',
      ),
    );
  const isLocal = HOST !== undefined && LOOPBACK.test(HOST);
  if (TRUST_PROXY === undefined && isLocal && settings.servesWeb)
    findings.push(
      warning(
        'only this machine can reach the server (HOST), and TRUST_PROXY is not set: behind a proxy all visitors have one address, and cookies are not marked Secure',
        'set TRUST_PROXY=loopback when the proxy is on this machine',
      ),
    );
  if (TRUST_PROXY !== undefined && /^\d+$/.test(TRUST_PROXY) && TRUST_PROXY !== '0' && !isLocal)
    findings.push(
      warning(
        'TRUST_PROXY is a number, and HOST is not of this machine alone: whoever reaches the port directly can claim any address',
        'set TRUST_PROXY to the addresses of the proxies, or HOST=127.0.0.1 when the proxy is on this machine',
      ),
    );
  if (settings.apiAreas.has('members') && settings.hasStore && settings.membersOfApi === undefined)
    findings.push(
      warning(
        'API_OFFERS names members, but MEMBER_LOGIN_PATH is not set: members come from the own store',
        'set the path on which members sign in at the API, or take members out of API_OFFERS',
      ),
    );
  if (settings.DATABASE_URL !== undefined && firstContent === 'content')
    findings.push(
      warning('FIRST_CONTENT is the sample: an empty database would publish it', 'name your own content folder'),
    );
  return [...(findings.length > 0 ? findings : [ok('all settings are valid')]), ...examineMail(settings)];
}

function examineMail({ hasStore, NODE_ENV, SMTP_URL, outboxFolder }: Settings): readonly Finding[] {
  if (!hasStore || SMTP_URL !== undefined) return [];
  const text = `SMTP_URL is not set: mails are written into ${outboxFolder}, and nobody gets one`;
  return NODE_ENV === 'production'
    ? [warning(text, 'set SMTP_URL and MAIL_FROM to have receipts and newsletters sent')]
    : [ok(text)];
}

/** Settings that stop the start. */
export function wrongSettings(errors: readonly string[], misspelt: readonly MisspeltSetting[]): readonly Finding[] {
  return [
    ...errors.map((error) => problem(`setting ${error}`, 'the server does not start before this is right')),
    ...misspelt.map(({ name, meant }) =>
      warning(`${name} is no setting and is ignored; ${meant} is one`, `rename ${name} to ${meant}, or remove it`),
    ),
  ];
}
