import { expect } from 'chai';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, sampleSite } from './fixtures.ts';

const VIDEO = '/en/videos/how-a-sluice-gate-opens';

describe('A video', () => {
  it('is started by one large button, and has the controls of the browser from then on', async () => {
    const { address } = await sampleSite();
    await inTab({}, async (tab) => {
      await tab.goto(address(DEPARTMENT, VIDEO));
      const play = tab.getByRole('button', { name: 'Play the video' });
      await play.waitFor();
      const video = tab.locator('video');
      expect(await video.getAttribute('controls'), 'before').to.equal(null);
      await play.focus();
      await tab.keyboard.press('Enter');
      await play.waitFor({ state: 'hidden' });
      expect(await video.getAttribute('controls'), 'after').to.equal('');
      expect(await video.evaluate((played) => played === document.activeElement)).to.equal(true);
    });
  });
});
