import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ErrorList } from '../components/form/ErrorList.tsx';
import { fiscalYearNumber, shortFiscalYear } from '../components/list/fiscalYear.ts';
import { bySubject } from '../components/list/bySubject.ts';
import { oitCodeErrors } from '../components/list/oitCodeErrors.ts';
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
  const isWhole = total === items.length;
  const [newest] = years;
  const isPast = newest !== undefined && year !== undefined && newest.code !== year.code;
  const errors =
    unknown === undefined || year === undefined
      ? undefined
      : oitCodeErrors(context, unknown, { year: year.code, items: isWhole ? items : [] });
  const progress = (of: typeof items) =>
    context.t(oitMessages.progress, {
      published: of.filter(({ detail }) => detail.kind === 'oit' && detail.links.length > 0).length,
      all: of.length,
    });
  return (
    <div className="container list-page">
      <Breadcrumbs current={context.t(oitMessages.title)} />
      {errors && <ErrorList title={context.t(oitMessages.notFound)} errors={errors} autoFocus />}
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
              label: shortFiscalYear(context, label),
              href: context.to('oitYear', { year: code }),
              current: code === year.code,
            }))}
          />
          {isPast && (
            <p className="oit-past">
              <Sentence
                message={oitMessages.past}
                parts={{
                  newest: (
                    <a href={context.to('oitYear', { year: newest.code })}>
                      {context.t(oitMessages.ofYear, { year: fiscalYearNumber(context, newest.code) })}
                    </a>
                  ),
                }}
              />
            </p>
          )}
          <div className="oit-top">
            <OitJump
              year={year}
              example={exampleOf(items)}
              unknown={unknown && errors?.[0] && { typed: unknown.typed, error: errors[0].text }}
            />
            {isWhole && (
              <div className="oit-count">
                <p className="list-count">{progress(items)}</p>
                <MissingCodes items={items} isPast={isPast} />
              </div>
            )}
          </div>
          <Subjects
            subjects={bySubject(items, ({ subcategory }) => subcategory)}
            note={(of) => <p className="oit-progress">{progress(of)}</p>}
            rows={(of) => <OitTable items={of} isPast={isPast} />}
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

/** The codes under which nothing is published, as links. */
function MissingCodes({ items, isPast }: Pick<OitYearPageProps, 'items'> & { readonly isPast: boolean }) {
  const context = useRenderContext();
  const missing = items.flatMap(({ detail }) => (detail.kind === 'oit' && detail.links.length === 0 ? [detail] : []));
  if (missing.length === 0) return null;
  const codes = (
    <span className="oit-missing-codes">
      {missing.map(({ code, fiscalYear }) => (
        <a key={code} href={context.to('oitItem', { year: String(fiscalYear), code })}>
          {code}
        </a>
      ))}
    </span>
  );
  return (
    <p className="oit-missing">
      <Sentence message={isPast ? oitMessages.missingCodesOfPast : oitMessages.missingCodes} parts={{ codes }} />
    </p>
  );
}

/** The last code on the page: a longer one than `O1`, which shows that the letter can be left out. */
function exampleOf(items: OitYearPageProps['items']): string {
  const detail = items.at(-1)?.detail;
  return detail?.kind === 'oit' ? detail.code : 'O1';
}
