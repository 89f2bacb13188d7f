import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { Notice } from '../components/text/Notice.tsx';
import { problemMessages } from '../messages/problems.ts';
import { refusals } from '../messages/refusals.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { NotFoundPageProps } from './props.ts';

export function NotFoundPage({ path, otherLanguage }: NotFoundPageProps) {
  const page = useRenderContext();
  const home = { href: page.to('main'), label: page.t(problemMessages.backToHome) };
  return (
    <Notice title={page.t(titles.notFound)} picture="dry canal">
      <p className="page-intro">{otherLanguage ? page.t(refusals.contentInOtherLanguage) : <Explanation />}</p>
      {/* The catalogue of errors is English in both languages (spec §8). */}
      <p className="notice-detail" lang="en">
        {page.t(problemMessages.notFoundPath, { path })}
        <br />
        {page.t(problemMessages.notFoundSorry)}
      </p>
      {otherLanguage ? (
        <ButtonLink
          href={otherLanguage.href}
          hrefLang={otherLanguage.locale}
          label={page.t(problemMessages.readInOtherLanguage)}
        />
      ) : (
        <ButtonLink {...home} />
      )}
      <ul className="notice-links">
        {otherLanguage && (
          <li>
            <a href={home.href}>{home.label}</a>
          </li>
        )}
        <li>
          <a href={page.to('newsList')}>{page.t(problemMessages.searchNews)}</a>
        </li>
        <li>
          <a href={page.to('documents')}>{page.t(problemMessages.searchDocuments)}</a>
        </li>
      </ul>
    </Notice>
  );
}

function Explanation() {
  const page = useRenderContext();
  // In English the sentence of the catalogue, which stands below, says it already.
  const sorry = page.locale === 'th' ? `${page.t(refusals.contentNotFound)} ` : '';
  return sorry + page.t(problemMessages.notFoundHelp);
}
