import { expect } from 'chai';
import { findHtmlErrors } from '#test/support/htmlChecker.ts';
import { send } from '#test/support/send.ts';
import { headersOf } from './memberVisits.ts';
import { pageChecks } from './pageChecks.ts';
import { hostOf } from './pageStates.ts';
import { siteOf } from './fixtures.ts';

describe('The HTML of the server', function () {
  this.timeout(100_000);

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
  });
});
