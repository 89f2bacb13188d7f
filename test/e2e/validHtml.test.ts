import { expect } from 'chai';
import { LOCALES } from '#domain/locale/locale.ts';
import { findHtmlErrors, type HtmlPage } from '#test/support/htmlChecker.ts';
import { send } from '#test/support/send.ts';
import { headersOf, registerOne, signInOne } from './memberVisits.ts';
import { pageChecks } from './pageChecks.ts';
import { hostOf } from './pageStates.ts';
import { siteOf } from './fixtures.ts';

/** Zero-width spaces and joiners, word joiners and soft hyphens: searching and copying stumble over them. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]|&(?:shy|zwj|zwnj|#x?(?:2060|200b|8288|8203));/iu;

describe('The HTML of the server', () => {
  it('is valid on every page', async () => {
    // Only the browser's view depends on the width and colours of a check.
    const sources = new Map(
      pageChecks().map(({ name, state, locale }) => [`${state.name} ${locale}`, { name, state, locale }]),
    );
    const pages = await Promise.all(
      [...sources.values()].map(async ({ name, state, locale }) => {
        const { port } = await siteOf(state.deployment ?? 'embedded');
        const visit = { host: hostOf(state), headers: await headersOf(state.visit) };
        const { body, headers } = await send(port, { ...visit, path: `/${locale}${state.path}` });
        if (headers.location === undefined) return { name, html: body };
        // Without the cookie, which the redirect deletes.
        return { name, html: (await send(port, { host: visit.host, path: headers.location })).body };
      }),
    );
    expect(pages).not.to.be.empty;
    expect(await findHtmlErrors(pages)).to.deep.equal([]);
    expect(pages.filter(({ html }) => INVISIBLE.test(html)).map(({ name }) => name)).to.deep.equal([]);
  });

  it('is valid on the pages with which forms are answered: refusals and popups', async () => {
    const { browser, email } = await signInOne();
    const guest = (await registerOne()).browser;
    const posts = [
      [guest, '/login', {}],
      [guest, '/register', { email: 'nobody', password: 'short' }],
      [guest, '/forgot-password', {}],
      [guest, '/forgot-password', { email }],
      [guest, '/verify/resend', { email }],
      [guest, '/verify', { answer: 'confirm' }],
      [guest, '/reset-password', { password: 'short' }],
      [browser, '/profile/edit', { firstName: '', email: 'nobody' }],
      [browser, '/change-password', { oldPassword: 'Wrong-pass-word-1' }],
      [browser, '/e-news/edit', {}],
      [browser, '/e-news/edit', { types: 'all' }],
      [browser, '/security/authenticator', { currentPassword: 'Wrong-pass-word-1' }],
      [browser, '/security/passkey', {}],
      [browser, '/data', {}],
      [browser, '/data/erase', {}],
      [browser, '/sessions', {}],
    ] as const;
    const pages: HtmlPage[] = [];
    for (const locale of LOCALES)
      for (const [visitor, path, fields] of posts) {
        const answer = await visitor.post(`/${locale}/members${path}`, fields);
        const { location } = answer.headers;
        const { body } = location === undefined ? answer : await visitor.open(location);
        pages.push({ name: `${path} ${JSON.stringify(fields)} ${locale}`, html: body });
      }
    const popups = pages.filter(({ html }) => /class="result-dialog|error-summary/.test(html));
    expect(popups.length).to.be.at.least(posts.length);
    expect(await findHtmlErrors(pages)).to.deep.equal([]);
  });
});
