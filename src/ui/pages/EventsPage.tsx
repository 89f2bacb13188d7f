import { EventRow } from '../components/list/EventRow.tsx';
import { EventTabs } from '../components/list/EventTabs.tsx';
import { ListLayout } from '../components/list/ListLayout.tsx';
import { listMessages } from '../messages/list.ts';
import type { ListPageProps } from './props.ts';

/** Coming events, the soonest first; or past events, the latest first. */
export function EventsPage(props: ListPageProps) {
  const isPast = props.filter.when === 'past';
  return (
    <ListLayout
      {...props}
      route="events"
      row={(item) => <EventRow item={item} level={2} />}
      {...(!isPast && { empty: listMessages.noneComing })}
      tabs={<EventTabs current={isPast ? 'past' : 'coming'} />}
    />
  );
}
