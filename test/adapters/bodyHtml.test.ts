import { expect } from 'chai';
import type { Locale } from '#domain/locale/locale.ts';
import { bodyHtml } from '#adapters/content-folder/body/bodyHtml.ts';
import { Unusable } from '#adapters/content-folder/media/MediaPlan.ts';
import { sanitiseHtml } from '#adapters/sanitiseHtml.ts';

const HASH = '0123456789abcdef0123456789abcdef';

describe('The HTML of a Markdown body', () => {
  it('has headings that begin at the second level, whatever level its author began with', async () => {
    expect(await html('# One\n\n## Two\n\n# Three')).to.equal('<h2>One</h2>\n<h3>Two</h3>\n<h2>Three</h2>\n');
    expect(await html('### One\n\n#### Two')).to.equal('<h2>One</h2>\n<h3>Two</h3>\n');
  });

  it('has tables in a labelled box that can be scrolled by keyboard', async () => {
    const table = '| Gate | Metres |\n|---|---:|\n| North | 4 |';
    expect(await html(`## Levels\n\n${table}`)).to.equal(
      [
        '<h2>Levels</h2>',
        '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Levels"><table><thead>',
        '<tr>',
        '<th scope="col">Gate</th>',
        '<th class="align-end" scope="col">Metres</th>',
        '</tr>',
        '</thead>',
        '<tbody>',
        '<tr>',
        '<td>North</td>',
        '<td class="align-end">4</td>',
        '</tr>',
        '</tbody>',
        '</table></div>',
      ].join('\n'),
    );
    expect(await html(`## Levels\n\n${table}\n\n${table}`)).to.contain('aria-label="Table 2: Levels"');
    expect(await html(table, 'th')).to.contain('aria-label="ตาราง: The title"');
  });

  it('has no empty header cell', async () => {
    expect(await html('|  | Metres |\n|---|---|\n| North | 4 |')).to.contain(
      '<tr>\n<td></td>\n<th scope="col">Metres</th>',
    );
  });

  it('has pictures with width and height, so that nothing moves when they load', async () => {
    expect(await html('![A *dam* & "gate"](/pictures/dam.svg "Seen <b>from</b> below")')).to.equal(
      '<figure><picture>' +
        `<source type="image/webp" srcset="/media/${HASH}-400w.webp 400w, /media/${HASH}-800w.webp 800w, /media/${HASH}-1200w.webp 1200w" sizes="(min-width: 48rem) 44rem, 100vw" />` +
        `<img src="/media/${HASH}-800w.jpg" srcset="/media/${HASH}-400w.jpg 400w, /media/${HASH}-800w.jpg 800w, /media/${HASH}-1200w.jpg 1200w" sizes="(min-width: 48rem) 44rem, 100vw" alt="A dam &amp; &quot;gate&quot;" width="1200" height="675" loading="lazy" decoding="async" />` +
        '</picture><figcaption>Seen &lt;b&gt;from&lt;/b&gt; below</figcaption></figure>',
    );
  });

  it('gives other websites no access to the window that opened them', async () => {
    expect(await html('[out](https://example.org/?a=1&b=2) [in](/en/about)')).to.equal(
      '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener">out</a> <a href="/en/about">in</a></p>\n',
    );
  });

  it('has indented and fenced text as paragraphs', async () => {
    expect(await html('    four spaces\n\nline\n---')).to.equal('<p>four spaces</p>\n<p>line</p>\n<hr />\n');
  });

  it('stays the same when it is sanitised again', async () => {
    const once = await html('## A\n\n| a |\n|---|\n| [b](tel:1111) |\n\n![c](/pictures/dam.svg "d")\n\n> e\n\n3. f');
    expect(sanitiseHtml(once)).to.equal(once);
  });
});

async function html(markdown: string, locale: Locale = 'en'): Promise<string> {
  const errors: string[] = [];
  const made = await bodyHtml(markdown, {
    locale,
    title: 'The title',
    linkError: () => undefined,
    picture: (name) =>
      Promise.resolve(
        name === '/pictures/dam.svg'
          ? {
              width: 1200,
              height: 675,
              variants: [400, 800, 1200].map((width) => ({
                width,
                webp: `${HASH}-${width}w.webp`,
                jpeg: `${HASH}-${width}w.jpg`,
              })),
            }
          : new Unusable('there is no such file'),
      ),
    addError: (line, text) => errors.push(`${line}: ${text}`),
  });
  expect(errors).to.deep.equal([]);
  return made;
}
