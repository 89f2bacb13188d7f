import { instantOf, parseInstant, type Instant } from '#domain/instant.ts';
import { momentOf, parseRelativeTime, type RelativeTime } from '#domain/relativeTime.ts';
import { Flag, Optional } from '#adapters/shape/rules.ts';
import { Parsed } from '../textRules.ts';
import { Inner } from '#adapters/shape/shape.ts';
import { WordsShape } from '../shapes/WordsShape.ts';
import { detail } from './Detail.ts';

const MOMENT =
  'a date and time like 2026-11-21T09:00:00+07:00, or days after the first import and a time like +3d 09:00';

class EventShape {
  @Parsed(parseMoment, MOMENT) readonly starts!: string;
  @Parsed(parseMoment, MOMENT) readonly ends!: string;
  @Flag() readonly allDay: boolean = false;
  @Optional() @Inner(() => WordsShape) readonly place?: WordsShape;
}

export const eventDetail = detail<'event', EventShape>(EventShape, ({ starts, ends, allDay, place }, item) => {
  const [startsAt = NEVER, endsAt = NEVER] = [parseMoment(starts), parseMoment(ends)];
  if (typeof startsAt !== typeof endsAt)
    item.fault(['ends'], 'must be a date when starts is one, and days when it is not');
  else if (anyMoment(endsAt) < anyMoment(startsAt)) item.fault(['ends'], 'is before the start');
  return { kind: 'event', startsAt, endsAt, allDay, ...(place && { place: item.words(place, ['place']) }) };
});

const NEVER = instantOf(0);

/** The one place that reads an event's times. */
function parseMoment(text: string): Instant | RelativeTime | undefined {
  return parseInstant(text) ?? parseRelativeTime(text);
}

/** For comparing: whichever day relative times are counted from, their order is the same. */
function anyMoment(time: Instant | RelativeTime): Instant {
  return typeof time === 'string' ? time : momentOf(time, NEVER);
}
