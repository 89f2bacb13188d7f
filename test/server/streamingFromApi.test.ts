import { expect } from 'chai';
import sinon from 'sinon';
import { everyKind } from '#test/support/everyKind.ts';
import { holdLateAnswers } from '#test/support/holdLateAnswers.ts';
import { importSampleWater } from '#test/support/sampleWater.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { startWebInFrontOf, type WebInFront } from '#test/support/webInFront.ts';

const WAITING = 'This part is still loading.';
const UNAVAILABLE = 'This part cannot be shown at the moment.';
const END = '</body></html>';

/** Pages with a part that the API delays, and a text that marks the part. */
const PAGES = [
  { name: 'the home page, and its water figures', path: '/en', part: 'class="home-water-columns"' },
  { name: 'the main page, and its events', path: '/en/main', part: 'href="/en/events/running-fair"' },
];

describe("A page whose deferred parts come from the department's API", () => {
  let api: TestApp;
  let web: WebInFront;
  before(async () => {
    api = await startTestApp({ archives: [everyKind()], environment: { SERVE: 'api' } });
    await importSampleWater(api);
  });
  beforeEach(async () => (web = await startWebInFrontOf(api)));
  afterEach(async () => {
    sinon.restore();
    await web.close();
  });
  after(() => api.close());

  for (const { name, path, part } of PAGES) {
    it(`is sent before them, and they are streamed after it: ${name}`, async () => {
      const deferred = holdLateAnswers(api.ports);
      const page = await web.open(path);
      expect(page.status).to.equal(200);
      const shell = await page.until('</footer>');
      expect(shell).to.include('<h1').and.include(WAITING).and.not.include(part);
      deferred.release();
      const complete = await page.text();
      expect(complete.indexOf(part)).to.be.greaterThan(complete.indexOf('</footer>'));
      expect(complete).to.not.include(UNAVAILABLE);
      const [, nonce] = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? [];
      expect(complete.slice(complete.indexOf(part)), 'what puts it in its place').to.include(
        `<script nonce="${nonce}"`,
      );
      expect(complete.endsWith(END)).to.equal(true);
    });

    it(`has a sentence in their place when the API fails meanwhile: ${name}`, async () => {
      const deferred = holdLateAnswers(api.ports);
      const page = await web.open(path);
      await page.until('</footer>');
      deferred.fail(new Error('secret reason'));
      const complete = await page.text();
      expect(complete.indexOf(UNAVAILABLE)).to.be.greaterThan(complete.indexOf('</footer>'));
      expect(complete).to.not.include(part).and.not.include('secret reason');
      expect(complete.endsWith(END)).to.equal(true);
    });

    it(`has a link to the complete page without scripts: ${name}`, async () => {
      const deferred = holdLateAnswers(api.ports);
      const page = await web.open(path);
      const [, link = ''] = /<p class="deferred-note".*?href="([^"]+)"/.exec(await page.until('</footer>')) ?? [];
      await page.disconnect();
      const complete = web.send(link);
      deferred.release();
      const { status, body } = await complete;
      expect(status).to.equal(200);
      expect(body.indexOf(part)).to.be.within(body.indexOf('<main'), body.indexOf('</main>'));
      expect(body)
        .to.not.include(WAITING)
        .and.not.match(/<script (?![^>]*(?:src=|type="application\/))/);
    });
  }

  it('has a sentence in their place when the API is unreachable meanwhile', async () => {
    const other = await startTestApp({ archives: [everyKind()], environment: { SERVE: 'api' } });
    const pages = await startWebInFrontOf(other);
    try {
      const deferred = holdLateAnswers(other.ports);
      const page = await pages.open('/en');
      await page.until('</footer>');
      await other.close();
      const complete = await page.text();
      expect(complete).to.include(UNAVAILABLE);
      expect(complete.endsWith(END)).to.equal(true);
      deferred.release();
    } finally {
      await pages.close();
    }
  });
});
