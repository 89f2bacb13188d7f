import type { ContentDetail } from '#domain/content/content.ts';
import { instantBefore, type Instant } from '#domain/instant.ts';
import type { RenderContext } from '../../RenderContext.tsx';

type EventMoments = Pick<Extract<ContentDetail, { readonly kind: 'event' }>, 'startsAt' | 'endsAt'>;

/** The first and the last day of an event, formatted. */
export function eventDays(
  context: Pick<RenderContext, 'date'>,
  event: EventMoments,
): { readonly first: string; readonly last: string } {
  return { first: context.date(event.startsAt), last: context.date(lastMoment(event)) };
}

/** An instant within the last day of an event: an event that ends at midnight does not include the next day. */
export function lastMoment({ startsAt, endsAt }: EventMoments): Instant {
  return endsAt > startsAt ? instantBefore(endsAt) : endsAt;
}
