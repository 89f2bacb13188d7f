import { expect } from 'chai';
import type { ContentDetail, ContentItem, ContentList } from '#domain/content/content.ts';
import type { EventState } from '#domain/content/eventState.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { addSeconds, type CalendarDate } from '#domain/instant.ts';
import { GROUPED_PAGE_SIZE, PAGE_SIZES, type Paging } from '#domain/paging.ts';
import type { ContentQuery, ContentRef } from '#ports/Content.ts';
import type { ArchiveItem, SiteArchive } from '#ports/Publishing.ts';
import {
  aSiteArchive,
  both,
  category,
  itemOf,
  newsItem,
  newsOf,
  OTHER_SITE,
  picture,
  SITE,
  siteId,
  slug,
  version,
} from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { at, testClock } from '#test/support/testClock.ts';

onEveryEngine('The content', ENGINES, contentContract);

function contentContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(() => clock.set('2026-11-21T03:00:00Z'));
  afterEach(() => source.close());

  const openSites = async (...archives: readonly SiteArchive[]) => (source = await engine.open(archives, clock));
  const open = (items: readonly ArchiveItem[], rest: Partial<SiteArchive> = {}) =>
    openSites(aSiteArchive({ ...rest, items }));
  const list = (query: Partial<ContentQuery> = {}): Promise<ContentList> =>
    source.content.list({ site: SITE, locale: 'th', kind: 'news', page: 1, pageSize: 10, ...query });
  const slugs = async (query: Partial<ContentQuery> = {}) => (await list(query)).items.map((item) => item.slug);
  const find = (name: string, rest: Partial<ContentRef> = {}) =>
    source.content.find({ site: SITE, locale: 'th', kind: 'news', slug: slug(name), ...rest });
  const found = async (name: string, rest: Partial<ContentRef> = {}): Promise<ContentItem> => {
    const outcome = await find(name, rest);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.value;
  };
  const findFormer = (name: string, rest: Partial<ContentRef> = {}) =>
    source.content.findFormer({ site: SITE, locale: 'th', kind: 'news', slug: slug(name), ...rest });
  const refusal = async (name: string, rest: Partial<ContentRef> = {}) => {
    const outcome = await find(name, rest);
    return outcome.ok ? 'found' : outcome.code;
  };

  async function completeList(pageSize: Paging['pageSize'], filter: Partial<ContentQuery>) {
    const { total } = await list({ pageSize, ...filter });
    const pages = [];
    for (let page = 1; page <= Math.ceil(total / pageSize); page++) {
      const { items } = await list({ page, pageSize, ...filter });
      expect(items.length).to.equal(Math.min(pageSize, total - (page - 1) * pageSize));
      pages.push(items);
    }
    return pages.flat();
  }

  describe('One item', () => {
    it('is returned as it was published, to the millisecond and the last combining mark', async () => {
      const text = 'น้ำท่วมที่อำเภอบางบาลเมื่อปี พ.ศ. ๒๕๖๙ – ก่ำ ก้ำ กํ้า "quotes" \\ \n 𝒳';
      const published = version({
        title: text,
        summary: `${text} in short`,
        bodyHtml: `<p>${text}</p>`,
        publishedAt: at('2026-03-04T05:06:07.089Z'),
        updatedAt: at('2026-03-05T05:06:07.001Z'),
        cover: picture({ alt: text, caption: text }),
        attachments: [{ name: text, file: `${'a'.repeat(32)}.pdf`, type: 'application/pdf', size: 123_456_789 }],
        detail: { kind: 'document', number: text, issuedBy: text },
      });
      await open([newsItem('flood', { kind: 'document', versions: { th: published } })]);
      expect(await found('flood', { kind: 'document' })).to.deep.equal({
        kind: 'document',
        slug: 'flood',
        title: published.title,
        summary: published.summary,
        bodyHtml: published.bodyHtml,
        publishedAt: published.publishedAt,
        updatedAt: published.updatedAt,
        cover: published.cover,
        attachments: published.attachments,
        detail: published.detail,
        tags: [],
        related: [],
        locales: ['th'],
        hits: 0,
      });
    });

    it('has the names of its category, subcategory and tags in the requested language', async () => {
      await open([newsItem('dam', { category: 'water', subcategory: 'dams', tags: ['flood', 'rain'] })], {
        categories: [
          category('water', { label: both('น้ำ', 'Water') }),
          category('dams', { parent: 'water', label: both('เขื่อน', 'Dams') }),
        ],
        tags: [
          { code: 'rain', label: both('ฝน', 'Rain') },
          { code: 'flood', label: both('น้ำท่วม', 'Flood') },
        ],
      });
      const thai = await found('dam');
      expect(thai.category).to.deep.equal({ code: 'water', label: 'น้ำ' });
      expect(thai.subcategory).to.deep.equal({ code: 'dams', label: 'เขื่อน' });
      expect(thai.tags).to.deep.equal([
        { code: 'flood', label: 'น้ำท่วม' },
        { code: 'rain', label: 'ฝน' },
      ]);
      const english = await found('dam', { locale: 'en' });
      expect(english.category).to.deep.equal({ code: 'water', label: 'Water' });
      expect((await list({ locale: 'en' })).items[0]?.subcategory).to.deep.equal({ code: 'dams', label: 'Dams' });
    });

    it('is not found where nothing was ever published', async () => {
      await openSites(aSiteArchive({ items: [newsItem('dam')] }), aSiteArchive({ id: OTHER_SITE }));
      expect(await refusal('weir')).to.equal('contentNotFound');
      expect(await refusal('dam', { kind: 'document' })).to.equal('contentNotFound');
      expect(await refusal('dam', { site: OTHER_SITE })).to.equal('contentNotFound');
    });

    it('is refused as being in the other language when only that one is public', async () => {
      await open([
        newsItem('only-thai', { versions: { th: version() } }),
        newsItem('english-later', {
          versions: { th: version(), en: version({ publishedAt: at('2027-01-01T00:00:00Z') }) },
        }),
      ]);
      expect(await refusal('only-thai', { locale: 'en' })).to.equal('contentInOtherLanguage');
      expect(await refusal('english-later', { locale: 'en' })).to.equal('contentInOtherLanguage');
      expect((await found('english-later')).locales).to.deep.equal(['th']);
      clock.set('2027-01-01T00:00:00Z');
      expect((await found('english-later', { locale: 'en' })).locales).to.deep.equal(['th', 'en']);
    });

    it('is found from its former addresses, also as another kind and after several moves', async () => {
      const formerly = [
        { kind: 'news', slug: slug('flood') },
        { kind: 'page', slug: slug('floods') },
      ] as const;
      await openSites(
        aSiteArchive({ items: [newsItem('high-water', { kind: 'document', formerly }), newsItem('weir')] }),
        aSiteArchive({ id: OTHER_SITE }),
      );
      expect(await refusal('flood')).to.equal('contentNotFound');
      for (const kind of ['news', 'page'] as const) {
        const former = await findFormer(kind === 'news' ? 'flood' : 'floods', { kind });
        expect(former).to.have.property('state', 'moved');
        expect(former).to.have.nested.include({ 'item.kind': 'document', 'item.slug': 'high-water' });
        expect(former).to.have.nested.property('item.title', 'ข่าว high-water');
      }
      expect(await findFormer('flood', { kind: 'document' })).to.equal(undefined);
      expect(await findFormer('flood', { site: OTHER_SITE })).to.equal(undefined);
      expect(await findFormer('weir')).to.equal(undefined);
      expect(await findFormer('never')).to.equal(undefined);
    });

    it('is found from a former address in the other language when only that one is public', async () => {
      const formerly = [{ kind: 'news', slug: slug('flood') }] as const;
      await open([newsItem('high-water', { formerly, versions: { th: version({ title: 'น้ำสูง' }) } })]);
      expect(await findFormer('flood', { locale: 'en' })).to.have.nested.property('item.title', 'น้ำสูง');
    });

    it('has been withdrawn, with what is related, once it was public', async () => {
      const publication = { publishedAt: at('2026-11-22T03:00:00Z'), withdrawnAt: at('2026-11-23T03:00:00Z') };
      const auction = newsItem('auction', {
        category: 'water',
        related: [{ kind: 'document', slug: slug('rules') }],
        formerly: [{ kind: 'page', slug: slug('old-auction') }],
        versions: { th: version({ title: 'secret', ...publication }) },
      });
      const never = version({ publishedAt: at('2026-12-01T00:00:00Z'), withdrawnAt: at('2026-11-01T00:00:00Z') });
      await open(
        [
          auction,
          newsItem('rules', { kind: 'document' }),
          newsItem('other', { category: 'water' }),
          newsItem('never', { versions: { th: never } }),
        ],
        { categories: [category('water')] },
      );
      expect(await findFormer('auction')).to.equal(undefined);
      clock.set('2026-11-22T03:00:00.000Z');
      expect(await findFormer('auction')).to.equal(undefined);
      clock.set('2026-11-23T03:00:00.000Z');
      for (const [name, kind] of [
        ['auction', 'news'],
        ['old-auction', 'page'],
      ] as const) {
        const former = await findFormer(name, { kind });
        expect(former?.state === 'withdrawn' && former.related.map((item) => item.slug)).to.deep.equal([
          'rules',
          'other',
        ]);
        expect(JSON.stringify(former)).not.to.include('secret');
      }
      expect(await findFormer('auction', { locale: 'en' })).to.have.nested.property('related[1].title', 'News other');
      expect(await findFormer('never')).to.equal(undefined);
    });

    it('appears at the instant of its publication and disappears at that of its withdrawal', async () => {
      const publication = { publishedAt: at('2026-11-22T03:00:00Z'), withdrawnAt: at('2026-11-23T03:00:00Z') };
      await open([
        newsItem('auction', { versions: { th: version(publication) } }),
        newsOf('old', '2026-01-01T00:00:00Z'),
      ]);
      const seen = async () => [await refusal('auction'), (await list()).total, await slugs()];
      expect(await seen()).to.deep.equal(['contentNotFound', 1, ['old']]);
      clock.set('2026-11-22T02:59:59.999Z');
      expect(await seen()).to.deep.equal(['contentNotFound', 1, ['old']]);
      clock.set('2026-11-22T03:00:00.000Z');
      expect(await seen()).to.deep.equal(['found', 2, ['auction', 'old']]);
      clock.set('2026-11-23T02:59:59.999Z');
      expect(await seen()).to.deep.equal(['found', 2, ['auction', 'old']]);
      clock.set('2026-11-23T03:00:00.000Z');
      expect(await seen()).to.deep.equal(['contentNotFound', 1, ['old']]);
    });

    it('is never public when it is withdrawn before its publication', async () => {
      const publication = { publishedAt: at('2026-11-22T03:00:00Z'), withdrawnAt: at('2026-11-22T02:00:00Z') };
      await open([newsItem('mistake', { versions: { th: version(publication) } })]);
      for (const time of ['2026-11-21T03:00:00Z', '2026-11-22T02:30:00Z', '2026-11-22T03:00:00Z']) {
        clock.set(time);
        expect(await refusal('mistake')).to.equal('contentNotFound');
        expect((await list()).total).to.equal(0);
      }
    });
  });

  describe('An item of each kind', () => {
    it('is returned as it was published, alone and in its list', async () => {
      await open(CONTENT_KINDS.map((kind) => itemOf('one', EVERY_DETAIL[kind])));
      for (const kind of CONTENT_KINDS) {
        const item = await found('one', { kind });
        expect(item).to.deep.include({ kind, detail: EVERY_DETAIL[kind] });
        const { items, total } = await list({ kind });
        expect(total, kind).to.equal(1);
        expect(items[0]).to.deep.include({ kind, slug: 'one', title: item.title, detail: EVERY_DETAIL[kind] });
      }
    });
  });

  describe('Related items', () => {
    it('are those that the department chose, then the newest of the category, at most four', async () => {
      const water = { category: 'water' };
      await open([
        newsOf('dam', '2026-05-05T00:00:00Z', {
          ...water,
          related: [
            { kind: 'document', slug: slug('plan') },
            { kind: 'news', slug: slug('w3') },
            { kind: 'news', slug: slug('gone') },
            { kind: 'news', slug: slug('scheduled') },
          ],
        }),
        newsOf('w1', '2026-01-01T00:00:00Z', water),
        newsOf('w2', '2026-01-02T00:00:00Z', water),
        newsOf('w3', '2026-01-03T00:00:00Z', water),
        newsOf('w4', '2026-01-04T00:00:00Z', water),
        newsOf('scheduled', '2027-01-04T00:00:00Z', water),
        newsOf('elsewhere', '2026-01-05T00:00:00Z', { category: 'people' }),
        newsOf('plan', '2025-01-05T00:00:00Z', { kind: 'document' }),
      ]);
      expect((await found('dam')).related.map((item) => item.slug)).to.deep.equal(['plan', 'w3', 'w4', 'w2']);
    });

    it('of a disclosure are other codes of its group', async () => {
      const code = (name: string, group: string) =>
        itemOf(
          `2569-${name.toLowerCase()}`,
          { kind: 'oit', fiscalYear: 2569, code: name, links: [] },
          { category: '2569', subcategory: group },
        );
      await open([code('O1', '2569-9-1'), code('O2', '2569-9-1'), code('O3', '2569-9-2')], {
        categories: [
          category('2569', { kind: 'oit' }),
          ...['2569-9-1', '2569-9-2'].map((group) => category(group, { kind: 'oit', parent: '2569' })),
        ],
      });
      const { related } = await found('2569-o1', { kind: 'oit' });
      expect(related.map((item) => item.slug)).to.deep.equal(['2569-o2']);
    });

    it('are empty for an item without chosen items and without a category', async () => {
      await open([newsOf('dam', '2026-05-05T00:00:00Z'), newsOf('weir', '2026-05-05T00:00:00Z')]);
      expect((await found('dam')).related).to.deep.equal([]);
    });

    it('are in the language of the item', async () => {
      const related = [
        { kind: 'news', slug: slug('thai') },
        { kind: 'news', slug: slug('both') },
      ] as const;
      await open([
        newsItem('dam', { related }),
        newsItem('thai', { versions: { th: version() } }),
        newsItem('both', { versions: { th: version({ title: 'ไทย' }), en: version({ title: 'English' }) } }),
      ]);
      expect((await found('dam', { locale: 'en' })).related.map((item) => item.title)).to.deep.equal(['English']);
      expect((await found('dam')).related.map((item) => item.slug)).to.deep.equal(['thai', 'both']);
    });
  });

  describe('A list', () => {
    it('has the newest first, separately for each language and site', async () => {
      await openSites(
        aSiteArchive({
          items: [
            newsOf('b', '2026-02-01T00:00:00Z'),
            newsOf('c', '2026-03-01T00:00:00Z'),
            newsOf('a', '2026-01-01T00:00:00Z'),
            newsItem('thai', { versions: { th: version({ publishedAt: at('2025-01-01T00:00:00Z') }) } }),
          ],
        }),
        aSiteArchive({ id: OTHER_SITE, items: [newsOf('region', '2026-02-01T00:00:00Z')] }),
      );
      expect(await slugs()).to.deep.equal(['c', 'b', 'a', 'thai']);
      expect(await slugs({ locale: 'en' })).to.deep.equal(['c', 'b', 'a']);
      expect(await slugs({ site: OTHER_SITE })).to.deep.equal(['region']);
    });

    it('shows what is public at the time of the request, also after the clock was set back', async () => {
      await open([newsOf('now', '2026-01-01T00:00:00Z'), newsOf('later', '2026-12-01T00:00:00Z')]);
      clock.set('2026-12-02T00:00:00Z');
      expect(await slugs()).to.deep.equal(['later', 'now']);
      clock.set('2026-11-21T03:00:00Z');
      expect(await slugs()).to.deep.equal(['now']);
    });

    it('is empty, without years, when the kind, the site or the category has no items', async () => {
      await open([newsItem('dam')]);
      const empty = { items: [], total: 0, years: [], categories: [] };
      expect(await list({ kind: 'document' })).to.deep.equal(empty);
      expect(await list({ site: siteId('77') })).to.deep.equal(empty);
      expect(await list({ category: 'nothing' })).to.deep.equal(empty);
      expect(await list({ category: 'no\u0000thing' })).to.deep.equal(empty);
    });

    it('is filtered by category, subcategory, year and featured items, and counts the rest', async () => {
      await open(
        [
          newsOf('w26', '2026-02-01T00:00:00Z', { category: 'water' }),
          newsOf('d26', '2026-01-01T00:00:00Z', { category: 'water', subcategory: 'dams', featured: true }),
          newsOf('d25', '2025-01-01T00:00:00Z', { category: 'water', subcategory: 'dams' }),
          newsOf('p24', '2024-01-01T00:00:00Z', { category: 'people', featured: true }),
        ],
        { categories: [category('water'), category('dams', { parent: 'water' }), category('people')] },
      );
      const shown = async (query: Partial<ContentQuery>) => {
        const { items, total, years } = await list(query);
        return [items.map((item) => item.slug).join(' '), total, years];
      };
      expect(await shown({})).to.deep.equal(['w26 d26 d25 p24', 4, [2026, 2025, 2024]]);
      expect(await shown({ category: 'water' })).to.deep.equal(['w26 d26 d25', 3, [2026, 2025]]);
      expect(await shown({ category: 'water', subcategory: 'dams' })).to.deep.equal(['d26 d25', 2, [2026, 2025]]);
      expect(await shown({ category: 'people', subcategory: 'dams' })).to.deep.equal(['', 0, []]);
      expect(await shown({ year: 2026 })).to.deep.equal(['w26 d26', 2, [2026, 2025, 2024]]);
      expect(await shown({ category: 'water', year: 2025 })).to.deep.equal(['d25', 1, [2026, 2025]]);
      expect(await shown({ year: 2023 })).to.deep.equal(['', 0, [2026, 2025, 2024]]);
      expect(await shown({ featured: true })).to.deep.equal(['d26 p24', 2, [2026, 2024]]);
      expect(await shown({ featured: false })).to.deep.equal(['w26 d25', 2, [2026, 2025]]);
      expect(await shown({ category: 'water', featured: true, year: 2026 })).to.deep.equal(['d26', 1, [2026]]);
    });

    it('begins and ends a year at midnight in Bangkok', async () => {
      await open([
        newsOf('last-of-2025', '2025-12-31T16:59:59.999Z'),
        newsOf('first-of-2026', '2025-12-31T17:00:00.000Z'),
        newsOf('last-of-2024', '2024-12-31T16:59:59.999Z'),
      ]);
      expect((await list()).years).to.deep.equal([2026, 2025, 2024]);
      expect(await slugs({ year: 2026 })).to.deep.equal(['first-of-2026']);
      expect(await slugs({ year: 2025 })).to.deep.equal(['last-of-2025']);
      expect(await slugs({ year: 2024 })).to.deep.equal(['last-of-2024']);
    });

    it('gains a year at the instant that something of that year becomes public', async () => {
      await open([newsOf('now', '2026-01-01T00:00:00Z'), newsOf('next-year', '2027-02-01T00:00:00Z')]);
      expect((await list()).years).to.deep.equal([2026]);
      clock.set('2027-02-01T00:00:00Z');
      expect((await list()).years).to.deep.equal([2027, 2026]);
      expect(await slugs({ year: 2027 })).to.deep.equal(['next-year']);
    });

    it('has the same order on pages of every size up to the last, with ties and without hidden items', async () => {
      const items = Array.from({ length: 350 }, (_, index) => aMixedItem(index));
      await open(items);
      const expected = items.filter((_, index) => !isHidden(index));
      for (const category of [undefined, 'even']) {
        const wanted = expected.filter((item) => category === undefined || item.category === category);
        const orders = [];
        const filter = category === undefined ? {} : { category };
        for (const pageSize of PAGE_SIZES) orders.push(await completeList(pageSize, filter));
        for (const order of orders) expect(order).to.deep.equal(orders[0]);
        const instants = orders[0]!.map((item) => item.publishedAt);
        expect(instants).to.deep.equal(instants.toSorted().reverse());
        expect(orders[0]!.map((item) => item.slug).sort()).to.deep.equal(wanted.map((item) => item.slug).sort());
      }
    });

    it('has no items on a page beyond its last, and still the total', async () => {
      await open([newsItem('dam')]);
      const { items, total } = await list({ page: 1_000_000 });
      expect(items).to.deep.equal([]);
      expect(total).to.equal(1);
    });

    it('includes the bodies of its items only when they are requested', async () => {
      await open([newsItem('dam', { versions: { th: version({ bodyHtml: '<p>ข่าว</p>' }) } })]);
      for (const withBodies of [true, false, true]) {
        const [item] = (await list({ withBodies })).items;
        expect(item?.bodyHtml).to.equal(withBodies ? '<p>ข่าว</p>' : undefined);
      }
      expect((await list()).items[0]).not.to.have.property('bodyHtml');
    });
  });

  describe('A list in the order of its categories', () => {
    const categories = [
      category('floods', { kind: 'faq' }),
      category('water', { kind: 'faq' }),
      category('canals', { kind: 'faq', parent: 'water' }),
      category('floods', { kind: 'agency' }),
    ];
    const question = (name: string, position: number, given: Partial<ArchiveItem> = {}) =>
      itemOf(name, { kind: 'faq', position }, given);

    it('is sorted by category, in the order of the department, then by place in the category', async () => {
      await open(
        [
          question('canal-1', 1, { category: 'water', subcategory: 'canals' }),
          question('nowhere', 1),
          question('water-10', 10, { category: 'water' }),
          question('water-9', 9, { category: 'water' }),
          question('flood-2', 2, { category: 'floods' }),
          question('flood-1', 1, { category: 'floods' }),
        ],
        { categories },
      );
      const expected = ['flood-1', 'flood-2', 'water-9', 'water-10', 'canal-1', 'nowhere'];
      expect(await slugs({ kind: 'faq' })).to.deep.equal(expected);
      expect(await slugs({ kind: 'faq', locale: 'en', pageSize: GROUPED_PAGE_SIZE })).to.deep.equal(expected);
      expect(await slugs({ kind: 'faq', category: 'water' })).to.deep.equal(['water-9', 'water-10', 'canal-1']);
      expect(await slugs({ kind: 'faq', category: 'water', subcategory: 'canals' })).to.deep.equal(['canal-1']);
    });

    it('is sorted by title, as each language sorts, for items without a place, which come last', async () => {
      const office = (name: string, th: string, en: string, order?: number) => {
        const detail = { kind: 'agency', address: '-', ...(order !== undefined && { order }) } as const;
        return itemOf(name, detail, {
          versions: { th: version({ title: th, detail }), en: version({ title: en, detail }) },
        });
      };
      await open([
        office('ten', 'สำนักงานที่ 10', 'Office 10'),
        office('two', 'สำนักงานที่ 2', 'Office 2'),
        office('legal', 'เกษตร', 'legal affairs'),
        office('audit', 'ขนส่ง', 'Audit'),
        office('head', 'ฮ', 'Zenith', 1),
      ]);
      // In Thai, a leading vowel sorts after the consonant that it is written before.
      expect(await slugs({ kind: 'agency' })).to.deep.equal(['head', 'legal', 'audit', 'two', 'ten']);
      expect(await slugs({ kind: 'agency', locale: 'en' })).to.deep.equal(['head', 'audit', 'legal', 'two', 'ten']);
    });

    it('has the codes of a year of disclosure in the order of their numbers', async () => {
      const code = (name: string) =>
        itemOf(
          `2569-${name.toLowerCase()}`,
          { kind: 'oit', fiscalYear: 2569, code: name, links: [] },
          { category: '2569' },
        );
      await open(['O10', 'O9', 'O1'].map(code), { categories: [category('2569', { kind: 'oit' })] });
      expect(await slugs({ kind: 'oit', category: '2569' })).to.deep.equal(['2569-o1', '2569-o9', '2569-o10']);
    });

    it('has the same order on pages of every size up to the last, without hidden items', async () => {
      const items = Array.from({ length: 250 }, (_, index) =>
        question(`q-${index}`, 1 + ((index * 7919) % 250), {
          category: index % 2 === 0 ? 'water' : 'floods',
          ...(isHidden(index) && { versions: { en: version({ detail: { kind: 'faq', position: 1 } }) } }),
        }),
      );
      await open(items, { categories });
      for (const filter of [{}, { category: 'water' }]) {
        const orders = [];
        for (const pageSize of [...PAGE_SIZES, GROUPED_PAGE_SIZE] as const)
          orders.push((await completeList(pageSize, { kind: 'faq', ...filter })).map((item) => item.slug));
        for (const order of orders) expect(order).to.deep.equal(orders[0]);
        const wanted = items
          .filter((item, index) => !isHidden(index) && (filter.category ?? item.category) === item.category)
          .toSorted((one, other) => placeIn(one) - placeIn(other));
        expect(orders[0]).to.deep.equal(wanted.map((item) => item.slug));
      }
    });

    function placeIn({ category: code, versions }: ArchiveItem): number {
      const detail = versions.th?.detail;
      return (code === 'floods' ? 0 : 1000) + (detail?.kind === 'faq' ? detail.position : 0);
    }
  });

  describe('Events', () => {
    const event = (name: string, starts: string, hours = 2, given: Partial<ArchiveItem> = {}) => {
      const startsAt = at(starts);
      return itemOf(
        name,
        { kind: 'event', startsAt, endsAt: addSeconds(startsAt, hours * 3600), allDay: false },
        given,
      );
    };
    const events = (when?: EventState, rest: Partial<ContentQuery> = {}) =>
      slugs({ kind: 'event', ...(when !== undefined && { when }), ...rest });

    it('are listed the soonest first, upcoming ones too; past ones the latest first', async () => {
      await open([
        event('next-week', '2026-11-28T02:00:00Z'),
        event('last-week', '2026-11-14T02:00:00Z'),
        event('tomorrow', '2026-11-22T02:00:00Z'),
        event('long-ago', '2025-01-01T02:00:00Z'),
        event('going-on', '2026-11-01T02:00:00Z', 24 * 30),
      ]);
      expect(await events('coming')).to.deep.equal(['going-on', 'tomorrow', 'next-week']);
      expect(await events('past')).to.deep.equal(['last-week', 'long-ago']);
      expect(await events()).to.deep.equal(['long-ago', 'going-on', 'last-week', 'tomorrow', 'next-week']);
      expect((await list({ kind: 'event', when: 'past' })).total).to.equal(2);
    });

    it('change from upcoming to past at the instant they end', async () => {
      await open([
        event('first', '2026-11-21T04:00:00Z', 1),
        event('second', '2026-11-21T06:00:00Z', 1),
        event('withdrawn', '2026-11-21T07:00:00Z', 1, {
          versions: {
            th: version({
              withdrawnAt: at('2026-11-21T06:30:00Z'),
              detail: {
                kind: 'event',
                startsAt: at('2026-11-21T07:00:00Z'),
                endsAt: at('2026-11-21T08:00:00Z'),
                allDay: true,
              },
            }),
          },
        }),
      ]);
      const seen = async () => [await events('coming'), await events('past')];
      expect(await seen()).to.deep.equal([['first', 'second', 'withdrawn'], []]);
      clock.set('2026-11-21T04:59:59.999Z');
      expect(await seen()).to.deep.equal([['first', 'second', 'withdrawn'], []]);
      clock.set('2026-11-21T05:00:00.000Z');
      expect(await seen()).to.deep.equal([['second', 'withdrawn'], ['first']]);
      clock.set('2026-11-21T06:30:00.000Z');
      expect(await seen()).to.deep.equal([['second'], ['first']]);
      clock.set('2026-11-21T07:00:00.000Z');
      expect(await seen()).to.deep.equal([[], ['second', 'first']]);
    });

    it('have the same order on pages of every size in both directions, with ties', async () => {
      const items = Array.from({ length: 240 }, (_, index) => {
        const day = String(1 + (Math.floor(index / 5) % 28)).padStart(2, '0');
        return event(`e-${(index * 7919) % 240}`, `2026-${index % 2 === 0 ? '12' : '10'}-${day}T02:00:00Z`);
      });
      await open(items);
      for (const when of ['coming', 'past'] as const) {
        const orders = [];
        for (const pageSize of [10, GROUPED_PAGE_SIZE] as const)
          orders.push(await completeList(pageSize, { kind: 'event', when }));
        expect(orders[0]).to.have.length(120);
        expect(orders[1]).to.deep.equal(orders[0]);
        const starts = orders[0]!.map(({ detail }) => (detail.kind === 'event' ? detail.startsAt : ''));
        expect(starts).to.deep.equal(when === 'coming' ? starts.toSorted() : starts.toSorted().reverse());
        expect(new Set(orders[0]!.map((item) => item.slug)).size).to.equal(120);
      }
    });

    it('are the only kind that can be upcoming or past', async () => {
      await open([newsItem('dam'), event('tomorrow', '2026-11-22T02:00:00Z', 2, { category: 'fairs' })]);
      for (const when of ['coming', 'past'] as const) expect(await slugs({ when })).to.deep.equal([]);
      expect(await events('coming', { category: 'fairs' })).to.deep.equal(['tomorrow']);
      expect(await events('coming', { category: 'meetings' })).to.deep.equal([]);
    });
  });

  describe('The categories of a list', () => {
    it('are those with public items, in the department’s order and the requested language', async () => {
      await open(
        [
          newsItem('a', { category: 'water', subcategory: 'dams' }),
          newsItem('b', { category: 'people' }),
          newsItem('c', { category: 'later', versions: { th: version({ publishedAt: at('2027-01-01T00:00:00Z') }) } }),
          newsItem('d', { category: 'thai', versions: { th: version() } }),
          newsItem('e', { kind: 'document', category: 'forms' }),
        ],
        {
          categories: [
            category('water', { label: both('น้ำ', 'Water') }),
            category('canals', { parent: 'water' }),
            category('dams', { parent: 'water', label: both('เขื่อน', 'Dams') }),
            category('empty'),
            category('later'),
            category('thai'),
            category('people', { label: both('คน', 'People') }),
            category('forms', { kind: 'document' }),
          ],
        },
      );
      const inEnglish = [
        { code: 'water', label: 'Water', children: [{ code: 'dams', label: 'Dams' }] },
        { code: 'people', label: 'People', children: [] },
      ];
      for (const filter of [{}, { category: 'people' }, { category: 'nothing' }, { year: 2026 }, { year: 1999 }])
        expect((await list({ locale: 'en', ...filter })).categories).to.deep.equal(inEnglish);
      const codes = async () => (await list()).categories.map(({ code }) => code);
      expect(await codes()).to.deep.equal(['water', 'thai', 'people']);
      clock.set('2027-01-01T00:00:00Z');
      expect(await codes()).to.deep.equal(['water', 'later', 'thai', 'people']);
    });

    it('are empty for a site or a kind without any', async () => {
      await open([newsItem('a', { category: 'water' })], { categories: [category('water')] });
      expect((await list({ kind: 'document' })).categories).to.deep.equal([]);
      expect((await list({ site: OTHER_SITE })).categories).to.deep.equal([]);
    });
  });

  describe('Hits', () => {
    it('are added up over both languages', async () => {
      await open([newsItem('dam'), newsItem('weir')]);
      await source.content.addHits(SITE, [
        { kind: 'news', slug: slug('weir'), count: 1 },
        { kind: 'news', slug: slug('dam'), count: 3 },
      ]);
      await source.content.addHits(SITE, [{ kind: 'news', slug: slug('dam'), count: 4 }]);
      expect((await found('dam')).hits).to.equal(7);
      expect((await found('dam', { locale: 'en' })).hits).to.equal(7);
      expect((await found('weir')).hits).to.equal(1);
    });

    it('are added up when many are counted concurrently', async () => {
      await open([newsItem('dam'), newsItem('weir')]);
      const hits = ['dam', 'weir'].map((name) => ({ kind: 'news', slug: slug(name), count: 1 }) as const);
      await Promise.all(
        Array.from({ length: 8 }, (_, n) => source.content.addHits(SITE, n % 2 ? hits : hits.toReversed())),
      );
      expect((await found('dam')).hits).to.equal(8);
      expect((await found('weir')).hits).to.equal(8);
    });

    it('are ignored for items that do not exist, and counted for the others', async () => {
      await open([newsItem('dam')]);
      await source.content.addHits(SITE, [
        { kind: 'news', slug: slug('nothing'), count: 3 },
        { kind: 'document', slug: slug('dam'), count: 3 },
        { kind: 'news', slug: slug('dam'), count: 2 },
      ]);
      await source.content.addHits(OTHER_SITE, [{ kind: 'news', slug: slug('dam'), count: 3 }]);
      await source.content.addHits(SITE, []);
      expect((await found('dam')).hits).to.equal(2);
    });
  });
}

