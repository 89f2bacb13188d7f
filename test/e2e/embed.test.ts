import { expect } from 'chai';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findAccessibilityViolations } from '#test/support/axe.ts';
import { DEPARTMENT, startSite, type RunningSite } from '#test/support/site.ts';
import { inNewTab, inTab, type TabOptions } from './fixtures.ts';
import { findUnreadable, findUnreadableWhenSpacedOut } from './readability.ts';

const PATH = '/th/reservoirs/khwae-klet-mani/embed';
const NARROW = 320;
const TABS: readonly TabOptions[] = [{ width: NARROW }, { width: NARROW, colorScheme: 'dark' }, { width: 1280 }];

describe('A reservoir in a frame of another website', () => {
  let allowed: Server;
  let other: Server;
  let site: RunningSite;
  before(async () => {
    [allowed, other] = [await websiteWith(() => frameOf(site)), await websiteWith(() => frameOf(site))];
    site = await startSite({ EMBED_ORIGINS: originOf(allowed) });
  });
  after(async () => {
    await site.stop();
    for (const server of [allowed, other]) server.close();
  });

  it('is shown where the setting allows it, with its chart to be read by the arrow keys', async () => {
    await inNewTab({}, async (tab) => {
      await tab.goto(originOf(allowed));
      const slider = tab.frameLocator('iframe').getByRole('slider');
      await slider.focus();
      await slider.press('Home');
      expect(await slider.getAttribute('aria-valuetext')).to.match(
        /^1 มกราคม 25\d\d: \d+\.\d% \([\d,.]+ ล้าน ลบ\.ม\.\) · ปี 25\d\d: \d+\.\d% · ควรมี \d+\.\d–\d+\.\d%$/,
      );
    });
  });

  it('opens its page in the place of the website', async () => {
    await inNewTab({}, async (tab) => {
      await tab.goto(originOf(allowed));
      await tab.frameLocator('iframe').getByRole('link').first().click();
      await tab.waitForURL(site.address(DEPARTMENT, PATH.replace('/embed', '')));
    });
  });

  it('is refused everywhere else', async () => {
    await inNewTab({}, async (tab, messages) => {
      await tab.goto(originOf(other));
      expect(await tab.frameLocator('iframe').getByRole('heading').count()).to.equal(0);
      expect(messages.drain().join()).to.include('frame-ancestors');
    });
  });

  for (const options of TABS)
    it(`is accessible and not cut off at ${options.width ?? 0} px, ${options.colorScheme ?? 'light'}`, async () => {
      await inTab(options, async (tab, messages) => {
        await tab.goto(site.address(DEPARTMENT, PATH));
        await tab.getByRole('slider').focus();
        expect(messages.drain()).to.deep.equal([]);
        expect(await findAccessibilityViolations(tab)).to.deep.equal([]);
        expect(await findUnreadable(tab)).to.deep.equal([]);
        expect(await findUnreadableWhenSpacedOut(tab), 'spaced out').to.deep.equal([]);
      });
    });
});

/** A website of one page, on a port of its own. */
async function websiteWith(body: () => string): Promise<Server> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<!DOCTYPE html><title>Host</title>${body()}`);
  });
  await once(server.listen(0), 'listening');
  return server;
}

function originOf(server: Server): string {
  return `http://localhost:${String((server.address() as AddressInfo).port)}`;
}

function frameOf(site: RunningSite): string {
  return `<iframe src="${site.address(DEPARTMENT, PATH)}" title="Reservoir" width="100%" height="840"></iframe>`;
}
