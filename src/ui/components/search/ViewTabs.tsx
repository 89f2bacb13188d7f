import { searchMessages } from '../../messages/search.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { searchQuery, type AskedSearch } from '../../searchAddress.ts';
import { Tabs } from '../list/Tabs.tsx';

/** Results as a list or in a calendar (spec §2), which has the events among them. */
export function ViewTabs({ asked }: { readonly asked: AskedSearch }) {
  const context = useRenderContext();
  // A category of another type has no events.
  const events = asked.type === 'event' ? asked : { ...asked, type: 'event' as const, ...WITHOUT_CATEGORY };
  const hrefOf = (search: AskedSearch) => context.to('search', {}, searchQuery(search));
  return (
    <Tabs
      label={context.t(searchMessages.view)}
      tabs={[
        {
          label: context.t(searchMessages.list),
          href: hrefOf({ ...asked, view: 'list' }),
          current: asked.view === 'list',
        },
        {
          label: context.t(searchMessages.calendar),
          href: hrefOf({ ...events, view: 'calendar' }),
          current: asked.view === 'calendar',
        },
      ]}
    />
  );
}

const WITHOUT_CATEGORY = { category: undefined, subcategory: undefined };
