import { expect } from 'chai';
import { findHtmlFaults } from '#test/support/htmlChecker.ts';
import { send } from '#test/support/send.ts';
import { LANGUAGE } from './matrix.ts';
import { hostOf, localesOf, PAGE_STATES } from './pageStates.ts';
import { served } from './stage.ts';

describe('The HTML as it is sent', function () {
  this.timeout(120_000);

  it('is valid on every page, in both languages', async () => {
    const asked = PAGE_STATES.flatMap((state) => localesOf(state).map((locale) => ({ state, locale })));
    const pages = await Promise.all(
      asked.map(async ({ state, locale }) => {
        const { port } = await served(state.serving ?? 'sound');
        const { body } = await send(port, { path: `/${locale}${state.path}`, host: hostOf(state) });
        return { name: `the ${state.name} in ${LANGUAGE[locale]}`, html: body };
      }),
    );
    expect(await findHtmlFaults(pages)).to.deep.equal([]);
  });
});
