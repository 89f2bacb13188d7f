import { listMessages } from '../../messages/list.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Tabs } from './Tabs.tsx';

interface EventTabsProps {
  readonly current: 'coming' | 'past' | 'calendar';
}

/** Links to the lists of coming and of past events, and to the calendar. */
export function EventTabs({ current }: EventTabsProps) {
  const context = useRenderContext();
  return (
    <Tabs
      label={context.t(listMessages.comingOrPast)}
      tabs={[
        { label: context.t(listMessages.coming), href: context.to('events'), current: current === 'coming' },
        {
          label: context.t(listMessages.pastTab),
          href: context.to('events', {}, { when: 'past' }),
          current: current === 'past',
        },
        { label: context.t(listMessages.calendarTab), href: context.to('calendar'), current: current === 'calendar' },
      ]}
    />
  );
}
