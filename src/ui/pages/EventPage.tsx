import { eventDays } from '../components/list/eventDays.ts';
import { EventTime } from '../components/item/EventTime.tsx';
import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { Phrases } from '../components/text/Phrases.tsx';
import { eventMessages } from '../messages/event.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { EventPageProps } from './props.ts';

/** An event: when, where, what kind; and that it is over, when it is. */
export function EventPage({ state, ...props }: EventPageProps) {
  const page = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'event') return null;
  const { startsAt, endsAt, allDay, place } = item.detail;
  const hours = page.t(eventMessages.hoursOnly, { from: page.time(startsAt), to: page.time(endsAt) });
  const { first, last } = eventDays(page, item.detail);
  const facts = (
    <>
      {state === 'past' && <p className="event-past">{page.t(eventMessages.past)}</p>}
      <Facts
        facts={[
          { name: page.t(eventMessages.when), value: <EventTime event={item.detail} /> },
          { name: page.t(eventMessages.dailyHours), value: first !== last && !allDay && hours },
          { name: page.t(eventMessages.place), value: place !== undefined && <Phrases text={place} /> },
          { name: page.t(eventMessages.kind), value: item.category?.label },
        ]}
      />
    </>
  );
  return <ItemLayout {...props} facts={facts} />;
}
