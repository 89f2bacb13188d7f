import type { MessageDescriptor } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { KINDS } from '#domain/content/kinds.ts';
import { AgencyRow } from '../components/list/AgencyRow.tsx';
import { ArticleCard } from '../components/item/ArticleCard.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { DocumentRow } from '../components/list/DocumentRow.tsx';
import { EventRow } from '../components/list/EventRow.tsx';
import { Headlines } from '../components/list/Headlines.tsx';
import { MainBlock } from '../components/site/MainBlock.tsx';
import { MediaCard } from '../components/list/MediaCard.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { TitledSection } from '../components/site/TitledSection.tsx';
import { COMPLETE_QUERY, DeferredPart } from '../deferred.tsx';
import { agencyMessages } from '../messages/agency.ts';
import { groupedMessages } from '../messages/grouped.ts';
import { listLabels } from '../messages/lists.ts';
import { mainMessages } from '../messages/main.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { MainPageProps } from './props.ts';

/** News in the column beside the lead story; more of them are in rows below. */
const BESIDE_LEAD = 3;
const MEDIA = ['albums', 'videos', 'infographics', 'magazines'] as const;

export function MainPage({ blocks, ...parts }: MainPageProps) {
  const context = useRenderContext();
  const title = context.t(titles.main);
  return (
    <div className="main-page">
      <div className="container">
        <Breadcrumbs current={title} />
        <header className="page-top">
          <h1>{title}</h1>
          <PageIntro text={context.t(mainMessages.intro)} />
          <nav className="main-page-parts" aria-label={context.t(groupedMessages.onThisPage)}>
            <ul>
              {blocks.map((block) => (
                <li key={block}>
                  <a href={`#${PARTS[block].id}`}>{context.t(PARTS[block].title)}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
      </div>
      {blocks.map((block) => {
        const Block = BLOCKS[block];
        return <Block key={block} {...parts} />;
      })}
    </div>
  );
}

/** The titles of the links to the blocks, and the ids of what they lead to. */
const PARTS: Readonly<
  Record<MainPageProps['blocks'][number], { readonly id: string; readonly title: MessageDescriptor }>
> = {
  news: { id: 'news', title: mainMessages.news },
  documents: { id: 'documents', title: mainMessages.documents },
  events: { id: 'events', title: mainMessages.events },
  media: { id: 'media', title: mainMessages.media },
  newsByCategory: { id: 'subjects', title: mainMessages.newsByCategory },
  agencies: { id: 'offices', title: listLabels.agencies.title },
};

type Parts = Omit<MainPageProps, 'blocks'>;

function News({ news }: Parts) {
  const context = useRenderContext();
  const [lead, ...others] = news;
  const beside = others.slice(0, BESIDE_LEAD);
  const below = others.slice(BESIDE_LEAD);
  return (
    <div id={PARTS.news.id}>
      <TitledSection
        className="container main-page-news"
        title={context.t(mainMessages.news)}
        links={<a href={context.to('newsList')}>{context.t(mainMessages.allNews)}</a>}
      >
        {lead === undefined ? (
          <p>{context.t(mainMessages.noNews)}</p>
        ) : (
          <>
            <div className="main-page-stories">
              <ArticleCard
                item={lead}
                level={3}
                variant="lead"
                sizes="(min-width: 64rem) 46rem, 92vw"
                summary
                priority
              />
              <ul className="main-page-others">
                {beside.map((item) => (
                  <li key={item.slug}>
                    <ArticleCard item={item} level={3} variant="row" sizes="6.5rem" summary />
                  </li>
                ))}
              </ul>
            </div>
            {below.length > 0 && (
              <ul className="main-page-more">
                {below.map((item) => (
                  <li key={item.slug}>
                    <ArticleCard item={item} level={3} variant="row" sizes="6.5rem" />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </TitledSection>
    </div>
  );
}

function NewsByCategory({ newsByCategory }: Parts) {
  const context = useRenderContext();
  return (
    <MainBlock
      id={PARTS.newsByCategory.id}
      value={newsByCategory}
      completePage={useCompletePage()}
      all={{ href: context.to('newsList'), label: mainMessages.allNews }}
      section={(content) => (
        <TitledSection className="container main-page-subjects" title={context.t(mainMessages.newsByCategory)}>
          {content}
        </TitledSection>
      )}
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
    </MainBlock>
  );
}

function Documents({ documents }: Parts) {
  const context = useRenderContext();
  const all = { href: context.to('documents'), label: mainMessages.allDocuments };
  return (
    <MainBlock
      id={PARTS.documents.id}
      value={documents}
      completePage={useCompletePage()}
      all={all}
      section={(content) => (
        <TitledSection
          className="container main-page-documents"
          title={context.t(mainMessages.documents)}
          links={<a href={all.href}>{context.t(all.label)}</a>}
        >
          {content}
        </TitledSection>
      )}
    >
      {(items) => (
        <ul className="document-grid">
          {items.map((item) => (
            <li key={item.slug}>
              <DocumentRow item={item} level={3} brief />
            </li>
          ))}
        </ul>
      )}
    </MainBlock>
  );
}

function Events({ events, today }: Parts) {
  const context = useRenderContext();
  const all = { href: context.to('events'), label: mainMessages.allEvents };
  return (
    <MainBlock
      id={PARTS.events.id}
      value={events}
      completePage={useCompletePage()}
      all={all}
      section={(content) => (
        <TitledSection
          className="container main-page-events"
          title={context.t(mainMessages.events)}
          links={<a href={all.href}>{context.t(all.label)}</a>}
        >
          {content}
        </TitledSection>
      )}
    >
      {(items) => (
        <ul className="event-grid">
          {items.map((item) => (
            <li key={item.slug}>
              <EventRow item={item} level={3} brief today={today} />
            </li>
          ))}
        </ul>
      )}
    </MainBlock>
  );
}

/** With links to the lists of those kinds of which there is something; where there is only one, named after it. */
function Media({ media }: Parts) {
  const context = useRenderContext();
  return (
    <MainBlock
      id={PARTS.media.id}
      value={media}
      completePage={useCompletePage()}
      all={{ href: context.to('albums'), label: listLabels.albums.title }}
      section={(content, items) => {
        const kinds = MEDIA.filter(
          (route) => items.length === 0 || items.some(({ kind }) => KINDS[kind].list === route),
        );
        const [first] = kinds;
        const only = kinds.length === 1 ? first : undefined;
        return (
          <div className="main-page-media">
            <TitledSection
              className="container"
              title={context.t(only === undefined ? mainMessages.media : listLabels[only].title)}
              links={
                <ul className="main-page-kinds">
                  {kinds.map((route) => (
                    <li key={route}>
                      <a href={context.to(route)}>
                        {only === undefined
                          ? context.t(listLabels[route].title)
                          : context.t(mainMessages.allMedia, { kind: route })}
                      </a>
                    </li>
                  ))}
                </ul>
              }
            >
              {content}
            </TitledSection>
          </div>
        );
      }}
    >
      {(items) => (
        <ul className="media-grid">
          {items.map((item) => (
            <li key={`${item.kind}/${item.slug}`}>
              <MediaCard item={item} level={3} sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 6.5rem" />
            </li>
          ))}
        </ul>
      )}
    </MainBlock>
  );
}

/** All offices where there are few, otherwise a link to their list. */
function Offices({ offices }: Parts) {
  const context = useRenderContext();
  const link = (
    <TitledSection className="container main-page-agencies" title={context.t(PARTS.agencies.title)}>
      <p>{context.t(mainMessages.agenciesText)}</p>
      <ButtonLink href={context.to('agencies')} label={context.t(mainMessages.allAgencies)} />
    </TitledSection>
  );
  return (
    <div id={PARTS.agencies.id}>
      <DeferredPart value={offices} fallback={link} unavailable={link}>
        {(items) =>
          items.length === 0 ? (
            link
          ) : (
            <TitledSection
              className="container main-page-offices"
              title={context.t(PARTS.agencies.title)}
              links={<a href={context.to('agencies')}>{context.t(agencyMessages.seeAll)}</a>}
            >
              <ul className="agency-rows">
                {items.map((item) => (
                  <li key={item.slug}>
                    <AgencyRow item={item} level={3} />
                  </li>
                ))}
              </ul>
            </TitledSection>
          )
        }
      </DeferredPart>
    </div>
  );
}

const BLOCKS: Readonly<Record<MainPageProps['blocks'][number], (parts: Parts) => ReactNode>> = {
  news: News,
  newsByCategory: NewsByCategory,
  documents: Documents,
  events: Events,
  media: Media,
  agencies: Offices,
};

function useCompletePage(): string {
  return useRenderContext().to('main', {}, { [COMPLETE_QUERY]: 1 });
}
