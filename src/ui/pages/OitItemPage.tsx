import type { Instant } from '#domain/instant.ts';
import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { itemTitle } from '../components/item/itemTitle.ts';
import { OitLinks } from '../components/item/OitLinks.tsx';
import { subjectId } from '../components/list/bySubject.ts';
import { OitStatus } from '../components/item/OitStatus.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { itemMessages } from '../messages/item.ts';
import { oitMessages } from '../messages/oit.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { OitItemPageProps } from './props.ts';
import { Unbroken } from '../components/text/Unbroken.tsx';

/** One code of one fiscal year: its facts in the margin, its explanation, links to its documents, and the codes beside it. */
export function OitItemPage({ before, after, ...props }: OitItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'oit') return null;
  const { fiscalYear, links } = item.detail;
  const year = String(fiscalYear);
  const isPublished = links.length > 0;
  const { subcategory: group, category, publishedAt, updatedAt } = item;
  const yearAddress = context.to('oitYear', { year });
  const margin = (
    <Facts
      facts={[
        { name: context.t(oitMessages.status), value: <OitStatus isPublished={isPublished} /> },
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
              <Unbroken text={category?.label ?? year} />
            </a>
          ),
        },
        { name: context.t(itemMessages.published), value: isPublished && <Day at={publishedAt} /> },
        { name: context.t(itemMessages.updated), value: isPublished && updatedAt && <Day at={updatedAt} /> },
      ]}
    />
  );
  const body = (
    <>
      <Prose html={item.bodyHtml} />
      {isPublished && (
        <section aria-labelledby="oit-links">
          <h2 id="oit-links">{context.t(oitMessages.links)}</h2>
          <OitLinks links={links} />
        </section>
      )}
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
  return <ItemLayout {...props} item={titled} margin={margin} body={body} end={neighbours} dates="none" />;
}

function Day({ at }: { readonly at: Instant }) {
  const context = useRenderContext();
  return <time dateTime={at}>{context.date(at)}</time>;
}
