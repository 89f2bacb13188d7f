import { expect } from 'chai';
import { importSampleWater } from '#test/support/sampleWater.ts';
import { textOf } from '#test/support/renderPart.tsx';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { REGION_HOST, CLOSED_HOST } from '#test/support/testArchives.ts';

const EMBED = '/en/reservoirs/huai-tanao-ngam/embed';
const ORIGINS = ['https://www.example.org', 'https://*.example.net'];

describe('A reservoir on other websites', () => {
  describe('by default', () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp();
      await importSampleWater(app);
    });
    after(() => app.close());

    it('is refused: its plain page does not exist, and no page may be in a frame', async () => {
      for (const path of [EMBED, '/en/reservoirs/huai-tanao-ngam']) {
        const { status, headers } = await app.send(path);
        expect(status, path).to.equal(path === EMBED ? 404 : 200);
        expect(headers['content-security-policy'], path).to.include("frame-ancestors 'none'");
        expect(headers['x-frame-options'], path).to.equal('DENY');
      }
    });

    it('is not offered on its page', async () => {
      expect((await app.send('/en/reservoirs/huai-tanao-ngam')).body).not.to.match(/iframe|\/embed/);
    });
  });

  describe('where the setting names some', () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp({ environment: { EMBED_ORIGINS: ORIGINS.join(','), PAGE_CACHE_MB: '1' } });
      await importSampleWater(app);
    });
    after(() => app.close());

    it('may be in frames of these and of no others, also when the page comes from the cache', async () => {
      for (const time of ['first', 'second']) {
        const { status, headers } = await app.send(EMBED);
        expect(status, time).to.equal(200);
        const policy = String(headers['content-security-policy']).split('; ');
        expect(policy, time).to.include(`frame-ancestors ${ORIGINS.join(' ')}`);
        expect(policy, time).to.include("default-src 'none'").and.include("script-src 'self'");
        expect(policy.filter((source) => source.startsWith('frame-ancestors'))).to.have.length(1);
        expect(headers, time).not.to.have.property('x-frame-options');
        expect(headers['cache-control'], time).to.equal('public, max-age=0, s-maxage=1, must-revalidate');
        expect(headers, time).not.to.have.property('set-cookie');
      }
    });

    it('leaves all other pages refused, errors among them', async () => {
      for (const path of [
        '/en',
        '/en/reservoirs/huai-tanao-ngam',
        '/en/reservoirs/atlantis/embed',
        '/en/news/news-1/embed',
        '/xx/reservoirs/huai-tanao-ngam/embed',
      ]) {
        const { headers } = await app.send(path);
        expect(headers['content-security-policy'], path).to.include("frame-ancestors 'none'");
        expect(headers['x-frame-options'], path).to.equal('DENY');
      }
    });

    it('has the newest figures in both languages, and no layout, form or script of every page', async () => {
      const { body } = await app.send(EMBED);
      expect(textOf(body)).to.include('Huai Tanao Ngam Reservoir 20 November 2026').and.include('82.1% of capacity');
      expect(body).to.include('data-volumes="3070/4.2').and.include('<meta name="robots" content="noindex"/>');
      expect(body).not.to.match(/<form|<header|<footer|enhance-|style=|onload|<script(?! type="module" src="[^"]+">)/);
      const thai = (await app.send(EMBED.replace('/en/', '/th/'))).body;
      expect(thai).to.include('<html lang="th"');
      expect(textOf(thai)).to.include('20 พฤศจิกายน 2569');
    });

    it('has links that leave the frame', async () => {
      const { body } = await app.send(EMBED);
      const links = [...body.matchAll(/<a [^>]*>/g)].map(([link]) => link);
      expect(links).to.have.length(2);
      for (const link of links) expect(link).to.include('target="_top"');
      expect(links[0]).to.include('href="/en/reservoirs/huai-tanao-ngam"');
    });

    it('says how old its figures are', async () => {
      const { body } = await app.send('/en/reservoirs/bhumibol/embed');
      expect(textOf(body)).to.include('The latest figures are from 29 September 2026 , 53 days ago.');
      expect(body).to.include('data-stale="true"').and.not.include('data-level');
    });

    it('is offered on its page as code to copy, at its absolute address', async () => {
      const { body } = await app.send('/th/reservoirs/huai-tanao-ngam');
      const [, code = ''] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(body) ?? [];
      expect(code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')).to.match(
        /^<iframe src="https:\/\/www\.example\.go\.th\/th\/reservoirs\/huai-tanao-ngam\/embed" title="อ่างเก็บน้ำ[^"]+" [^>]*><\/iframe>$/,
      );
    });

    it('is not found on another site than its own, and during maintenance not shown', async () => {
      expect((await app.send({ path: EMBED, host: REGION_HOST })).status).to.equal(404);
      expect((await app.send({ path: EMBED, host: CLOSED_HOST })).status).to.equal(503);
    });

    it('answers HEAD, and refuses what is sent to it', async () => {
      const head = await app.send({ path: EMBED, method: 'HEAD' });
      expect([head.status, head.body]).to.deep.equal([200, '']);
      expect((await app.send({ path: EMBED, method: 'POST' })).status).to.be.within(400, 499);
    });
  });
});
