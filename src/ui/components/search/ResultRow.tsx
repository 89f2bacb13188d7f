import { searchTypes } from '../../messages/searchTypes.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { SearchRow } from './searchProps.ts';
import { MarkedText } from './MarkedText.tsx';
import { FACTS_BESIDE_DATE, ResultFacts } from './ResultFacts.tsx';

/**
 * One result of a search: what it is, its title, the passage that matches, and its facts. An event's day, time and place
 * precede the passage: who looks for an event looks for them first. As on its page, a disclosure's code precedes its title.
 */
export function ResultRow({ row }: { readonly row: SearchRow }) {
  const context = useRenderContext();
  const { type, href, title, excerpt, category, publishedAt, facts } = row;
  const besideDate = FACTS_BESIDE_DATE.includes(facts.kind);
  return (
    <article className="result-row">
      <p className="article-meta">
        <span className="article-category">{context.t(searchTypes.one[type])}</span>
        {category && (
          <span>
            <MarkedText parts={category} />
          </span>
        )}
        {publishedAt !== undefined && <time dateTime={publishedAt}>{context.shortDate(publishedAt)}</time>}
        {besideDate && <ResultFacts facts={facts} />}
      </p>
      <h3 className="result-row-title">
        <a className="title-link" href={href}>
          {facts.kind === 'oit' && `${facts.code} `}
          <MarkedText parts={title} />
        </a>
      </h3>
      {facts.kind === 'event' && <ResultFacts facts={facts} />}
      {excerpt.length > 0 && (
        <p className="result-row-excerpt">
          <MarkedText parts={excerpt} />
        </p>
      )}
      {facts.kind !== 'event' && !besideDate && <ResultFacts facts={facts} />}
    </article>
  );
}
