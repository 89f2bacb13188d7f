import { wordsOfPath } from '#domain/search/wordsOfPath.ts';
import { SearchForm } from '../components/search/SearchForm.tsx';
import { RelatedItems } from '../components/item/RelatedItems.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { Notice } from '../components/text/Notice.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { contactMessages } from '../messages/contact.ts';
import { problemMessages } from '../messages/problems.ts';
import { refusals } from '../messages/refusals.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { NotFoundPageProps } from './props.ts';

export function NotFoundPage({ path, otherLanguage, withdrawn }: NotFoundPageProps) {
  const context = useRenderContext();
  if (withdrawn !== undefined) return <WithdrawnNotice {...withdrawn} path={path} />;
  const home = { href: context.to('home'), label: context.t(problemMessages.backToHome) };
  return (
    <Notice title={context.t(titles.notFound)} picture="dry canal">
      <p className="page-intro">{otherLanguage ? context.t(refusals.contentInOtherLanguage) : <Explanation />}</p>
      {!otherLanguage && <SearchForm place="notFound" text={wordsOfPath(path)} />}
      {otherLanguage ? (
        <ButtonLink
          href={otherLanguage.href}
          hrefLang={otherLanguage.locale}
          label={context.t(problemMessages.readInOtherLanguage)}
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
        <ListLinks />
        <li>
          <a href={context.to('reportBrokenFile', {}, { page: path })}>{context.t(problemMessages.reportLink)}</a>
        </li>
        <li>
          <a href={context.to('contact')}>{context.t(contactMessages.title)}</a>
        </li>
      </ul>
      <p className="notice-detail">
        {context.t(problemMessages.systemMessage)}{' '}
        {/* The catalogue of errors is English in both languages (spec §8). */}
        <span lang="en">
          {context.t(problemMessages.notFoundPath, { path })}
          <br />
          {context.t(problemMessages.notFoundSorry)}
        </span>
      </p>
    </Notice>
  );
}

/** On the page of an item that was public once and is withdrawn. */
function WithdrawnNotice({ related, path }: NonNullable<NotFoundPageProps['withdrawn']> & { readonly path: string }) {
  const context = useRenderContext();
  return (
    <>
      <Notice title={context.t(titles.withdrawn)} picture="dry canal">
        <p className="page-intro">{context.t(problemMessages.withdrawnText)}</p>
        <SearchForm place="notFound" text={wordsOfPath(path)} />
        <ButtonLink href={context.to('home')} label={context.t(problemMessages.backToHome)} />
        <ul className="notice-links">
          <ListLinks />
        </ul>
      </Notice>
      <div className="container withdrawn-related">
        <RelatedItems items={related} />
      </div>
    </>
  );
}

function ListLinks() {
  const context = useRenderContext();
  return (
    <>
      <li>
        <a href={context.to('newsList')}>{context.t(problemMessages.searchNews)}</a>
      </li>
      <li>
        <a href={context.to('documents')}>{context.t(problemMessages.searchDocuments)}</a>
      </li>
    </>
  );
}

function Explanation() {
  const context = useRenderContext();
  // In English, the sentence of the error catalogue at the end of the page has the same meaning.
  const sorry = context.locale === 'th' ? `${context.t(refusals.contentNotFound)} ` : '';
  return <Unbroken text={sorry + context.t(problemMessages.notFoundHelp)} />;
}
