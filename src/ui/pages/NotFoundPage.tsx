import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { Notice } from '../components/text/Notice.tsx';
import { problemMessages } from '../messages/problems.ts';
import { refusals } from '../messages/refusals.ts';
import { titles } from '../messages/titles.ts';
import { usePage } from '../RenderContext.tsx';
import type { NotFoundPageProps } from './props.ts';

export function NotFoundPage({ path, otherLanguage }: NotFoundPageProps) {
  const page = usePage();
  const home = { href: page.to('main'), label: page.say(problemMessages.backToHome) };
  return (
    <Notice title={page.say(titles.notFound)} picture="dry canal">
      <p className="page-intro">{otherLanguage ? page.say(refusals.contentInOtherLanguage) : <Explanation />}</p>
      {/* The catalogue of errors is English in both languages (spec §8). */}
      <p className="notice-detail" lang="en">
        {page.say(problemMessages.notFoundPath, { path })}
        <br />
        {page.say(problemMessages.notFoundSorry)}
      </p>
      {otherLanguage ? (
        <ButtonLink
          href={otherLanguage.href}
          hrefLang={otherLanguage.locale}
          label={page.say(problemMessages.readInOtherLanguage)}
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
          <a href={page.to('newsList')}>{page.say(problemMessages.searchNews)}</a>
        </li>
        <li>
          <a href={page.to('documents')}>{page.say(problemMessages.searchDocuments)}</a>
        </li>
      </ul>
    </Notice>
  );
}

function Explanation() {
  const page = usePage();
  // In English the sentence of the catalogue, which stands below, says it already.
  const sorry = page.locale === 'th' ? `${page.say(refusals.contentNotFound)} ` : '';
  return sorry + page.say(problemMessages.notFoundHelp);
}
