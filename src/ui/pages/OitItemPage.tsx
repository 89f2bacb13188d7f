import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { itemTitle } from '../components/item/itemTitle.ts';
import { LinkRows } from '../components/item/LinkRows.tsx';
import { subjectId } from '../components/list/bySubject.ts';
import { fiscalYearNumber, shortFiscalYear } from '../components/list/fiscalYear.ts';
import { OitStatus } from '../components/item/OitStatus.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { oitMessages } from '../messages/oit.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { OitItemPageProps } from './props.ts';

/**
 * One code of one fiscal year: what is published under it, its explanation and the codes beside it. Its facts are beside
 * the text, on phones below it, because people come for the documents.
 */
export function OitItemPage({ before, after, isPast, linked = {}, ...props }: OitItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'oit') return null;
  const { fiscalYear, links, due } = item.detail;
  const year = String(fiscalYear);
  const isPublished = links.length > 0;
  const { subcategory: group, category } = item;
  const yearAddress = context.to('oitYear', { year });
  const side = (
    <section aria-labelledby="oit-facts">
      <h2 id="oit-facts" className="margin-title oit-facts-title">
        {context.t(oitMessages.facts)}
      </h2>
      <Facts
        facts={[
          { name: context.t(oitMessages.status), value: isPublished && <OitStatus isPublished /> },
          { name: context.t(oitMessages.due), value: !isPublished && due && context.date(due) },
          {
            name: context.t(oitMessages.group),
            value: group && (
              <a href={`${yearAddress}#${subjectId(group)}`}>
                <Unbroken text={group.label} />
              </a>
            ),
          },
          {
            name: context.t(oitMessages.years),
            value: (
              <a href={yearAddress}>
                <Unbroken text={shortFiscalYear(context, category?.label ?? fiscalYearNumber(context, year))} />
              </a>
            ),
          },
        ]}
      />
    </section>
  );
  const text = <Prose html={item.bodyHtml} />;
  const sources = (
    <section aria-labelledby="oit-links">
      <h2 id="oit-links" className="oit-links-title">
        {context.t(oitMessages.links)}
      </h2>
      <LinkRows
        links={links.map(({ label, address }) => ({
          label,
          href: address.startsWith('/') ? context.links.basePath + address : address,
          item: linked[address],
        }))}
      />
    </section>
  );
  // A table is what is disclosed; other texts explain what the links lead to.
  const isTextFirst = !isPublished || item.bodyHtml.includes('<table');
  const body = (
    <>
      {!isPublished && (
        <p>
          <OitStatus isPublished={false} isPast={isPast} due={due && context.date(due)} />
        </p>
      )}
      {isTextFirst && text}
      {isPublished && sources}
      {!isTextFirst && text}
    </>
  );
  const neighbours = (before !== undefined || after !== undefined) && (
    <nav className="oit-neighbours" aria-label={context.t(oitMessages.neighbours)}>
      {before !== undefined && (
        <a href={context.to('oitItem', { year, code: before.code })} rel="prev">
          <Unbroken text={context.t(oitMessages.before, { ...before })} />
        </a>
      )}
      {after !== undefined && (
        <a href={context.to('oitItem', { year, code: after.code })} rel="next">
          <Unbroken text={context.t(oitMessages.after, { ...after })} />
        </a>
      )}
    </nav>
  );
  // The codes beside it are linked already.
  const related = item.related.filter(
    ({ detail }) =>
      detail.kind !== 'oit' ||
      detail.fiscalYear !== fiscalYear ||
      (detail.code !== before?.code && detail.code !== after?.code),
  );
  const titled = { ...item, title: itemTitle(item), related };
  return (
    <ItemLayout
      {...props}
      item={titled}
      body={body}
      end={neighbours}
      side={side}
      dates={isPublished ? 'start' : 'none'}
    />
  );
}
