import { expect } from 'chai';
import type { Category } from '#domain/content/content.ts';
import type { Paging } from '#domain/paging.ts';
import { FilterSentence } from '#ui/components/form/FilterSentence.tsx';
import { PageSizeForm } from '#ui/components/form/PageSizeForm.tsx';
import { Pagination } from '#ui/components/list/Pagination.tsx';
import type { ListFilter } from '#domain/content/listFilter.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';

const CATEGORIES: readonly Category[] = [
  { code: 'projects', label: 'Projects', children: [{ code: 'canals', label: 'Canals' }] },
  { code: 'water', label: 'Water', children: [] },
];

describe('The pagination of a list', () => {
  const pages = (paging: Paging, total: number) =>
    renderPart(
      'en',
      <Pagination
        paging={paging}
        total={total}
        hrefOf={(query) => `/list?${JSON.stringify(query).replaceAll('"', '')}`}
      />,
    );

  it('links to the first, previous, next and last page', () => {
    const html = pages({ page: 5, pageSize: 10 }, 128);
    for (const [label, page] of [
      ['Previous', '{page:4}'],
      ['Next', '{page:6}'],
      ['Last', '{page:13}'],
    ] as const)
      expect(html).to.match(new RegExp(`<a href="/list\\?${page}"[^>]*>${label}</a>`));
    expect(html, 'the first page needs no number').to.include('<a href="/list?{}">First</a>');
  });

  it('has no link back on the first page and no link forward on the last', () => {
    expect(pages({ page: 1, pageSize: 10 }, 20))
      .to.match(/<span[^>]*>First<\/span>/)
      .and.match(/<span[^>]*>Previous</);
    expect(pages({ page: 2, pageSize: 10 }, 20))
      .to.match(/<span[^>]*>Next<\/span>/)
      .and.match(/<span[^>]*>Last</);
  });

  it('tells browsers which pages are the previous and the next one', () => {
    const html = pages({ page: 5, pageSize: 10 }, 128);
    expect(html)
      .to.match(/<a href="\/list\?\{page:4\}" rel="prev">/)
      .and.match(/<a href="\/list\?\{page:6\}" rel="next">/);
    expect(html.match(/ rel=/g)).to.have.length(2);
  });

  it('marks the current page', () => {
    expect(pages({ page: 2, pageSize: 10 }, 30)).to.match(/aria-current="page"[^>]*>2</);
  });

  it('keeps the chosen number of records', () => {
    expect(pages({ page: 1, pageSize: 20 }, 100))
      .to.include('{page:2,size:20}')
      .and.not.to.match(/\{page:2\}/);
  });

  it('is not rendered when there is only one page', () => {
    expect(pages({ page: 1, pageSize: 10 }, 10)).to.equal('');
  });
});

describe('The filter of a list', () => {
  const filter = (locale: 'th' | 'en', chosen: ListFilter, pageSize: 10 | 20 = 10) =>
    renderPart(
      locale,
      <FilterSentence
        path="/list"
        cleared="/list"
        filter={chosen}
        categories={CATEGORIES}
        years={[2026]}
        pageSize={pageSize}
      />,
    );

  it('reads as a sentence, years counted as the language does', () => {
    expect(textOf(filter('en', {}))).to.match(/^Show every subject Projects Water from every year 2026 Show$/);
    expect(textOf(filter('th', {}))).to.match(/^แสดง ทุกหมวด .* ของ ทุกปี ปี 2569 แสดงผล$/);
  });

  const filterOf = (categories: readonly Category[], years: readonly number[], chosen: ListFilter = {}) =>
    renderPart(
      'en',
      <FilterSentence
        path="/list"
        cleared="/list"
        filter={chosen}
        categories={categories}
        years={years}
        pageSize={10}
      />,
    );

  it('offers subjects, years or both, as the list has them', () => {
    expect(textOf(filterOf(CATEGORIES, []))).to.equal('Show every subject Projects Water Show');
    expect(textOf(filterOf(CATEGORIES, [], { category: 'projects' }))).to.match(
      /^Show every subject Projects Water about every topic Canals Show/,
    );
    expect(textOf(filterOf([], [2026, 2025]))).to.equal('Show everything from every year 2026 2025 Show');
    expect(textOf(filterOf(CATEGORIES, [2026], { category: 'projects' }))).to.match(
      /about every topic Canals from every year 2026/,
    );
  });

  it('offers the year of the address, even if nothing was published in it', () => {
    expect(filterOf(CATEGORIES, [2026, 2024], { year: 2025 })).to.match(
      /<option value="2026">.*<option value="2025" selected="">.*<option value="2024">/,
    );
    expect(filterOf(CATEGORIES, [], { year: 1999 })).to.include('<option value="1999" selected="">');
  });

  it('keeps the choice of past events', () => {
    expect(filterOf(CATEGORIES, [], { when: 'past' })).to.include('<input type="hidden" name="when" value="past"/>');
    expect(textOf(filterOf(CATEGORIES, [], { when: 'past' }))).not.to.include('Clear the filter');
  });

  it('sends the Gregorian year in both languages', () => {
    expect(filter('th', {})).to.include('<option value="2026">ปี 2569</option>');
  });

  it('offers subcategories when the chosen category has any', () => {
    expect(filter('en', { category: 'projects' })).to.include('name="subcategory"');
    expect(filter('en', { category: 'water' })).not.to.include('name="subcategory"');
  });

  it('has a link to clear it when it is not empty', () => {
    expect(textOf(filter('en', { category: 'water' }))).to.include('Clear the filter');
    expect(textOf(filter('en', {}))).not.to.include('Clear the filter');
  });

  it('keeps the chosen number of records', () => {
    expect(filter('en', {}, 20)).to.include('<input type="hidden" name="size" value="20"/>');
    expect(filter('en', {}, 10)).not.to.include('type="hidden"');
  });
});

describe('The form for records per page', () => {
  it('keeps the filter of the list', () => {
    const html = renderPart(
      'en',
      <PageSizeForm path="/list" filter={{ category: 'water', year: 2026 }} pageSize={10} />,
    );
    expect(html).to.include('name="category" value="water"').and.include('name="year" value="2026"');
    expect(html).not.to.include('name="subcategory"');
  });

  it('keeps the choice of past events', () => {
    const html = renderPart('en', <PageSizeForm path="/list" filter={{ when: 'past' }} pageSize={10} />);
    expect(html).to.include('name="when" value="past"');
  });
});
