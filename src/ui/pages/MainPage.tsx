import { ArticleCard } from '../components/item/ArticleCard.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { DocumentRow } from '../components/list/DocumentRow.tsx';
import { EventRow } from '../components/list/EventRow.tsx';
import { Headlines } from '../components/list/Headlines.tsx';
import { DeferredUnavailable, DeferredPlaceholder } from '../components/text/DeferredNote.tsx';
import { MediaCard } from '../components/list/MediaCard.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { COMPLETE_QUERY, DeferredPart } from '../deferred.tsx';
import { listMessages } from '../messages/list.ts';
import { listLabels } from '../messages/lists.ts';
import { mainMessages } from '../messages/main.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { MainPageProps } from './props.ts';

const MEDIA = ['albums', 'videos', 'infographics', 'magazines'] as const;

export function MainPage({ siteName, news, newsByCategory, documents, events, media }: MainPageProps) {
  const context = useRenderContext();
  const [lead, ...others] = news;
  const allNews = { href: context.to('newsList'), label: mainMessages.allNews };
  const allDocuments = { href: context.to('documents'), label: mainMessages.allDocuments };
  const allEvents = { href: context.to('events'), label: mainMessages.allEvents };
  const allAlbums = { href: context.to('albums'), label: listLabels.albums.title };
  const completePage = context.to('main', {}, { [COMPLETE_QUERY]: 1 });
  return (
    <>
      <header className="container main-page-top">
        <Breadcrumbs current={context.t(titles.main)} />
        <h1>
          <Sentence message={mainMessages.heading} parts={{ site: <span className="phrase">{siteName}</span> }} />
        </h1>
      </header>
      <section className="container main-page-news" aria-labelledby="news-title">
        <div className="section-top">
          <h2 id="news-title">{context.t(mainMessages.news)}</h2>
          <a href={allNews.href}>{context.t(allNews.label)}</a>
        </div>
        {lead === undefined ? (
          <p>{context.t(mainMessages.noNews)}</p>
        ) : (
          <div className="main-page-stories">
            <ArticleCard item={lead} level={3} variant="lead" sizes="(min-width: 64rem) 46rem, 92vw" summary priority />
            <ul className="main-page-others">
              {others.map((item) => (
                <li key={item.slug}>
                  <ArticleCard item={item} level={3} variant="row" sizes="6.5rem" />
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
      <section className="container main-page-subjects" aria-labelledby="subjects-title">
        <h2 id="subjects-title">{context.t(mainMessages.newsByCategory)}</h2>
        <DeferredPart
          value={newsByCategory}
          fallback={<DeferredPlaceholder completePage={completePage} />}
          unavailable={<DeferredUnavailable {...allNews} />}
        >
          {(subjects) => (
            <ul className="subject-columns">
              {subjects.map(({ category, items }) => (
                <li key={category.code}>
                  <h3>
                    <a href={context.to('newsList', {}, { category: category.code })}>{category.label}</a>
                  </h3>
                  <Headlines items={items} />
                </li>
              ))}
            </ul>
          )}
        </DeferredPart>
      </section>
      <section className="container main-page-documents" aria-labelledby="documents-title">
        <div className="section-top">
          <h2 id="documents-title">{context.t(mainMessages.documents)}</h2>
          <a href={allDocuments.href}>{context.t(allDocuments.label)}</a>
        </div>
        <DeferredPart
          value={documents}
          fallback={<DeferredPlaceholder completePage={completePage} />}
          unavailable={<DeferredUnavailable {...allDocuments} />}
        >
          {(items) =>
            items.length === 0 ? (
              <p>{context.t(mainMessages.noDocuments)}</p>
            ) : (
              <ul className="document-grid">
                {items.map((item) => (
                  <li key={item.slug}>
                    <DocumentRow item={item} level={3} brief />
                  </li>
                ))}
              </ul>
            )
          }
        </DeferredPart>
      </section>
      <section className="container main-page-events" aria-labelledby="events-title">
        <div className="section-top">
          <h2 id="events-title">{context.t(mainMessages.events)}</h2>
          <a href={allEvents.href}>{context.t(allEvents.label)}</a>
        </div>
        <DeferredPart
          value={events}
          fallback={<DeferredPlaceholder completePage={completePage} />}
          unavailable={<DeferredUnavailable {...allEvents} />}
        >
          {(items) =>
            items.length === 0 ? (
              <p>{context.t(listMessages.noneComing)}</p>
            ) : (
              <ul className="event-grid">
                {items.map((item) => (
                  <li key={item.slug}>
                    <EventRow item={item} level={3} brief />
                  </li>
                ))}
              </ul>
            )
          }
        </DeferredPart>
      </section>
      <div className="main-page-media">
        <section className="container" aria-labelledby="media-title">
          <div className="section-top">
            <h2 id="media-title">{context.t(mainMessages.media)}</h2>
            <ul className="main-page-kinds">
              {MEDIA.map((route) => (
                <li key={route}>
                  <a href={context.to(route)}>{context.t(listLabels[route].title)}</a>
                </li>
              ))}
            </ul>
          </div>
          <DeferredPart
            value={media}
            fallback={<DeferredPlaceholder completePage={completePage} />}
            unavailable={<DeferredUnavailable {...allAlbums} />}
          >
            {(items) => (
              <ul className="media-grid">
                {items.map((item) => (
                  <li key={item.kind}>
                    <MediaCard
                      item={item}
                      level={3}
                      sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 6.5rem"
                    />
                  </li>
                ))}
              </ul>
            )}
          </DeferredPart>
        </section>
      </div>
      <section className="container main-page-agencies" aria-labelledby="agencies-title">
        <h2 id="agencies-title">{context.t(mainMessages.agencies)}</h2>
        <p>{context.t(mainMessages.agenciesText)}</p>
        <ButtonLink href={context.to('agencies')} label={context.t(mainMessages.allAgencies)} />
      </section>
    </>
  );
}
