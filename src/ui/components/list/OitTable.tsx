import type { ContentDetail, ContentSummary } from '#domain/content/content.ts';
import { oitMessages } from '../../messages/oit.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { OitStatus } from '../item/OitStatus.tsx';
import { TitleLink } from '../item/TitleLink.tsx';

interface OitTableProps {
  readonly items: readonly ContentSummary[];
  /** Whether their fiscal year is over. */
  readonly isPast?: boolean;
}

/** Codes of disclosure, a row each: code, title, status, last change, and how many links and files there are. */
export function OitTable({ items, isPast = false }: OitTableProps) {
  const context = useRenderContext();
  return (
    <table className="oit-table">
      <caption className="visually-hidden">{context.t(oitMessages.table)}</caption>
      <thead>
        <tr>
          <th scope="col">{context.t(oitMessages.code)}</th>
          <th scope="col">{context.t(oitMessages.item)}</th>
          <th scope="col">{context.t(oitMessages.status)}</th>
          <th scope="col">{context.t(oitMessages.updated)}</th>
          <th scope="col">{context.t(oitMessages.sources)}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(
          (item) =>
            item.detail.kind === 'oit' && <Row key={item.slug} item={item} detail={item.detail} isPast={isPast} />,
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly item: ContentSummary;
  readonly detail: Extract<ContentDetail, { readonly kind: 'oit' }>;
  readonly isPast: boolean;
}

function Row({ item, detail: { code, links, due }, isPast }: RowProps) {
  const context = useRenderContext();
  const changedAt = item.updatedAt ?? item.publishedAt;
  const isPublished = links.length > 0;
  return (
    <tr>
      <td className="oit-table-code">{code}</td>
      <th scope="row" className="oit-table-title">
        <TitleLink item={item} />
      </th>
      <td>
        <OitStatus isPublished={isPublished} isPast={isPast} due={due && context.shortDate(due)} />
      </td>
      <td className="oit-table-fact">
        {isPublished ? (
          <>
            {/* On phones, the headings of the columns are not beside their cells. */}
            <span className="oit-table-name visually-hidden">{context.t(oitMessages.updated)} </span>
            <time dateTime={changedAt}>{context.shortDate(changedAt)}</time>
          </>
        ) : (
          '–'
        )}
      </td>
      <td className="oit-table-fact">
        {isPublished ? context.t(oitMessages.sourceCount, { count: links.length + item.attachments.length }) : '–'}
      </td>
    </tr>
  );
}