const FILE = `${'b'.repeat(32)}.pdf`;
const EVERY_DETAIL: { readonly [Kind in ContentKind]: Extract<ContentDetail, { readonly kind: Kind }> } = {
  news: { kind: 'news' },
  document: { kind: 'document', issuedBy: 'กองแผนงาน', issuedOn: '2026-09-01' as CalendarDate, number: '๑๒/๒๕๖๙' },
  album: { kind: 'album', pictures: [picture(), picture({ caption: 'น้ำ' })] },
  video: {
    kind: 'video',
    source: { at: 'here', file: `${'c'.repeat(32)}.mp4`, size: 1_332_206, captions: `${'d'.repeat(32)}.vtt` },
    seconds: 95,
    transcriptHtml: '<p>น้ำ</p>',
  },
  infographic: { kind: 'infographic', picture: picture() },
  magazine: {
    kind: 'magazine',
    issue: 'ฉบับที่ 12',
    pages: 48,
    file: { name: 'วารสาร', file: FILE, type: 'application/pdf', size: 7 },
  },
  faq: { kind: 'faq', position: 3 },
  event: {
    kind: 'event',
    startsAt: at('2026-12-01T02:00:00.007Z'),
    endsAt: at('2026-12-01T05:00:00Z'),
    allDay: true,
    place: 'ฝาย',
    map: 'https://maps.test/2',
  },
  professional: {
    kind: 'professional',
    position: 'วิศวกร',
    order: 2,
    phone: '0 2000 0000',
    email: 'a@thara.example',
    education: ['ปริญญาเอก'],
    workHistory: [],
  },
  agency: {
    kind: 'agency',
    order: 1,
    address: 'ริมคลอง',
    phone: '0 2000 0001',
    email: 'office@thara.example',
    website: 'https://office.example/',
    hours: 'จันทร์ถึงศุกร์ เวลา 08.30–16.30 น.',
    province: 'นนทบุรี',
    provinces: [{ code: 'nonthaburi', label: 'นนทบุรี' }],
    map: 'https://maps.example/1',
    parent: slug('head-office'),
  },
  page: { kind: 'page', parent: slug('about') },
  oit: {
    kind: 'oit',
    fiscalYear: 2569,
    code: 'O10',
    links: [
      { label: 'แผน', address: '/th/documents/plan' },
      { label: 'ที่อื่น', address: 'https://a.example/' },
    ],
    due: '2027-03-31' as CalendarDate,
  },
  policy: { kind: 'policy' },
};

/** Three items each are published at the same instant; some are scheduled, some withdrawn. */
function aMixedItem(index: number): ArchiveItem {
  const minute = String(Math.floor(index / 3) % 60).padStart(2, '0');
  const hour = String(Math.floor(index / 180)).padStart(2, '0');
  const publishedAt = at(`2026-0${1 + (index % 2)}-01T${hour}:${minute}:00Z`);
  const hidden =
    index % 7 === 0 ? { publishedAt: at('2027-01-01T00:00:00Z') } : { withdrawnAt: at('2026-11-01T00:00:00Z') };
  return newsItem(`item-${(index * 7919) % 350}`, {
    category: index % 2 === 0 ? 'even' : 'odd',
    versions: { th: version({ publishedAt, ...(isHidden(index) && hidden) }) },
  });
}

function isHidden(index: number): boolean {
  return index % 7 === 0 || index % 11 === 0;
}
