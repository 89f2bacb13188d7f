import { EventRow } from '../components/list/EventRow.tsx';
import { ListLayout } from '../components/list/ListLayout.tsx';
import { Tabs } from '../components/list/Tabs.tsx';
import { listMessages } from '../messages/list.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ListPageProps } from './props.ts';

/** Coming events, the soonest first; or past events, the latest first. */
export function EventsPage(props: ListPageProps) {
  const context = useRenderContext();
  const isPast = props.filter.when === 'past';
  return (
    <ListLayout
      {...props}
      route="events"
      row={(item) => <EventRow item={item} level={2} />}
      {...(!isPast && { empty: listMessages.noneComing })}
      tabs={
        <Tabs
          label={context.t(listMessages.comingOrPast)}
          tabs={[
            { label: context.t(listMessages.coming), href: context.to('events'), current: !isPast },
            { label: context.t(listMessages.past), href: context.to('events', {}, { when: 'past' }), current: isPast },
          ]}
        />
      }
    />
  );
}
