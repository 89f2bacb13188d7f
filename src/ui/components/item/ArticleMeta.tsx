import { lastMoment } from '#domain/calendar/occurrence.ts';
import type { ContentSummary } from '#domain/content/content.ts';
import type { Instant } from '#domain/instant.ts';
import { mediaMessages } from '../../messages/media.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { duration } from './duration.ts';
import { dayRange } from './eventDays.ts';

interface ArticleMetaProps {
  readonly item: ContentSummary;
  /** With the number of a document. */
  readonly isNumbered?: boolean;
}

/** Category and date of an item in a list: of an event the day or days on which it takes place, of a video its length too. */
export function ArticleMeta({ item, isNumbered = false }: ArticleMetaProps) {
  const context = useRenderContext();
  const [first, last] = datesOf(item);
  const [from, to] = [first, last].map((date) => date && context.shortDate(date));
  return (
    <p className="article-meta">
      {item.category && <span className="article-category">{item.category.label}</span>}
      {first !== undefined && from !== undefined && (
        <time dateTime={first}>{to === undefined || to === from ? from : <Range from={from} to={to} />}</time>
      )}
      {isNumbered && item.detail.kind === 'document' && item.detail.number && (
        <span>
          <Unbroken text={item.detail.number} />
        </span>
      )}
      {item.detail.kind === 'video' && (
        <span>{context.t(mediaMessages.minutes, { duration: duration(item.detail.seconds) })}</span>
      )}
    </p>
  );
}

function Range({ from: first, to: last }: { readonly from: string; readonly to: string }) {
  const context = useRenderContext();
  const { message, from, to } = dayRange(first, last);
  return context.t(message, { from, to });
}

/** The first and the last date; none for people, offices and pages, for which the day of publication means nothing. */
function datesOf({ detail, publishedAt }: ContentSummary): readonly Instant[] {
  switch (detail.kind) {
    case 'event':
      return [detail.startsAt, lastMoment(detail)];
    case 'professional':
    case 'agency':
    case 'page':
      return [];
    default:
      return [publishedAt];
  }
}
