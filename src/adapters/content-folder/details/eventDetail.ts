import { instantOf, parseInstant, type Instant } from '#domain/instant.ts';
import { Flag, Optional } from '#adapters/shape/rules.ts';
import { Parsed } from '../textRules.ts';
import { Inner } from '#adapters/shape/shape.ts';
import { WordsShape } from '../shapes/WordsShape.ts';
import { detail } from './Detail.ts';

const MOMENT = 'a date and time like 2026-11-21T09:00:00+07:00';

class EventShape {
  @Parsed(parseMoment, MOMENT) readonly starts!: string;
  @Parsed(parseMoment, MOMENT) readonly ends!: string;
  @Flag() readonly allDay: boolean = false;
  @Optional() @Inner(() => WordsShape) readonly place?: WordsShape;
}

export const eventDetail = detail<'event', EventShape>(EventShape, ({ starts, ends, allDay, place }, item) => {
  const [startsAt = NEVER, endsAt = NEVER] = [parseMoment(starts), parseMoment(ends)];
  if (endsAt < startsAt) item.fault(['ends'], 'is before the start');
  return { kind: 'event', startsAt, endsAt, allDay, ...(place && { place: item.words(place, ['place']) }) };
});

const NEVER = instantOf(0);

/** The one place that reads an event's times. */
function parseMoment(text: string): Instant | undefined {
  return parseInstant(text);
}
