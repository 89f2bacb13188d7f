import { eventState } from '#domain/content/eventState.ts';
import type { ContentItem } from '#domain/content/content.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { EventPageProps } from '#ui/pages/props.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';
import { notFoundView } from './notFound.ts';

/** Dates of a recurring event after the next one, and exceptions, that its page names. */
const MAX_LATER = 5;
const LAST_DATE = '9999-12-31' as CalendarDate;

/** One event, whether it is past, and when it takes place again. */
export const event: PageHandler = (request) =>
  itemPage(request, 'event', request.params['id'] ?? '', async (item, common) => {
    const { detail } = item;
    if (detail.kind !== 'event') return notFoundView(request);
    const later = await findLater(request, item);
    const state = eventState(detail, request.now);
    return { view: 'event', ...common, props: { ...common.props, state, ...(later && { later }) } };
  });

async function findLater(
  { ports, site, locale, now, signal }: PageRequest,
  { slug, detail }: ContentItem,
): Promise<EventPageProps['later']> {
  if (detail.kind !== 'event' || detail.recurrence === undefined) return undefined;
  const today = departmentDate(now);
  const { occurrences } = await ports.calendar.occurrences(
    { site: site.id, locale, from: today, to: LAST_DATE, items: [slug] },
    signal,
  );
  const starts = occurrences.map(({ startsAt }) => startsAt).filter((start) => start > detail.startsAt);
  const except = detail.recurrence.except.filter((day) => day >= today);
  return { starts: starts.slice(0, MAX_LATER), except: except.slice(0, MAX_LATER) };
}
