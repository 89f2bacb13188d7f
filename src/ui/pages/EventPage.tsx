import { eventDays } from '../components/item/eventDays.ts';
import { EventTime } from '../components/item/EventTime.tsx';
import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { Phrases } from '../components/text/Phrases.tsx';
import { eventMessages } from '../messages/event.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { EventPageProps } from './props.ts';

/** An event: time, place and category, and a note when it is past. */
export function EventPage({ state, ...props }: EventPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'event') return null;
  const { startsAt, endsAt, allDay, place } = item.detail;
  const hours = context.t(eventMessages.hoursOnly, { from: context.time(startsAt), to: context.time(endsAt) });
  const { first, last } = eventDays(context, item.detail);
  const facts = (
    <>
      {state === 'past' && <p className="event-past">{context.t(eventMessages.past)}</p>}
      <Facts
        facts={[
          { name: context.t(eventMessages.when), value: <EventTime event={item.detail} /> },
          { name: context.t(eventMessages.dailyHours), value: first !== last && !allDay && hours },
          { name: context.t(eventMessages.place), value: place !== undefined && <Phrases text={place} /> },
          { name: context.t(eventMessages.kind), value: item.category?.label },
        ]}
      />
    </>
  );
  return <ItemLayout {...props} facts={facts} />;
}
