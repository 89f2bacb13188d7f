import { listLabels } from '../../messages/lists.ts';
import { searchMessages } from '../../messages/search.ts';
import { titles } from '../../messages/titles.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { searchQuery, type AskedSearch } from '../../searchAddress.ts';
import { ButtonLink } from '../site/ButtonLink.tsx';

const LISTS = ['newsList', 'documents', 'events', 'agencies', 'faq'] as const;

/** In the place of results when there are none (spec §2, §8), with what to try. */
export function NothingFound({ asked }: { readonly asked: AskedSearch }) {
  const context = useRenderContext();
  const { text, sort, view, ...filter } = asked;
  const withoutFilters = { text, sort, view };
  const isFiltered = Object.values(filter).some((part) => part !== undefined);
  return (
    <section className="list-empty" aria-labelledby="nothing-found">
      <h2 id="nothing-found">{context.t(searchMessages.notFound)}</h2>
      {text !== undefined && <p>{context.t(searchMessages.tryOthers)}</p>}
      {isFiltered && text !== undefined && (
        <ButtonLink
          href={context.to('search', {}, searchQuery(withoutFilters))}
          label={context.t(searchMessages.tryWithout)}
        />
      )}
      <p>{context.t(searchMessages.tryLists)}</p>
      <ul className="nothing-found-links">
        {LISTS.map((route) => (
          <li key={route}>
            <a href={context.to(route)}>{context.t(listLabels[route].title)}</a>
          </li>
        ))}
        <li>
          <a href={context.to('siteMap')}>{context.t(titles.siteMap)}</a>
        </li>
      </ul>
      <p>
        <a href={context.to('contact')}>{context.t(searchMessages.tryContact)}</a>
      </p>
    </section>
  );
}
