import { expect } from 'chai';
import { KINDS } from '#domain/content/kinds.ts';
import { MAX_REACHABLE_RESULTS, SEARCH_TYPES, type Found, type SearchResults } from '#domain/search/search.ts';
import { parseSearchText } from '#domain/search/searchText.ts';
import type { SearchQuery } from '#ports/Search.ts';
import type { ArchiveItem, SiteArchive } from '#ports/Publishing.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import {
  aSiteArchive,
  both,
  category,
  itemOf,
  newsItem,
  OTHER_SITE,
  SITE,
  slug,
  version,
} from '#test/support/builders.ts';
import {
  ENGINES,
  onEveryEngine,
  STORE_ENGINES,
  type Engine,
  type OpenedStore,
  type Source,
} from '#test/support/engines.ts';
import { recordWater } from '#test/support/recordWater.ts';
import { at, testClock } from '#test/support/testClock.ts';
import { day, reservoir } from '#test/support/waterBuilders.ts';

onEveryEngine('The search', ENGINES, searchContract);
onEveryEngine('The index of the search', STORE_ENGINES, indexContract);

type Asked = Partial<SearchQuery> & SearchQuery['filter'];

function nameOf(found: Found): string {
  return found.type === 'reservoir' ? `reservoir/${found.reservoir.id}` : `${found.item.kind}/${found.item.slug}`;
}

function asker(source: () => Pick<Source, 'search'>) {
  const search = (typed: string | undefined, asked: Asked = {}): Promise<SearchResults> => {
    const { site = SITE, locale = 'th', sort = 'relevance', page = 1, pageSize = 10, ...filter } = asked;
    const text = typed === undefined ? undefined : parseSearchText(typed);
    const complete = { ...filter, ...(text !== undefined && { text }) };
    return source().search.search({ site, locale, sort, page, pageSize, filter: complete });
  };
  const names = async (typed: string | undefined, asked: Asked = {}) =>
    (await search(typed, asked)).hits.map(({ found }) => nameOf(found));
  return { search, names };
}

/** A news item in Thai with this title, or with a title, summary and body. */
function thai(name: string, title: string, rest: Parameters<typeof version>[0] = {}): ArchiveItem {
  return newsItem(name, { versions: { th: version({ title, summary: '', bodyHtml: '', ...rest }) } });
}

function english(name: string, title: string, rest: Parameters<typeof version>[0] = {}): ArchiveItem {
  return newsItem(name, { versions: { en: version({ title, summary: '', bodyHtml: '', ...rest }) } });
}

function searchContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(() => clock.set('2026-11-21T03:00:00Z'));
  afterEach(() => source.close());
  const { search, names } = asker(() => source);
  const open = async (items: readonly ArchiveItem[], rest: Partial<SiteArchive> = {}) =>
    (source = await engine.open([aSiteArchive({ ...rest, items }), aSiteArchive({ id: OTHER_SITE })], clock));

  describe('What a text is found by', () => {
    it('is each part of an item: title, summary, body, files and their text, subjects, and its title elsewhere', async () => {
      const file = { name: 'แบบคำขอ กช 25', file: `${'a'.repeat(32)}.pdf`, type: 'application/pdf', size: 9 };
      await open(
        [
          newsItem('dam', {
            category: 'storage',
            tags: ['season'],
            versions: {
              th: version({
                title: 'เปิดเขื่อนแม่ยม',
                summary: 'แจ้งเกษตรกรท้ายน้ำ',
                bodyHtml: '<p>เริ่ม<strong>วันจันทร์</strong></p><ul><li>ติดตามไซเรน</li></ul>',
                attachments: [file],
                attachmentText: 'ตารางเวรผู้เฝ้าระวังอุโมงค์',
              }),
              en: version({ title: 'Sluices of the barrage' }),
            },
          }),
        ],
        {
          categories: [category('storage', { label: both('อ่างเก็บน้ำ', 'Reservoirs') })],
          tags: [{ code: 'season', label: both('ฤดูมรสุม', 'Monsoon') }],
        },
      );
      for (const text of [
        'แม่ยม',
        'เกษตรกร',
        'วันจันทร์',
        'ไซเรน',
        'กช 25',
        'กช25',
        'อุโมงค์',
        'มรสุม',
        'อ่างเก็บน้ำ',
        'barrage',
      ])
        expect(await names(text), text).to.deep.equal(['news/dam']);
      for (const text of ['strong', 'li', 'ล่องแพ', 'pdf']) expect(await names(text), text).to.deep.equal([]);
    });

    it('is its category, whose label is marked where it matches', async () => {
      await open(
        [
          newsItem('dam', {
            category: 'storage',
            versions: { th: version({ title: 'ฝาย', summary: '', bodyHtml: '' }) },
          }),
        ],
        {
          categories: [category('storage', { label: both('กักเก็บน้ำ 2569', 'Storage') })],
        },
      );
      const [hit] = (await search('2569')).hits;
      expect(hit?.category?.filter(({ isMatch }) => isMatch)).to.deep.equal([{ text: '2569', isMatch: true }]);
      expect((await search('ฝาย')).hits[0]).not.to.have.property('category');
    });

    it('is the code of a disclosure, of which those that are published come first', async () => {
      const pending = { kind: 'oit', fiscalYear: 2569, code: 'O1', links: [] } as const;
      const published = { ...pending, code: 'O10', links: [{ label: 'แผนประจำปี', address: '/x' }] } as const;
      const titled = (detail: typeof pending | typeof published) => ({
        versions: { th: version({ title: 'รายงาน 2569', summary: '', bodyHtml: '', detail }) },
      });
      await open([itemOf('o1', pending, titled(pending)), itemOf('o10', published, titled(published))]);
      expect(await names('2569')).to.deep.equal(['oit/o10', 'oit/o1']);
    });

    it('is the number, code, place or post that its kind has', async () => {
      const agency = { kind: 'agency', address: 'ถนนริมคลอง', province: 'ลำปาง', phone: '0 5400 0000' } as const;
      await open([
        itemOf('report', { kind: 'document', number: 'นร 0505/ว 123', issuedBy: 'สำนักบริหาร' }),
        itemOf('o10', { kind: 'oit', fiscalYear: 2569, code: 'O10', links: [{ label: 'แผนประจำปี', address: '/x' }] }),
        itemOf('somchai', { kind: 'professional', position: 'วิศวกรโยธา', education: ['จุฬา'], workHistory: [] }),
        itemOf('lampang', { ...agency, provinces: [{ code: 'lampang', label: 'ลำปาง' }] }),
        itemOf('fair', {
          kind: 'event',
          startsAt: at('2026-12-01T02:00:00Z'),
          endsAt: at('2026-12-01T05:00:00Z'),
          allDay: false,
          place: 'หอประชุมราชพฤกษ์',
        }),
      ]);
      const expected = {
        '0505': 'document/report',
        สำนักบริหาร: 'document/report',
        o10: 'oit/o10',
        'O 10': 'oit/o10',
        แผนประจำปี: 'oit/o10',
        วิศวกรโยธา: 'professional/somchai',
        จุฬา: 'professional/somchai',
        Lampang: 'agency/lampang',
        ลำปาง: 'agency/lampang',
        ริมคลอง: 'agency/lampang',
        ราชพฤกษ์: 'event/fair',
      };
      for (const [text, name] of Object.entries(expected)) expect((await names(text))[0], text).to.equal(name);
    });

    it('is the name of a reservoir and its province in both languages', async () => {
      const { waterImport } = await open([]);
      const dam = reservoir({
        id: slug('bhumibol'),
        name: both('เขื่อนภูมิพล', 'Bhumibol Dam'),
        province: both('ตาก', 'Tak'),
      });
      await recordWater(waterImport, { register: [dam] });
      for (const text of ['เขื่อนภูมิพล', 'ภูมิพล', 'ตาก', 'Bhumibol', 'tak dam'])
        for (const locale of ['th', 'en'] as const)
          expect(await names(text, { locale }), `${text} ${locale}`).to.deep.equal(['reservoir/bhumibol']);
      const [hit] = (await search('bhumibol', { locale: 'en' })).hits;
      expect(hit?.found).to.deep.equal({ type: 'reservoir', reservoir: dam });
      expect(hit?.title).to.deep.equal([
        { text: 'Bhumibol', isMatch: true },
        { text: ' Dam', isMatch: false },
      ]);
    });
  });

  describe('Thai words', () => {
    it('are found inside longer words, after those that stand alone', async () => {
      await open([thai('long', 'กรมชลประทานเชิญร่วมงาน'), thai('alone', 'งานชลประทานในฤดูฝน'), thai('other', 'พัฒนาคลอง')]);
      expect(await names('ชลประทาน')).to.deep.equal(['news/alone', 'news/long']);
      expect(await names('ฝน')).to.deep.equal(['news/alone']);
      expect(await names('นา')).to.deep.equal([]);
    });

    it('are found however their characters were typed', async () => {
      await open([thai('river', 'แม่น้ำยมล้นตลิ่ง ปี ๒๕๖๙')]);
      for (const text of ['เเม่น้ำ', 'แม่นํ้า', 'แม่​น้ำ', 'ตลิ่่ง', 'ปี 2569', 'ปี ๒๕๖๙', 'ปี 2026', 'แม่น้ำยม'])
        expect(await names(text), text).to.deep.equal(['news/river']);
    });

    it('are found where a dictionary has split them in another way', async () => {
      await open([thai('split', 'ภูมิ พล'), thai('whole', 'เขื่อนภูมิพล')]);
      expect(await names('ภูมิพล')).to.have.members(['news/whole', 'news/split']);
    });
  });

  describe('English words', () => {
    it('are found in their other forms, whatever their capitals and accents', async () => {
      await open([english('dams', 'Dams of the Department: closures, cafés')]);
      for (const text of ['dam', 'DAM', "dam's", 'closure', 'cafe', 'departments', '“dams of the department”'])
        expect(await names(text, { locale: 'en' }), text).to.deep.equal(['news/dams']);
    });

    it('are found by their beginning, after whole words', async () => {
      await open([english('long', 'Bhumibol'), english('alone', 'Bhumi')]);
      expect(await names('bhumi', { locale: 'en' })).to.deep.equal(['news/alone', 'news/long']);
      expect(await names('bhu', { locale: 'en' })).to.deep.equal([]);
    });
  });

  describe('Several words', () => {
    const items = [
      thai('both', 'ซ่อมประตูน้ำบางยาง'),
      thai('one', 'ซ่อมถนนริมคลอง'),
      thai('text', 'ข่าวสั้น', { bodyHtml: '<p>ซ่อมประตูน้ำ และบางยาง</p>' }),
    ];

    it('must all be there, in the title first; where there are few, some of them', async () => {
      await open(items);
      const results = await search('ซ่อมประตูบางยาง');
      expect(results.hits.map(({ found }) => nameOf(found))).to.deep.equal(['news/both', 'news/text', 'news/one']);
      expect(results.isRelaxed).to.be.true;
      expect(await names('ซ่อมประตูบางยาง', { type: 'faq' })).to.deep.equal([]);
    });

    it('must follow each other when they are in quotation marks', async () => {
      await open([thai('together', 'เปิดประตูน้ำ'), thai('apart', 'ประตูโรงเรียนริมน้ำ')]);
      expect(await names('"ประตูน้ำ"')).to.deep.equal(['news/together']);
      expect(await names('“ประตูน้ำ”')).to.deep.equal(['news/together']);
      expect(await names('ประตูน้ำ')).to.deep.equal(['news/together', 'news/apart']);
    });

    it('need not contain those that only make a question of them', async () => {
      await open([english('gauge', 'Reading a staff gauge')]);
      expect((await search('how do I read a staff gauge?', { locale: 'en' })).isRelaxed).to.be.false;
      expect(await names('how do I read a staff gauge?', { locale: 'en' })).to.deep.equal(['news/gauge']);
      expect(await names('how do I', { locale: 'en' })).to.deep.equal([]);
    });

    it('are found where they were misspelt, unless there are others', async () => {
      await open([english('complaint', 'A complaint'), english('reservoir', 'A reservoir')]);
      for (const typed of ['complant', 'complaynt', 'complaimt'])
        expect(await names(typed, { locale: 'en' }), typed).to.deep.equal(['news/complaint']);
      expect(await names('resrevoir', { locale: 'en' })).to.deep.equal(['news/reservoir']);
      for (const typed of ['cmplnt', 'complete']) expect(await names(typed, { locale: 'en' }), typed).to.deep.equal([]);
    });

    it('find what means the same', async () => {
      await open([thai('flood', 'ช่วยผู้ประสบน้ำท่วม'), english('flood-en', 'Help after a flood')]);
      expect(await names('อุทกภัย')).to.deep.equal(['news/flood']);
      expect(await names('น้ำท่วม', { locale: 'en' })).to.deep.equal(['news/flood-en']);
    });
  });

  describe('The passages of a result', () => {
    it('are marked without cutting characters, and together they are the text', async () => {
      const long = `<p>${'ข้อความก่อนหน้านี้ยาวมาก '.repeat(40)}ประตูน้ำ&amp;ฝายเปิดแล้ว ${'และตามด้วยข้อความอีกยาว '.repeat(40)}</p>`;
      await open([thai('gate', 'ประตูน้ำบางยาง', { summary: 'สรุป', bodyHtml: long })]);
      const [hit] = (await search('ประตูน้ำ ฝาย')).hits;
      expect(hit?.title).to.deep.equal([
        { text: 'ประตู', isMatch: true },
        { text: 'น้ำ', isMatch: true },
        { text: 'บางยาง', isMatch: false },
      ]);
      const text = hit?.excerpt.map((part) => part.text).join('') ?? '';
      expect(text).to.match(/^… .*ประตูน้ำ&ฝายเปิดแล้ว.* …$/u);
      expect(text.length).to.be.lessThan(300);
      for (const { text: part } of [...(hit?.title ?? []), ...(hit?.excerpt ?? [])])
        expect(part).not.to.match(/^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/u);
    });

    it('come from the text of a file where nothing else matches, and are the summary without a text', async () => {
      await open([thai('plan', 'แผนงาน', { summary: 'สรุปของแผน', attachmentText: 'ตารางเวรเฝ้าอุโมงค์ผันน้ำ' })]);
      const [hit] = (await search('อุโมงค์')).hits;
      expect(hit?.excerpt).to.deep.include({ text: 'อุโมงค์', isMatch: true });
      expect((await search(undefined)).hits[0]?.excerpt).to.deep.equal([{ text: 'สรุปของแผน', isMatch: false }]);
    });

    it('come from a quoted note only where nothing else matches, or there is nothing else', async () => {
      const note = '<blockquote>\n<p>ข่าวนี้สมมติขึ้น</p>\n</blockquote>';
      await open([
        thai('weir', 'ข่าวฝาย', { bodyHtml: `${note}<p>ฝายใหม่เปิดแล้ว</p>` }),
        thai('gate', 'ประตู', { bodyHtml: `<p>มีข่าวเรื่องบาน</p>${note}` }),
        thai('canal', 'คลอง', { summary: 'คลองใหม่', bodyHtml: note }),
        thai('pond', 'ข่าวสระ', { bodyHtml: note }),
      ]);
      const excerpts = (await search('ข่าว')).hits.map(({ found, excerpt }) => [
        nameOf(found),
        excerpt.map(({ text }) => text).join(''),
      ]);
      expect(Object.fromEntries(excerpts)).to.deep.equal({
        'news/weir': 'ฝายใหม่เปิดแล้ว',
        'news/gate': 'มีข่าวเรื่องบาน',
        'news/canal': 'ข่าวนี้สมมติขึ้น',
        'news/pond': 'ข่าวนี้สมมติขึ้น',
      });
    });
  });

  describe('Filters and counts', () => {
    const label = (code: string, kind: 'news' | 'document', parent?: string) =>
      category(code, { kind, ...(parent !== undefined && { parent }) });
    const published = (text: string) => ({ publishedAt: at(text) });
    const events = (name: string, startsAt: string, endsAt: string) =>
      itemOf(
        name,
        { kind: 'event', startsAt: at(startsAt), endsAt: at(endsAt), allDay: false },
        {
          versions: {
            th: version({
              title: `น้ำ ${name}`,
              detail: { kind: 'event', startsAt: at(startsAt), endsAt: at(endsAt), allDay: false },
              ...published('2026-10-05T02:00:00Z'),
            }),
          },
        },
      );
    const items = [
      {
        ...thai('old', 'น้ำ old', published('2026-10-01T02:00:00Z')),
        category: 'water',
        subcategory: 'dams',
        tags: ['wet'],
      },
      { ...thai('new', 'น้ำ new', published('2026-10-20T16:59:59Z')), category: 'water', subcategory: 'canals' },
      { ...thai('next-day', 'น้ำ next', published('2026-10-20T17:00:00Z')), category: 'people', tags: ['wet', 'dry'] },
      itemOf(
        'rules',
        { kind: 'document' },
        {
          category: 'water',
          versions: {
            th: version({ title: 'น้ำ กฎ', ...published('2026-10-10T02:00:00Z'), detail: { kind: 'document' } }),
          },
        },
      ),
      events('market', '2026-10-24T17:00:00Z', '2026-10-26T17:00:00Z'),
      thai('unrelated', 'ถนน', published('2026-10-02T02:00:00Z')),
    ] as readonly ArchiveItem[];
    const rest = {
      categories: [
        label('water', 'news'),
        label('dams', 'news', 'water'),
        label('canals', 'news', 'water'),
        label('people', 'news'),
        label('water', 'document'),
      ],
      tags: [
        { code: 'wet', label: both('เปียก', 'Wet') },
        { code: 'dry', label: both('แห้ง', 'Dry') },
      ],
    };
    beforeEach(() => open(items, rest));

    it('narrow the results, each by itself and together', async () => {
      const newest = (asked: Asked) => names('น้ำ', { sort: 'newest', ...asked });
      expect(await newest({})).to.deep.equal([
        'news/next-day',
        'news/new',
        'document/rules',
        'event/market',
        'news/old',
      ]);
      expect(await newest({ type: 'document' })).to.deep.equal(['document/rules']);
      expect(await newest({ category: 'water' })).to.deep.equal(['news/new', 'document/rules', 'news/old']);
      expect(await newest({ type: 'news', category: 'water' })).to.deep.equal(['news/new', 'news/old']);
      expect(await newest({ type: 'news', category: 'water', subcategory: 'dams' })).to.deep.equal(['news/old']);
      expect(await newest({ tag: 'wet' })).to.deep.equal(['news/next-day', 'news/old']);
      expect(await newest({ tag: 'wet', category: 'people' })).to.deep.equal(['news/next-day']);
      for (const filter of [
        { category: 'x' },
        { subcategory: 'water' },
        { tag: 'x' },
        { type: 'faq' },
        { type: 'reservoir' },
      ] as const)
        expect(await newest(filter)).to.deep.equal([]);
    });

    it('compare days in the department’s time zone, and those on which an event takes place', async () => {
      const on = (from?: string, to?: string) =>
        names('น้ำ', { sort: 'oldest', ...(from && { from: day(from) }), ...(to && { to: day(to) }) });
      expect(await on('2026-10-20', '2026-10-20')).to.deep.equal(['news/new']);
      expect(await on('2026-10-21', '2026-10-21')).to.deep.equal(['news/next-day']);
      expect(await on('2026-10-26')).to.deep.equal(['event/market']);
      expect(await on('2026-10-27')).to.deep.equal([]);
      expect(await on(undefined, '2026-10-01')).to.deep.equal(['news/old']);
      expect(await on('2026-10-21', '2026-10-01')).to.deep.equal([]);
    });

    it('are counted exactly: types without the filters by type and category, categories without theirs', async () => {
      const { total, types, categories } = await search('น้ำ', { type: 'news', category: 'water' });
      expect(total).to.equal(2);
      expect(types).to.deep.equal([
        { type: 'news', count: 3 },
        { type: 'document', count: 1 },
        { type: 'event', count: 1 },
      ]);
      expect(categories).to.deep.equal([
        {
          kind: 'news',
          code: 'water',
          label: 'หมวด water',
          count: 2,
          children: [
            { code: 'dams', label: 'หมวด dams', count: 1 },
            { code: 'canals', label: 'หมวด canals', count: 1 },
          ],
        },
        { kind: 'news', code: 'people', label: 'หมวด people', count: 1, children: [] },
      ]);
      const all = await search('น้ำ');
      expect(all.categories.map(({ kind, code, count }) => `${kind} ${code} ${count}`)).to.deep.equal([
        'news water 2',
        'news people 1',
        'document water 1',
      ]);
      expect(all.total).to.equal(5);
    });

    it('name the tag', async () => {
      expect((await search(undefined, { tag: 'wet' })).tag).to.deep.equal({ code: 'wet', label: 'เปียก' });
      expect(await search(undefined, { tag: 'x' })).not.to.have.property('tag');
      expect(await search('น้ำ')).not.to.have.property('tag');
    });

    it('need no text', async () => {
      const { total, hits } = await search(undefined, { sort: 'oldest', category: 'water' });
      expect(total).to.equal(3);
      expect(hits.map(({ found }) => nameOf(found))).to.deep.equal(['news/old', 'document/rules', 'news/new']);
      expect((await search(undefined)).total).to.equal(6);
    });

    it('give pages that follow each other, and none beyond the last', async () => {
      const first = await names('น้ำ', { sort: 'newest', pageSize: 10 });
      expect(first).to.have.length(5);
      expect(await names('น้ำ', { page: 2 })).to.deep.equal([]);
      expect(await names('น้ำ', { page: MAX_REACHABLE_RESULTS, pageSize: 50 })).to.deep.equal([]);
      expect(await names(undefined, { page: MAX_REACHABLE_RESULTS, pageSize: 50 })).to.deep.equal([]);
    });
  });

  describe('What is found', () => {
    it('is public now, in the language of the request, on the site of the request', async () => {
      const items = [
        thai('now', 'เขื่อน now'),
        thai('later', 'เขื่อน later', { publishedAt: at('2026-11-21T04:00:00Z') }),
        thai('gone', 'เขื่อน gone', { withdrawnAt: at('2026-11-21T03:00:00Z') }),
        english('foreign', 'เขื่อน in English'),
      ];
      const other = aSiteArchive({ id: OTHER_SITE, items: [thai('theirs', 'เขื่อน theirs')] });
      source = await engine.open([aSiteArchive({ items }), other], clock);
      expect(await names('เขื่อน')).to.deep.equal(['news/now']);
      expect(await names('เขื่อน', { locale: 'en' })).to.deep.equal(['news/foreign']);
      expect(await names('เขื่อน', { site: OTHER_SITE })).to.deep.equal(['news/theirs']);
      clock.set('2026-11-21T04:00:00Z');
      expect(await names('เขื่อน')).to.have.members(['news/now', 'news/later']);
    });

    it('may be of any kind', async () => {
      await open([newsItem('one'), itemOf('two', { kind: 'faq', position: 1 }), itemOf('three', { kind: 'page' })]);
      expect(SEARCH_TYPES).to.include.members(Object.keys(KINDS));
      expect((await search(undefined)).types.map(({ type }) => type)).to.deep.equal(['news', 'faq', 'page']);
    });
  });

  it('answers whatever is asked', async () => {
    await open([thai('gate', 'ประตูน้ำ')]);
    const texts = [
      '"',
      '"ประตูน้ำ',
      'ประตูน้ำ"',
      'ประตู AND (',
      'NOT ประตู',
      'names:ประตู',
      'ประตู*',
      '-ประตู',
      'NEAR(ประตู น้ำ)',
      "ประตู'; drop table items; --",
      'ประตู & | ! <-> :*',
      '\\ \\\\ %_ $1 ${x}',
      'ก'.repeat(10_000),
      'a '.repeat(5_000),
      '๑',
      'ๆ',
      'ไม้เอก ้',
      '水 💧 นา',
      'null undefined NaN',
      '\u202eประตู',
    ];
    for (const text of texts) expect((await search(text)).hits.length, text).to.be.at.most(1);
    expect(await names('ประตู AND (')).to.deep.equal(['news/gate']);
    const odd = { category: '\u0000', tag: '\ud800', subcategory: "'" };
    expect((await search('ประตู', odd)).hits).to.deep.equal([]);
  });

  describe('Suggestions', () => {
    const suggest = async (typed: string, count = 8, locale: 'th' | 'en' = 'th') =>
      (await source.search.suggest({ site: SITE, locale, text: parseSearchText(typed)!, count })).map(nameOf);

    it('have what was typed in their title, at its beginning first', async () => {
      await open([
        thai('inside', 'กรมชลประทาน'),
        thai('first', 'ชลประทานน่าน'),
        thai('text', 'อื่น', { summary: 'ชลประทาน' }),
      ]);
      expect(await suggest('ชลป')).to.deep.equal(['news/first', 'news/inside']);
      expect(await suggest('ชลป', 1)).to.deep.equal(['news/first']);
      expect(await suggest('น่าน ชล')).to.deep.equal(['news/first']);
      expect(await suggest('zzz')).to.deep.equal([]);
    });

    it('are found however they are typed, and signs mean nothing in them', async () => {
      await open([english('level', 'Water level at 100%_'), english('other', 'Waters')]);
      for (const typed of ['WATER LEV', '100%', '0%_', 'at 1'])
        expect(await suggest(typed, 8, 'en'), typed).to.deep.equal(['news/level']);
      for (const typed of ['w_ter', '1%0', '\\a']) expect(await suggest(typed, 8, 'en'), typed).to.deep.equal([]);
    });

    it('are only what a search may find', async () => {
      await open([thai('later', 'เขื่อน', { publishedAt: at('2027-01-01T00:00:00Z') }), english('foreign', 'เขื่อน')]);
      expect(await suggest('เขื่อน')).to.deep.equal([]);
    });
  });

  it('is unavailable while the store is down', async () => {
    await open([thai('gate', 'ประตูน้ำ')]);
    await source.breakDown();
    const error = await search('ประตู').catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Unavailable);
  });
}

function indexContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let source: OpenedStore;
  afterEach(() => source.close());
  const { search, names } = asker(() => source);
  const publish = (items: readonly ArchiveItem[], rest: Partial<SiteArchive> = {}) =>
    source.publishing.publish([aSiteArchive({ ...rest, items })], () => undefined);
  const open = async (items: readonly ArchiveItem[], rest: Partial<SiteArchive> = {}) =>
    (source = await engine.open([aSiteArchive({ ...rest, items })], clock));

  it('has the words of today’s version, and none of items that are gone', async () => {
    await open([thai('changed', 'ประตูเก่า'), thai('removed', 'ประตูเก่า')]);
    await publish([thai('changed', 'ประตูใหม่')]);
    expect(await names('เก่า')).to.deep.equal([]);
    expect(await names('ใหม่')).to.deep.equal(['news/changed']);
    expect(await names('ประตู')).to.deep.equal(['news/changed']);
    await source.publishing.remove(SITE);
    expect(await names('ประตู')).to.deep.equal([]);
  });

  it('has the new names of subjects', async () => {
    const item = { ...thai('dam', 'ข่าว'), category: 'water' };
    await open([item], { categories: [category('water', { label: both('เขื่อน', 'Dams') })] });
    await publish([item], { categories: [category('water', { label: both('ฝาย', 'Weirs') })] });
    expect(await names('ฝาย')).to.deep.equal(['news/dam']);
    expect(await names('เขื่อน')).to.deep.equal([]);
  });

  it('has the reservoirs of the register of today', async () => {
    await open([]);
    const dam = reservoir({ id: slug('one'), name: both('เขื่อนหนึ่ง', 'First Dam') });
    await recordWater(source.waterImport, { register: [dam] });
    await recordWater(source.waterImport, { register: [{ ...dam, name: both('เขื่อนสอง', 'Second Dam') }] });
    expect(await names('สอง')).to.deep.equal(['reservoir/one']);
    expect(await names('หนึ่ง')).to.deep.equal([]);
    await recordWater(source.waterImport, { register: [] });
    expect(await names('สอง')).to.deep.equal([]);
  });

  it('sorts by the page views that were last copied, and keeps them through an import', async () => {
    const items = [thai('few', 'เขื่อน'), thai('many', 'เขื่อน')];
    await open(items);
    const popular = () => names('เขื่อน', { sort: 'popular' });
    await source.content.addHits(SITE, [
      { kind: 'news', slug: slug('few'), count: 1 },
      { kind: 'news', slug: slug('many'), count: 5 },
    ]);
    await source.searchIndex.copyHits();
    expect(await popular()).to.deep.equal(['news/many', 'news/few']);
    await source.content.addHits(SITE, [{ kind: 'news', slug: slug('few'), count: 9 }]);
    expect(await popular()).to.deep.equal(['news/many', 'news/few']);
    await source.searchIndex.copyHits();
    expect(await popular()).to.deep.equal(['news/few', 'news/many']);
    await publish([thai('few', 'เขื่อนเก่า'), items[1]!]);
    expect(await popular()).to.deep.equal(['news/few', 'news/many']);
  });

  it('can be made anew from what is published, with the same results', async () => {
    const items = [
      { ...thai('dam', 'เขื่อน', { attachmentText: 'อุโมงค์' }), category: 'water', tags: ['wet'] },
      newsItem('both'),
      thai('later', 'เขื่อน', { publishedAt: at('2027-01-01T00:00:00Z') }),
    ];
    const tags = [{ code: 'wet', label: both('เปียก', 'Wet') }];
    await open(items, { categories: [category('water', { label: both('หมวดน้ำ', 'Water') })], tags });
    await recordWater(source.waterImport, {
      register: [reservoir({ id: slug('lake'), name: both('เขื่อนใหญ่', 'Lake') })],
    });
    const texts = ['เขื่อน', 'อุโมงค์', 'เปียก', 'หมวดน้ำ', 'both'];
    const results = async () => Promise.all(texts.map((text) => search(text)));
    const before = await results();
    await source.searchIndex.rebuild();
    expect(await results()).to.deep.equal(before);
    expect((await search(undefined, { tag: 'wet' })).total).to.equal(1);
  });
}
