import { expect } from 'chai';
import type { CalendarDate } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { SEARCH_TYPES } from '#domain/search/search.ts';
import type { SearchText } from '#domain/search/searchText.ts';
import type { SearchFound, SearchPageProps, SearchRow } from '#ui/components/search/searchProps.ts';
import { SearchPage } from '#ui/pages/SearchPage.tsx';
import { searchQuery, type AskedSearch } from '#ui/searchAddress.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { at } from '#test/support/testClock.ts';

const TEXT = 'weir' as SearchText;
const ROW: SearchRow = {
  type: 'news',
  href: '/en/news/weir',
  title: [
    { text: 'The ', isMatch: false },
    { text: 'weir', isMatch: true },
  ],
  excerpt: [{ text: 'It is new.', isMatch: false }],
  facts: { kind: 'none' },
};
const FOUND: SearchFound = {
  rows: [ROW],
  total: 1,
  types: [{ type: 'news', count: 1 }],
  categories: [],
  isEstimated: false,
  isRelaxed: false,
};
const PROPS: SearchPageProps = {
  asked: { text: TEXT, sort: 'relevance', view: 'list' },
  paging: { page: 1, pageSize: 10 },
  typed: { isCut: false, isSwapped: false },
  found: FOUND,
};

const render = (given: Partial<SearchPageProps> = {}, locale: Locale = 'en') =>
  renderPart(locale, <SearchPage {...PROPS} {...given} />);
const rowText = (row: Partial<SearchRow>, locale: Locale = 'en') => {
  const html = render({ found: { ...FOUND, rows: [{ ...ROW, ...row }] } }, locale);
  return textOf(/<article class="result-row">.*?<\/article>/s.exec(html)?.[0] ?? '');
};

describe('The calendar of results', () => {
  it('is offered only where events may be among the results', () => {
    const types = [...FOUND.types, { type: 'event', count: 1 }] as const;
    const offered = (type?: 'news' | 'event') =>
      render({ asked: { ...PROPS.asked, ...(type && { type }) }, found: { ...FOUND, types } }).includes(
        'view=calendar',
      );
    expect(offered()).to.equal(true);
    expect(offered('event')).to.equal(true);
    expect(offered('news')).to.equal(false);
  });
});

