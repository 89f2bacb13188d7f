import X from 'lucide-react/icons/x';
import { eventMessages } from '../../messages/event.ts';
import { searchMessages } from '../../messages/search.ts';
import { searchTypes } from '../../messages/searchTypes.ts';
import type { SearchFound } from './searchProps.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import { searchQuery, type AskedSearch } from '../../searchAddress.ts';
import { Icon } from '../text/Icon.tsx';
import { InPlaceLink } from '../site/InPlaceLink.tsx';

interface ChosenFiltersProps {
  readonly asked: AskedSearch;
  readonly found: Pick<SearchFound, 'chosenCategory' | 'tag'>;
  /** The id of the element that gets the focus when a filter is removed. */
  readonly focusOn: string;
}

/** The filters of a search, each with a link that removes it, and one that removes all. */
export function ChosenFilters({ asked, found, focusOn }: ChosenFiltersProps) {
  const context = useRenderContext();
  const { type, category, subcategory, tag } = asked;
  const known = found.chosenCategory;
  const filters: readonly (readonly [string | undefined, Partial<AskedSearch>])[] = [
    [
      type && context.t(searchMessages.chosenType, { type: context.t(searchTypes.many[type]) }),
      { type: undefined, category: undefined, subcategory: undefined, view: 'list' },
    ],
    [
      category && context.t(searchMessages.chosenCategory, { category: known?.label ?? category }),
      { category: undefined, subcategory: undefined },
    ],
    [
      subcategory && context.t(searchMessages.chosenSubcategory, { subcategory: known?.subcategory ?? subcategory }),
      { subcategory: undefined },
    ],
    [tag && context.t(searchMessages.chosenTag, { tag: found.tag?.label ?? tag }), { tag: undefined }],
    [daysText(context, asked), { from: undefined, to: undefined }],
  ];
  const chosen = filters.filter(([label]) => label !== undefined);
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-filters" aria-label={context.t(searchMessages.chosen)}>
      {chosen.map(([label, change]) => (
        <li key={label}>
          <InPlaceLink
            className="chosen-filter"
            href={context.to('search', {}, searchQuery({ ...asked, ...change }))}
            rel="nofollow"
            focusOn={focusOn}
          >
            {label}
            <Icon icon={X} />
            <span className="visually-hidden">({context.t(searchMessages.remove)})</span>
          </InPlaceLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <InPlaceLink
            className="chosen-filters-clear"
            href={context.to('search', {}, searchQuery({ text: asked.text, sort: asked.sort, view: 'list' }))}
            rel="nofollow"
            focusOn={focusOn}
          >
            {context.t(searchMessages.clearFilters)}
          </InPlaceLink>
        </li>
      )}
    </ul>
  );
}

/** Both days of a range are one filter. */
function daysText(context: RenderContext, { from, to }: AskedSearch): string | undefined {
  if (from !== undefined && to !== undefined)
    return context.t(eventMessages.days, { from: context.shortDate(from), to: context.shortDate(to) });
  if (from !== undefined) return context.t(searchMessages.chosenFrom, { date: context.date(from) });
  return to && context.t(searchMessages.chosenTo, { date: context.date(to) });
}
