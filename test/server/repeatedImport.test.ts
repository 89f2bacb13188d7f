import { expect } from 'chai';
import { cp, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BuildCache } from '#adapters/content-folder/cache/BuildCache.ts';
import { readForImport } from '#adapters/content-folder/readForImport.ts';
import type { PublicPaths } from '#adapters/content-folder/read/PublicPaths.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { publicPaths } from '#server/cli/publicPaths.ts';
import { article, ContentFolders, RIVER_SVG, SITE, TODAY, type Files } from '#test/support/contentFolder.ts';
import { openImporter, type Importer } from '#test/support/importers.ts';
import { lineAt, pdfOf } from '#test/support/pdf.ts';
import { seededRandom } from '#test/support/seededRandom.ts';

const GATE = `${SITE}/news/gate-closed`;
const WEIR = `${SITE}/news/weir-mended`;
const TALK = `${SITE}/videos/talk`;
type Row = { readonly attachment_text: string | null };
const OTHER_RIVER_SVG = RIVER_SVG.replace('#2b8aa0', '#102030');

/** News with a cover, an attachment, a link, a related item; a page below another; a video with a transcript. */
const RICH: Files = {
  'pictures/weir.svg': OTHER_RIVER_SVG,
  [`${WEIR}/item.yaml`]: `
category: notices
tags: [canal]
related: [news/gate-closed]
formerly: [news/weir-broken]
cover: { file: /pictures/weir.svg, alt: { th: ฝาย, en: A weir } }
attachments:
  - file: plan.pdf
    name: { th: แผน, en: Plan }
`,
  [`${WEIR}/plan.pdf`]: pdfOf(lineAt(72, 720, 'Weir of today')),
  [`${WEIR}/th.md`]: article('ซ่อมฝาย', 'ดู[ประตู](/th/news/gate-closed)\n\n![แม่น้ำ](/pictures/river.svg)'),
  [`${WEIR}/en.md`]: article('Weir mended', 'See [the gate](/en/news/gate-closed) and [who we are](/en/about).'),
  [`${SITE}/pages/history/item.yaml`]: 'detail:\n  parent: about\n',
  [`${SITE}/pages/history/th.md`]: article('ประวัติ', 'นานมาแล้ว'),
  [`${SITE}/faq/when/item.yaml`]: 'category: water\ndetail:\n  position: 1\n',
  [`${SITE}/faq/when/th.md`]: article('เมื่อไร', 'วันนี้'),
  [`${SITE}/faq/where/item.yaml`]: 'category: water\ndetail:\n  position: 2\n',
  [`${SITE}/faq/where/th.md`]: article('ที่ไหน', 'ที่นี่'),
  [`${TALK}/item.yaml`]:
    'detail:\n  address: https://video.example/1\n  seconds: 60\n  transcript: { th: said-th.md, en: said-en.md }\n',
  [`${TALK}/th.md`]: article('พูด', 'ฟัง'),
  [`${TALK}/en.md`]: article('A talk', 'Listen.'),
  [`${TALK}/said-th.md`]: 'สวัสดี ดู[ประตู](/th/news/gate-closed)\n',
  [`${TALK}/said-en.md`]: 'Hello.\n',
  [`${SITE}/categories.yaml`]: `
news:
  - code: notices
    name: { th: ประกาศ, en: Notices }
faq:
  - code: water
    name: { th: น้ำ, en: Water }
`,
};

/** How often progress is printed depends on the time that an import takes. */
function isResult(line: string): boolean {
  return !/^[\w ]+: \d+ of \d+$/.test(line);
}

