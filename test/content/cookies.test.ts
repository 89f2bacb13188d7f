import { expect } from 'chai';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clientCookieName } from '#server/http/tokenCookies.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** `const COOKIE = 'members_draft';` and `const COOKIES … = { verify: 'members_verify_link', … }` */
const DECLARED = /\b(?:[A-Z]+_)*COOKIES?\b[^=\n]*= (?:'\w+'|\{[^}]*\})/g;

describe('The cookie policy of the sample department', () => {
  const names = globSync('src/{domain,server}/**/*.ts', { cwd: ROOT })
    .flatMap((path) => readFileSync(join(ROOT, path), 'utf8').match(DECLARED) ?? [])
    .flatMap((declaration) => [...declaration.matchAll(/'(\w+)'/g)].map(([, name]) => name));

  for (const language of ['th', 'en'])
    it(`names every cookie that the server sets (${language})`, () => {
      const path = join(ROOT, `content/sites/department/policies/cookie-policy/${language}.md`);
      const policy = readFileSync(path, 'utf8');
      expect(names).to.include.members(['prefs', 'members_draft', 'members_verify_link', 'complaint']);
      const unnamed = [clientCookieName(), ...names].filter((name) => !policy.includes(`\`${name}\``));
      expect(unnamed).to.deep.equal([]);
    });
});
