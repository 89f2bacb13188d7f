import { EventRow } from '../components/list/EventRow.tsx';
import { ListLayout } from '../components/list/ListLayout.tsx';
import { Tabs } from '../components/list/Tabs.tsx';
import { listMessages } from '../messages/list.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ListPageProps } from './props.ts';

/** Events to come, the soonest first; or the past ones, the latest first. */
export function EventsPage(props: ListPageProps) {
  const page = useRenderContext();
  const isPast = props.filter.when === 'past';
  return (
    <ListLayout
      {...props}
      route="events"
      row={(item) => <EventRow item={item} level={2} />}
      {...(!isPast && { empty: listMessages.noneComing })}
      tabs={
        <Tabs
          label={page.t(listMessages.comingOrPast)}
          tabs={[
            { label: page.t(listMessages.coming), href: page.to('events'), current: !isPast },
            { label: page.t(listMessages.past), href: page.to('events', {}, { when: 'past' }), current: isPast },
          ]}
        />
      }
    />
  );
}
