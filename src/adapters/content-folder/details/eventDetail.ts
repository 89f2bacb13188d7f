import { instantOf, parseInstant, type Instant } from '#domain/instant.ts';
import { momentOf, parseRelativeTime, type RelativeTime } from '#domain/relativeTime.ts';
import * as field from '#adapters/schema/field.ts';
import { LocalisedText } from '../schemas/LocalisedText.ts';
import { defineDetail } from './Detail.ts';

class EventSchema {
  @eventTime() readonly starts!: Instant | RelativeTime;
  @eventTime() readonly ends!: Instant | RelativeTime;
  @field.boolean() readonly allDay: boolean = false;
  @field.optional() @field.nested(() => LocalisedText) readonly place?: LocalisedText;
}

export const eventDetail = defineDetail<'event', EventSchema>(EventSchema, ({ starts, ends, allDay, place }, item) => {
  if (typeof starts !== typeof ends)
    item.addError(['ends'], 'must be a date when starts is one, and days when it is not');
  else if (comparable(ends) < comparable(starts)) item.addError(['ends'], 'is before the start');
  return {
    kind: 'event',
    startsAt: starts,
    endsAt: ends,
    allDay,
    ...(place && { place: item.localised(place, ['place']) }),
  };
});

function eventTime() {
  return field.gregorian<Instant | RelativeTime>(
    (text) => parseInstant(text) ?? parseRelativeTime(text),
    'a date and time like 2026-11-21T09:00:00+07:00, or days after the first import and a time like +3d 09:00',
  );
}

/** Relative times keep their order whichever day they are counted from. */
function comparable(time: Instant | RelativeTime): Instant {
  return typeof time === 'string' ? time : momentOf(time, instantOf(0));
}
