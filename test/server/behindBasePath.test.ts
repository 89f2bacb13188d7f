import { expect } from 'chai';
import { prefixBasePath } from '#server/web/prefixBasePath.ts';

describe("Content's addresses under a base path", () => {
  const html =
    '<p><a href="/th/about">x</a> <a href="https://example.org/a">y</a> <a href="//example.org">z</a> <a href="#top">t</a></p>' +
    '<img src="/media/a.jpg" srcset="/media/a-400w.webp 400w, /media/a-800w.webp 800w">';

  it('stay unchanged when the site is at the root of its host', () => {
    expect(prefixBasePath(html, '')).to.equal(html);
  });

  it('get the base path, pictures of every width included; addresses of other websites stay unchanged', () => {
    expect(prefixBasePath(html, '/portal')).to.equal(
      '<p><a href="/portal/th/about">x</a> <a href="https://example.org/a">y</a> <a href="//example.org">z</a> <a href="#top">t</a></p>' +
        '<img src="/portal/media/a.jpg" srcset="/portal/media/a-400w.webp 400w, /portal/media/a-800w.webp 800w">',
    );
  });
});
