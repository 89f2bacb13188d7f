import { expect } from 'chai';
import { listPage } from '#ui/pages/listPage.tsx';
import type { ListPageProps } from '#ui/pages/props.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { contentSummary } from '#test/support/uiBuilders.ts';

describe('The list of news', () => {
  const NewsPage = listPage('newsList', 'rows');
  const categories = [
    { code: 'works', label: 'Projects', children: [{ code: 'canals', label: 'Canals' }] },
    { code: 'notices', label: 'Notices', children: [] },
  ];
  const leads = (page: number, filter: ListPageProps['filter'] = {}) => {
    const items = ['first', 'second'].map((name) => contentSummary({ name, detail: { kind: 'news' } }));
    const list = { items, total: 25, years: [2026], categories: [] };
    const html = renderPart('en', <NewsPage {...{ list, filter, paging: { page, pageSize: 10 } }} />);
    return [...html.matchAll(/<article class="article-row" data-lead="true".*?<\/article>/gs)].map(([row]) => row);
  };

  it('is led by the newest item of all', () => {
    expect(leads(1)).to.have.lengthOf(1);
    expect(leads(1)[0]).to.include('Item first');
  });

  it('names the category, or its part, that it is narrowed to', () => {
    const list = { items: [], total: 0, years: [], categories };
    const heading = (filter: ListPageProps['filter']) => {
      const html = renderPart('en', <NewsPage {...{ list, filter, paging: { page: 1, pageSize: 10 } }} />);
      const [, breadcrumbs = '', title = ''] = /(<ol>.*?<\/ol>).*?(<h1>.*?<\/h1>)/s.exec(html) ?? [];
      return [textOf(breadcrumbs), textOf(title)];
    };
    expect(heading({})).to.deep.equal(['Home News', 'News']);
    expect(heading({ category: 'works' })).to.deep.equal(['Home News Projects', 'News: Projects']);
    expect(heading({ category: 'works', subcategory: 'canals' })).to.deep.equal(['Home News Canals', 'News: Canals']);
  });

  it('has only equal rows on later pages and under a filter', () => {
    expect(leads(2)).to.be.empty;
    expect(leads(1, { year: 2026 })).to.be.empty;
  });
});
