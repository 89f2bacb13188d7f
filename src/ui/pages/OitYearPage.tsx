import { Fragment } from 'react';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { bySubject } from '../components/list/bySubject.ts';
import { OitJump } from '../components/list/OitJump.tsx';
import { OitTable } from '../components/list/OitTable.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { Pagination } from '../components/list/Pagination.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { Subjects } from '../components/list/Subjects.tsx';
import { Tabs } from '../components/list/Tabs.tsx';
import { groupedMessages } from '../messages/grouped.ts';
import { oitMessages } from '../messages/oit.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { OitYearPageProps } from './props.ts';

/** The disclosure of one fiscal year: a field for a code, and the codes by group. */
export function OitYearPage({ items, total, paging, year, years, unknown }: OitYearPageProps) {
  const context = useRenderContext();
  const progress = (of: typeof items) =>
    context.t(oitMessages.progress, {
      published: of.filter(({ detail }) => detail.kind === 'oit' && detail.links.length > 0).length,
      all: of.length,
    });
  return (
    <div className="container list-page">
      <Breadcrumbs current={context.t(oitMessages.title)} />
      <header className="page-top">
        <h1>{year ? context.t(oitMessages.titleOfYear, { year: year.label }) : context.t(oitMessages.title)}</h1>
        <PageIntro text={context.t(oitMessages.intro)} />
      </header>
      {year === undefined ? (
        <p className="list-empty">{context.t(groupedMessages.empty)}</p>
      ) : (
        <>
          <Tabs
            label={context.t(oitMessages.years)}
            tabs={years.map(({ code, label }) => ({
              label: withoutWord(label, context.t(oitMessages.years)),
              href: context.to('oitYear', { year: code }),
              current: code === year.code,
            }))}
          />
          <div className="oit-top">
            <OitJump year={year} example={exampleOf(items)} unknown={unknown} />
            {total === items.length && (
              <div className="oit-count">
                <p className="list-count">{progress(items)}</p>
                <MissingCodes items={items} />
              </div>
            )}
          </div>
          <Subjects
            subjects={bySubject(items, ({ subcategory }) => subcategory)}
            note={(of) => <p className="oit-progress">{progress(of)}</p>}
            rows={(of) => <OitTable items={of} />}
          />
          <Pagination
            paging={paging}
            total={total}
            hrefOf={({ page: number }) => context.to('oitYear', { year: year.code }, { page: number })}
          />
        </>
      )}
    </div>
  );
}

/** The codes under which nothing is published yet, as links. */
function MissingCodes({ items }: Pick<OitYearPageProps, 'items'>) {
  const context = useRenderContext();
  const missing = items.flatMap(({ detail }) => (detail.kind === 'oit' && detail.links.length === 0 ? [detail] : []));
  if (missing.length === 0) return null;
  const codes = missing.map(({ code, fiscalYear }, index) => (
    <Fragment key={code}>
      {index > 0 && ' · '}
      <a href={context.to('oitItem', { year: String(fiscalYear), code })}>{code}</a>
    </Fragment>
  ));
  return (
    <p className="oit-missing">
      <Sentence message={oitMessages.missingCodes} parts={{ codes }} />
    </p>
  );
}

/** The year without the words that name the tabs, so that they have room in one line on a phone: `พ.ศ. 2569`. */
function withoutWord(year: string, word: string): string {
  return year.replace(word, '').trim();
}

/** The last code on the page: a longer one than `O1`, which shows that the letter can be left out. */
function exampleOf(items: OitYearPageProps['items']): string {
  const detail = items.at(-1)?.detail;
  return detail?.kind === 'oit' ? detail.code : 'O1';
}