describe('The start of a search', () => {
  it('begins with the types that people look for most, and keeps the order of the others', () => {
    const types = (['news', 'album', 'agency', 'page', 'reservoir'] as const).map((type) => ({ type, count: 1 }));
    const html = render({ start: { types, popular: [] } });
    const order = [...html.matchAll(/search-start-type" href="[^"]*type=(\w+)"/g)].map(([, type]) => type);
    expect(order).to.deep.equal(['reservoir', 'news', 'agency', 'album', 'page']);
  });
});

describe('A result of a search', () => {
  it('says what it is, where it belongs and when it was published, in the years of the language', () => {
    const row = { category: [{ text: 'Floods', isMatch: false }], publishedAt: at('2026-11-20T02:00:00Z') };
    expect(rowText(row)).to.equal('News Floods 20 Nov 2026 The weir It is new.');
    expect(rowText(row, 'th')).to.match(/^ข่าว Floods 20 พ\.ย\. 2569/);
  });

  it('has its facts: days and place, file, length, telephone, code, province', () => {
    const event: SearchRow['facts'] = {
      kind: 'event',
      startsAt: at('2026-12-01T02:00:00Z'),
      endsAt: at('2026-12-01T05:00:00Z'),
      allDay: false,
      place: 'Nan',
    };
    expect(rowText({ type: 'event', facts: event }), 'before the passage').to.match(
      /The weir 1 December 2026.*09:00–12:00 Nan It is new\.$/,
    );
    const file = { file: 'plan.pdf', size: 1_200_000 };
    expect(rowText({ facts: { kind: 'files', files: [file] } })).to.match(/PDF, 1\.2 MB The weir/);
    expect(rowText({ facts: { kind: 'files', files: [file, file] } })).to.match(/2 files The weir/);
    expect(rowText({ facts: { kind: 'video', seconds: 95 } })).to.match(/1:35 The weir/);
    expect(rowText({ facts: { kind: 'agency', address: 'Nan', phone: '0 5300 1100' } })).to.match(/Nan 0 5300 1100$/);
    expect(rowText({ facts: { kind: 'professional', position: 'Hydrologist' } })).to.match(/Hydrologist$/);
    expect(rowText({ facts: { kind: 'oit', code: 'O10', isPublished: true } })).to.match(/O10 The weir/);
    expect(rowText({ facts: { kind: 'oit', code: 'O8', isPublished: false } })).to.match(
      /Nothing published O8 The weir/,
    );
    const reservoir = { kind: 'reservoir', size: 'large', province: { th: 'ตาก', en: 'Tak' } } as const;
    expect(rowText({ type: 'reservoir', facts: reservoir })).to.match(/Large reservoir in Tak$/);
    expect(rowText({ type: 'reservoir', facts: reservoir }, 'th')).to.match(/อ่างเก็บน้ำขนาดใหญ่ จังหวัดตาก$/);
  });

  it('marks what matches, in the title and in the passage', () => {
    expect(render()).to.include('The <mark>weir</mark>');
  });

  it('breaks within no word and before no unit of which a part is marked', () => {
    const parts = ['โทร. ', '0 2', 'xxx 1190 ', 'ใช้เวลา ', '30', ' วัน และ', 'สาม', 'แห่ง'];
    const excerpt = parts.map((text, index) => ({ text, isMatch: index % 2 === 1 }));
    expect(render({ found: { ...FOUND, rows: [{ ...ROW, excerpt }] } }, 'th')).to.include(
      'โทร.\u00a0<span class="nb"><mark>0 2</mark>xxx 1190</span> <mark>ใช้เวลา </mark>30' +
        '<mark>\u00a0วัน และ</mark><span class="nb">สาม<mark>แห่ง</mark></span>',
    );
  });
});

describe('The page of a search', () => {
  it('counts its results, and names the page of several', () => {
    expect(textOf(render())).to.include('1 result');
    expect(textOf(render({ found: { ...FOUND, total: 46 } }))).to.include('46 results, page 1 of 5');
    expect(textOf(render({ found: { ...FOUND, total: 46 } }, 'th'))).to.include('พบ 46 รายการ หน้า 1 จาก 5');
  });

  it('says when some results lack some of the words', () => {
    expect(textOf(render())).not.to.include('some of them');
    expect(textOf(render({ found: { ...FOUND, isRelaxed: true } }))).to.include('some of them');
    expect(textOf(render({ found: { ...FOUND, total: 54_000, isEstimated: true } }))).to.include(
      'About 54,000 results',
    );
  });

  it('lists a thousand results of more, and says so', () => {
    const many = render({ found: { ...FOUND, total: 3412 } });
    expect(textOf(many)).to.include('3,412 results, page 1 of 100').and.to.include('Only the first 1,000 are listed');
    expect(many).to.include('href="/en/search?q=weir&amp;page=100"').and.not.to.include('page=101');
  });

  it('offers to remove each filter, and with a type what belongs to it', () => {
    const html = render({
      asked: {
        ...PROPS.asked,
        ...{ type: 'news', category: 'floods', from: '2026-11-01' as CalendarDate, sort: 'oldest' },
      },
      found: { ...FOUND, chosenCategory: { label: 'Floods' } },
    });
    const chosen = Array.from(
      html.matchAll(/<a [^>]*class="chosen-filter"[^>]* href="([^"]*)">([^<]*)/g),
      ([, href, label]) => [label, href?.replaceAll('&amp;', '&')],
    );
    expect(chosen).to.deep.equal([
      ['Type: News', '/en/search?q=weir&from=2026-11-01&sort=oldest'],
      ['Subject: Floods', '/en/search?q=weir&type=news&from=2026-11-01&sort=oldest'],
      ['From 1 November 2026', '/en/search?q=weir&type=news&category=floods&sort=oldest'],
    ]);
  });

  it('offers to remove both days of a range at once', () => {
    const range = { from: '2026-11-01' as CalendarDate, to: '2026-11-30' as CalendarDate };
    const html = render({ asked: { ...PROPS.asked, ...range } });
    expect(html).to.match(/class="chosen-filter"[^>]* href="\/en\/search\?q=weir">1 Nov 2026 – 30 Nov 2026</);
    expect(html.match(/class="chosen-filter"/g)).to.have.length(1);
  });

  it('folds all types of content but the chosen one where there are many', () => {
    const types = SEARCH_TYPES.map((type) => ({ type, count: 2 }));
    const unfolded = (asked: Partial<AskedSearch>) => {
      const html = render({ asked: { ...PROPS.asked, ...asked }, found: { ...FOUND, types, categories: [] } });
      const [group = ''] = /<ul class="search-filters-choices">.*?<details/s.exec(html) ?? [];
      return group.match(/search-filters-choice"/g)?.length;
    };
    expect(unfolded({}), 'all types, and seven of them').to.equal(8);
    expect(unfolded({ type: 'event' }), 'all types, and the chosen one').to.equal(2);
  });

  it('has no count beside the chosen type that is more than the results of the chosen subject', () => {
    const found: SearchFound = {
      ...FOUND,
      total: 4,
      types: [{ type: 'news', count: 40 }],
      categories: [{ kind: 'news', code: 'water', label: 'Water', count: 4, children: [] }],
    };
    const countOfNews = (asked: Partial<AskedSearch>) =>
      render({ asked: { ...PROPS.asked, type: 'news', ...asked }, found }).includes(
        'News</span><span class="search-filters-count">40<',
      );
    expect(countOfNews({})).to.equal(true);
    expect(countOfNews({ category: 'water' })).to.equal(false);
  });

  it('offers to clear its words only where there are any', () => {
    const { text, ...withoutWords } = PROPS.asked;
    expect(render()).to.include('search-clear');
    expect(text).to.equal(TEXT);
    expect(render({ asked: { ...withoutWords, type: 'news' } })).not.to.include('search-clear');
  });

  it('folds the subjects until a type is chosen, unless all are of one type', () => {
    const category = { kind: 'news', code: 'floods', label: 'Floods', count: 2, children: [] } as const;
    const categories = [category, { ...category, kind: 'document', code: 'plans' } as const];
    const html = (type: AskedSearch['type'], of: SearchFound['categories']) =>
      render({ asked: { ...PROPS.asked, type }, found: { ...FOUND, categories: of } });
    expect(html(undefined, categories)).to.include('search-filters-subjects');
    expect(html(undefined, [category])).not.to.include('search-filters-subjects');
    expect(html('news', [category])).not.to.include('search-filters-subjects');
  });

  it('sorts by relevance only where there is a text', () => {
    const sorts = (html: string) =>
      [...html.matchAll(/<option value="(\w+)"[^>]*>(?=Best|Latest|Oldest|Most)/g)].length;
    expect(sorts(render())).to.equal(4);
    expect(sorts(render({ asked: { type: 'news', sort: 'newest', view: 'list' } }))).to.equal(3);
  });

  it('has an address without what is usual, so that it is the same address however it was reached', () => {
    expect(searchQuery({ sort: 'newest', view: 'list' })).to.deep.equal({
      q: undefined,
      sort: undefined,
      view: undefined,
    });
    expect(searchQuery({ text: TEXT, sort: 'newest', view: 'calendar' })).to.deep.equal({
      q: 'weir',
      sort: 'newest',
      view: 'calendar',
    });
  });
});
