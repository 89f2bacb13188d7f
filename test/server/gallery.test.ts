import { expect } from 'chai';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

describe('The component gallery', () => {
  describe('where it is switched on', () => {
    let app: TestApp;
    before(async () => (app = await startTestApp({ environment: { GALLERY: 'on' } })));
    after(() => app.close());

    it('is entered in the language of the visitor', async () => {
      for (const language of ['th', 'en']) {
        const { status, headers } = await app.send({ path: '/gallery', headers: { 'Accept-Language': language } });
        expect(status).to.equal(302);
        expect(headers.location).to.equal(`/${language}/gallery`);
      }
    });

    it('shows all components in both languages, and what may be on a page but once is there but once', async () => {
      for (const path of ['/th/gallery', '/en/gallery', '/en/gallery?component=SiteHeader']) {
        const { status, body } = await app.send(path);
        expect(status, path).to.equal(200);
        const ids = Array.from(body.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
        const landmarks = Array.from(body.matchAll(/<nav\b[^>]*\baria-label="([^"]*)"/g), ([, name]) => name);
        expect(new Set(ids), path).to.have.lengthOf(ids.length);
        expect(new Set(landmarks), path).to.have.lengthOf(landmarks.length);
        const references = Array.from(
          body.matchAll(/\s(?:for|aria-labelledby|aria-describedby|popovertarget)="([^"]*)"/gi),
          ([, names = '']) => names.split(' '),
        ).flat();
        expect(
          references.filter((id) => !ids.includes(id)),
          path,
        ).to.deep.equal([]);
        expect(body, path).not.to.match(/[\uE000-\uF8FF]/);
      }
    });

    it('shows one component in the colours of every theme', async () => {
      const { body } = await app.send('/en/gallery?component=ButtonLink');
      for (const theme of ['light', 'dark', 'high'])
        expect(body).to.include(`class="gallery-drawing" data-contrast="${theme}"`);
      expect(body).not.to.include('id="Pagination"');
    });

    it('does not show what is no component', async () => {
      expect((await app.send('/en/gallery?component=Nothing')).status).to.equal(404);
    });

    it('is nothing for search engines', async () => {
      expect((await app.send('/en/gallery')).headers['x-robots-tag']).to.equal('noindex');
      expect((await app.send('/sitemap/site.xml')).body).not.to.include('gallery');
    });
  });

  it('is not there where nobody switched it on', async () => {
    const app = await startTestApp();
    try {
      for (const path of ['/gallery', '/th/gallery', '/en/gallery'])
        expect((await app.send(path)).status, path).to.equal(404);
    } finally {
      await app.close();
    }
  });
});