describe('A repeated import', function () {
  const folders = new ContentFolders();
  const importers: Importer[] = [];
  let folder: string;
  /** Finds what it has built before. */
  let repeated: Importer;
  /** Builds everything every time. */
  let fresh: Importer;

  const open = async (options?: { readonly cache: boolean }) => {
    const importer = await openImporter(await folders.emptyFolder(), options);
    importers.push(importer);
    return importer;
  };
  const write = async (changes: Files, root = folder) => {
    for (const [name, content] of Object.entries(changes)) {
      if (content === null) await rm(join(root, name), { recursive: true, force: true });
      else {
        await mkdir(dirname(join(root, name)), { recursive: true });
        await writeFile(join(root, name), content);
      }
    }
  };
  /** Imports the folder both ways, and expects both to print, beside how far they are now and then, and to publish the same. */
  const importBoth = async (root = folder) => {
    const lines = await repeated.import(root);
    expect(lines.filter(isResult)).to.deep.equal((await fresh.import(root)).filter(isResult));
    expect(repeated.dump()).to.deep.equal(fresh.dump());
    return lines;
  };

  beforeEach(async () => {
    folder = await folders.make(RICH);
    repeated = await open();
    fresh = await open({ cache: false });
    expect((await importBoth()).at(-1)).to.equal('Imported: 7 added, 0 changed, 0 removed, 0 unchanged.');
  });
  afterEach(async () => {
    for (const importer of importers.splice(0)) await importer.close();
    await folders.remove();
  });

  const IMPORTED = (changed: number) => `Imported: 0 added, ${changed} changed, 0 removed, ${7 - changed} unchanged.`;

  it('publishes a text that has changed, though its size and times have not', async () => {
    const path = join(folder, `${GATE}/en.md`);
    const { atime, mtime } = await stat(path);
    await writeFile(path, (await readFile(path, 'utf8')).replace('repair', 'repaIr'));
    await utimes(path, atime, mtime);
    expect((await importBoth()).at(-1)).to.equal(IMPORTED(1));
  });

  const changes: readonly (readonly [what: string, changes: Files, changed: number])[] = [
    ['a picture with the same name', { 'pictures/weir.svg': RIVER_SVG.replace('#2b8aa0', '#405060') }, 1],
    ['a picture in a text', { 'pictures/river.svg': RIVER_SVG.replace('#2b8aa0', '#405060') }, 1],
    ['an attachment with the same name', { [`${WEIR}/plan.pdf`]: pdfOf(lineAt(72, 720, 'Weir of tomorrow')) }, 1],
    ['an attachment that has no text any more', { [`${WEIR}/plan.pdf`]: '%PDF-1.7\nother' }, 1],
    ['a transcript', { [`${TALK}/said-en.md`]: 'Goodbye.\n' }, 1],
    ['an item without its tags', { [`${SITE}/news/gate-closed/item.yaml`]: 'category: notices\n' }, 1],
  ];
  for (const [what, files, changed] of changes)
    it(`publishes ${what}`, async () => {
      await write(files);
      expect((await importBoth()).at(-1)).to.equal(IMPORTED(changed));
    });

  it('publishes the text of an attachment, and knows it when the item changes', async () => {
    const texts = () =>
      repeated
        .dump()
        .versions?.map((row) => (JSON.parse(row) as Row).attachment_text)
        .sort();
    const known = async () => [...(await BuildCache.open(repeated.cacheFile)).texts.values()];
    expect(texts()?.slice(0, 3)).to.deep.equal(['Weir of today', 'Weir of today', null]);
    expect(await known()).to.deep.equal([{ kind: 'text', text: 'Weir of today' }]);
    await write({ [`${WEIR}/en.md`]: article('Weir mended', 'At last.') });
    expect((await importBoth()).at(-1)).to.equal(IMPORTED(1));
    expect(texts()?.slice(0, 3)).to.deep.equal(['Weir of today', 'Weir of today', null]);
    expect(await known()).to.have.length(1);
  });

  it('knows the texts of the latest attachments, and of all of them whether they have one', async () => {
    const cache = await BuildCache.open(repeated.cacheFile);
    const long = { kind: 'text', text: 'x'.repeat(2_000_000) } as const;
    cache.addTexts(new Map([['old', { kind: 'none', reason: 'tooCostly' }]]));
    for (const name of ['a', 'b', 'c']) cache.addTexts(new Map([[name, long]]));
    expect([...cache.texts.keys()]).to.deep.equal(['c', 'b', 'old']);
  });

  it('publishes a new name of the site and of a category, and counts no item as changed', async () => {
    const [site, categories] = [join(folder, SITE, 'site.yaml'), join(folder, SITE, 'categories.yaml')];
    await writeFile(site, (await readFile(site, 'utf8')).replace('The office', 'The new office'));
    await writeFile(categories, (await readFile(categories, 'utf8')).replace('Notices', 'News'));
    expect((await importBoth()).at(-1)).to.equal(IMPORTED(0));
    expect((await repeated.store.sites.details('77' as never))?.name.en).to.equal('The new office');
  });

  const errors: readonly (readonly [what: string, changes: Files, expected: readonly string[]])[] = [
    [
      'links and references to an item that was removed',
      { [GATE]: null },
      [
        `${WEIR}/en.md:6: link /en/news/gate-closed: there is no such page`,
        `${WEIR}/item.yaml:4: related[1]: there is no news/gate-closed`,
        `${WEIR}/th.md:6: link /th/news/gate-closed: there is no such page`,
        `${TALK}/said-th.md:1: link /th/news/gate-closed: there is no such page`,
      ],
    ],
    [
      'links to a translation that was removed',
      { [`${GATE}/en.md`]: null },
      [`${WEIR}/en.md:6: link /en/news/gate-closed: the page has no en.md`],
    ],
    [
      'a category that was removed',
      { [`${SITE}/categories.yaml`]: 'news:\n  - code: notices\n    name: { th: ประกาศ, en: Notices }\n' },
      [
        `${SITE}/faq/when/item.yaml:1: category: water is not in categories.yaml for this kind`,
        `${SITE}/faq/where/item.yaml:1: category: water is not in categories.yaml for this kind`,
      ],
    ],
    [
      'a tag that was removed',
      { [`${SITE}/tags.yaml`]: 'tags: []\n' },
      [
        `${GATE}/item.yaml:3: tags[1]: canal is not in tags.yaml`,
        `${WEIR}/item.yaml:3: tags[1]: canal is not in tags.yaml`,
      ],
    ],
    [
      'a former address that another item has now',
      {
        [`${SITE}/news/weir-broken/item.yaml`]: 'category: notices\n',
        [`${SITE}/news/weir-broken/th.md`]: article('ก', 'ข'),
      },
      [`${WEIR}/item.yaml:5: formerly[1]: news/weir-broken is the address of another item`],
    ],
    [
      'a parent that was removed, or has moved below another page',
      { [`${SITE}/pages/about/item.yaml`]: 'detail:\n  parent: history\n' },
      [
        `${WEIR}/en.md:6: link /en/about: the page is at /en/history/about`,
        `${SITE}/pages/about/item.yaml:2: detail.parent: history has a parent itself; a page can be at most one level below another`,
        `${SITE}/pages/history/item.yaml:2: detail.parent: about has a parent itself; a page can be at most one level below another`,
      ],
    ],
    [
      'a picture that is gone',
      { 'pictures/weir.svg': null },
      [`${WEIR}/item.yaml:6: cover.file: /pictures/weir.svg: there is no such file`],
    ],
    [
      'a transcript that is no text any more',
      { [`${TALK}/said-en.md`]: new Uint8Array([0xff, 0xfe]) },
      [`${TALK}/said-en.md: is not UTF-8 text: save it again with the encoding UTF-8`],
    ],
    [
      'a file that nothing uses',
      { [`${WEIR}/more.pdf`]: '%PDF-1.7\n' },
      [`${WEIR}/more.pdf: is used by neither item.yaml nor th.md nor en.md`],
    ],
  ];
  for (const [what, files, expected] of errors)
    it(`reports, in items that did not change, ${what}`, async () => {
      await write(files);
      const lines = (await importBoth()).map((line) => line.replace(`${folder}/`, ''));
      expect(lines).to.deep.equal([
        ...expected,
        `${expected.length} ${expected.length === 1 ? 'error' : 'errors'}.`,
        'Nothing was imported.',
      ]);
    });

  it('parses and renders nothing of an item that has not changed, and resolves none of its links', async () => {
    const asked: string[] = [];
    const watched: PublicPaths = {
      ...publicPaths,
      resolve: (path) => {
        asked.push(path);
        return publicPaths.resolve(path);
      },
    };
    const cache = await BuildCache.open(repeated.cacheFile);
    const read = () => readForImport(folder, watched, TODAY, cache);
    await read();
    expect(asked).to.deep.equal([]);
    await write({ [`${TALK}/said-en.md`]: 'See [the gate](/en/news/gate-closed).\n' });
    await read();
    expect(asked).to.have.members(['/th/news/gate-closed', '/en/news/gate-closed']);
  });

  it('builds everything when the program is another one', async () => {
    const reading = (program: string) =>
      BuildCache.open(repeated.cacheFile, program).then((cache) => cache.itemsOf('77' as never).size);
    const cache = await BuildCache.open(repeated.cacheFile, 'this program');
    await readForImport(folder, publicPaths, TODAY, cache);
    await cache.save();
    expect(await reading('this program')).to.equal(7);
    expect(await reading('another program')).to.equal(0);
  });

  it('builds everything when the cache is damaged or gone', async () => {
    const bytes = await readFile(repeated.cacheFile);
    const flipped = Buffer.from(bytes);
    flipped[flipped.length >> 1]! ^= 1;
    const others = [flipped, bytes.subarray(0, -1), bytes.subarray(100), Buffer.alloc(0), Buffer.from('\n'), undefined];
    for (const [index, damaged] of others.entries()) {
      await rm(repeated.cacheFile, { force: true });
      if (damaged !== undefined) await writeFile(repeated.cacheFile, damaged);
      expect((await BuildCache.open(repeated.cacheFile)).itemsOf('77' as never).size).to.equal(0);
      await write({ [`${GATE}/en.md`]: article('Gate closed', `It is under repair, ${index}.`) });
      expect((await importBoth()).at(-1)).to.equal(IMPORTED(1));
    }
  });

  it('is complete, and says what was wrong, when the cache cannot be written', async () => {
    await rm(repeated.cacheFile);
    await mkdir(repeated.cacheFile);
    await write({ [`${GATE}/en.md`]: article('Gate open', 'It is mended.') });
    const lines = await repeated.import(folder);
    expect(lines.at(-1)).to.equal(IMPORTED(1));
    expect(lines.join('\n')).to.match(/The build cache was not saved, so the next import takes longer: EISDIR/);
  });

  it('publishes all of an item that the cache knows and the store has not, or has otherwise', async () => {
    const [kept, other] = [await readFile(repeated.cacheFile), await open()];
    await other.import(await folders.make({ ...RICH, [`${GATE}/en.md`]: article('Gate open', 'It is mended.') }));
    await writeFile(other.cacheFile, kept);
    expect((await other.import(folder)).at(-1)).to.equal(IMPORTED(1));
    await other.store.publishing.remove('77' as never);
    await writeFile(other.cacheFile, kept);
    expect((await other.import(folder)).at(-1)).to.equal('Imported: 7 added, 0 changed, 0 removed, 0 unchanged.');
  });

  it('keeps apart items of the same name at two sites, in one folder or in two', async () => {
    const site = await readFile(join(folder, SITE, 'site.yaml'), 'utf8');
    const elsewhere = SITE.replace('office', 'region');
    const moved = Object.entries(RICH).map(([name, content]) => [name.replace(SITE, elsewhere), content] as const);
    const region: Files = {
      ...Object.fromEntries(moved),
      [`${elsewhere}/site.yaml`]: site.replace('"77"', '"78"').replaceAll('office.test', 'region.test'),
      [`${elsewhere}/layout.yaml`]: await readFile(join(folder, SITE, 'layout.yaml'), 'utf8'),
      [`${elsewhere}/tags.yaml`]: await readFile(join(folder, SITE, 'tags.yaml'), 'utf8'),
      [`${elsewhere}/pages/about/th.md`]: article('เกี่ยวกับ', 'ภาค'),
      [`${elsewhere}/pages/about/en.md`]: article('About', 'A region.'),
      [`${elsewhere}/news/gate-closed/item.yaml`]: 'category: notices\n',
      [`${elsewhere}/news/gate-closed/th.md`]: article('ประตูของภาค', 'ปิด'),
      [`${elsewhere}/news/gate-closed/en.md`]: article('Gate of the region', 'Closed.'),
    };
    const apart = await folders.make({ ...region, [SITE]: null });
    await rm(join(apart, SITE), { recursive: true });
    await importBoth(apart);
    await importBoth();
    await write(region);
    expect((await importBoth()).at(-1)).to.match(/ 0 added, 0 changed, 0 removed, 14 unchanged\.$/);
    expect((await importBoth(apart)).at(-1)).to.equal(IMPORTED(0));
  });

  it('is refused when an item changes between reading and publishing', async () => {
    const cache = await BuildCache.open(repeated.cacheFile);
    const reading = await readForImport(folder, publicPaths, TODAY, cache);
    const items = reading.ok ? (reading.archives[0]?.items ?? []) : [];
    const gate = items.find(({ slug }) => slug === 'gate-closed');
    expect((await gate?.load())?.versions.en?.bodyHtml).to.equal('<p>It is under repair.</p>\n');
    await write({ [`${GATE}/en.md`]: article('Gate closed', 'It is mended.') });
    expect(await gate?.load().catch((fault: unknown) => fault)).to.be.instanceOf(Unavailable);
  });

  it('prints and publishes what an import from nothing does, whatever was edited', async () => {
    const random = seededRandom(12);
    const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
    const names = ['gate-closed', 'weir-mended', 'canal-dug'];
    const text = (locale: string) =>
      pick([
        'คำ',
        `[ก](/${locale}/news/${pick(names)})`,
        `[ก](/${locale}/about)`,
        `![ข](/pictures/${pick(['river', 'weir'])}.svg)`,
        '| a | b |\n|---|---|\n| 1 | 2 |',
      ]);
    const yaml = () =>
      [
        'category: notices',
        pick(['', 'tags: [canal]', 'featured: true']),
        pick(['', `related: [news/${pick(names)}]`, `formerly: [news/old-${pick(['a', 'b'])}]`]),
        pick(['', 'cover: { file: /pictures/weir.svg, alt: { th: ฝาย, en: A weir } }']),
      ].join('\n');
    const edits: readonly (() => Files)[] = [
      () => {
        const locale = pick(LOCALES);
        return { [`${SITE}/news/${pick(names)}/${locale}.md`]: article(pick(['หนึ่ง', 'สอง']), text(locale)) };
      },
      () => ({ [`${SITE}/news/${pick(names)}/item.yaml`]: `${yaml()}\n` }),
      () => ({ [`${SITE}/news/${pick(names)}/${pick(LOCALES)}.md`]: null }),
      () => ({
        [`pictures/${pick(['river', 'weir'])}.svg`]: RIVER_SVG.replace('#2b8aa0', pick(['#111111', '#222222'])),
      }),
      () => ({
        [`${SITE}/faq/${pick(['when', 'where', 'why'])}/item.yaml`]: `category: water\ndetail:\n  position: ${pick([1, 2, 3])}\n`,
      }),
      () => ({ [`${SITE}/faq/${pick(['when', 'where', 'why'])}/th.md`]: article(pick(['ก', 'ข', 'ค']), 'ตอบ') }),
      () => ({ [`${SITE}/pages/history/item.yaml`]: pick([null, 'detail:\n  parent: about\n']) }),
      () => ({
        [`${SITE}/tags.yaml`]: pick(['tags: []\n', 'tags:\n  - code: canal\n    name: { th: คลอง, en: Canal }\n']),
      }),
      () => ({ [`${TALK}/said-en.md`]: pick(['Hello.\n', 'Goodbye.\n', '[x](/en/news/canal-dug)\n']) }),
      () => ({ [`${SITE}/news/${pick(names)}`]: null }),
    ];
    const valid = join(await folders.emptyFolder(), 'valid');
    await cp(folder, valid, { recursive: true });
    let imported = 0;
    for (let step = 0; step < 30; step++) {
      for (let edit = 0; edit <= step % 3; edit++) await write(pick(edits)());
      const isValid = (await importBoth()).at(-1)?.startsWith('Imported') === true;
      if (isValid) imported++;
      // Otherwise the folder would soon be full of errors.
      const [from, to] = isValid ? [folder, valid] : [valid, folder];
      await rm(to, { recursive: true });
      await cp(from, to, { recursive: true });
    }
    expect(imported).to.be.greaterThan(5);
  });
});
