import { expect } from 'chai';
import { LOCALES } from '#domain/locale/locale.ts';
import { DEFAULT_PREFERENCES } from '#domain/preferences.ts';
import { examples } from '#test/gallery/examples.ts';
import { loadComponents } from '#test/gallery/loadComponents.ts';
import { renderGallery } from '#test/gallery/renderGallery.tsx';
import { renderPart, CONTEXTS } from '#test/support/renderPart.tsx';

/** Surrounds a page, with landmarks that a page has only once. */
const PAGE_LAYOUT = 'PageLayout';

describe('The component gallery', () => {
  it('has examples of every exported component, each component once', async () => {
    const components = [...(await loadComponents()).keys()].filter((name) => name !== PAGE_LAYOUT);
    expect(examples(CONTEXTS.th).map(({ component }) => component)).to.have.members(components);
  });

  for (const locale of LOCALES)
    it(`renders each component differently in each of its states, under different names (${locale})`, () => {
      for (const { component, states } of examples(CONTEXTS[locale])) {
        const rendered = states.map(({ shows }) => renderPart(locale, shows));
        expect(rendered.join(''), component).to.not.equal('');
        expect(new Set(rendered), component).to.have.lengthOf(states.length);
        expect(new Set(states.map(({ name }) => name)), component).to.have.lengthOf(states.length);
      }
    });

  it('renders no id and no landmark name twice, and no reference to a missing id', async () => {
    for (const path of ['/gallery', '/th/gallery/SiteHeader']) {
      const html = await open(path);
      const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
      const landmarks = Array.from(html.matchAll(/<nav\b[^>]*\baria-label="([^"]*)"/g), ([, name]) => name);
      expect(new Set(ids), path).to.have.lengthOf(ids.length);
      expect(new Set(landmarks), path).to.have.lengthOf(landmarks.length);
      const references = Array.from(
        html.matchAll(/\s(?:for|aria-labelledby|aria-describedby|popovertarget)="([^"]*)"/gi),
        ([, names = '']) => names.split(' '),
      ).flat();
      expect(
        references.filter((id) => !ids.includes(id)),
        path,
      ).to.deep.equal([]);
      expect(html, path).not.to.match(/[\uE000-\uF8FF]/);
    }
  });

  it('shows the examples of one component in every theme', async () => {
    const html = await open('/en/gallery/ButtonLink');
    for (const theme of ['light', 'dark', 'high'])
      expect(html).to.include(`class="gallery-variant" data-contrast="${theme}"`);
    expect(html).not.to.include('id="Pagination"');
  });

  it('renders a component with the props of the address', async () => {
    const props = encodeURIComponent(JSON.stringify({ href: '/en/main', label: 'Water & weirs' }));
    expect(await open(`/gallery/ButtonLink?props=${props}`)).to.match(
      /<a class="button-link" href="\/en\/main">.*Water &amp; weirs/,
    );
  });

  it('responds with 404 and a message to an unknown component', async () => {
    expect(await open('/gallery/Nothing', 404)).to.include('There is no component Nothing.');
  });

  for (const [name, props] of [
    ['are no JSON', '{label:'],
    ['are no object', '[1]'],
    ['do not suit the component', '{"attachments":1}'],
  ] as const)
    it(`responds with 400 and a message to props that ${name}`, async () => {
      expect(await open(`/gallery/Attachments?props=${encodeURIComponent(props)}`, 400)).to.match(
        /role="alert"[^>]*>These props cannot be rendered: ./,
      );
    });

  it('responds to no other address', async () => {
    expect(await renderGallery('/en/main', DEFAULT_PREFERENCES)).to.equal(undefined);
  });
});

async function open(address: string, expectedStatus = 200): Promise<string> {
  const { status, html } = (await renderGallery(address, DEFAULT_PREFERENCES))!;
  expect(status, address).to.equal(expectedStatus);
  return html;
}
