import type { ContentSummary } from '#domain/content/content.ts';
import { storageTotals } from '#domain/water/storage.ts';
import { attentionKind, countAttention } from '#domain/water/waterLevel.ts';
import { ArticleCard } from '../components/item/ArticleCard.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { SearchForm } from '../components/search/SearchForm.tsx';
import { EventRow } from '../components/list/EventRow.tsx';
import { Hero } from '../components/site/Hero.tsx';
import { HomeWater, type HomeWaterProps } from '../components/water/HomeWater.tsx';
import { DeferredUnavailable, DeferredPlaceholder } from '../components/text/DeferredNote.tsx';
import { TitledSection } from '../components/site/TitledSection.tsx';
import { TaskList } from '../components/site/TaskList.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { COMPLETE_QUERY, DeferredPart } from '../deferred.tsx';
import { LevelMark } from '../charts/LevelMark.tsx';
import { homeMessages } from '../messages/home.ts';
import { listMessages } from '../messages/list.ts';
import { mainMessages } from '../messages/main.ts';
import { waterMessages } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ReactNode } from 'react';
import { HomeMap } from './HomeMap.tsx';
import type { HomePageProps } from './props.ts';

export function HomePage({ hero, map, tasks, water, headlines, events, today }: HomePageProps) {
  const context = useRenderContext();
  const allNews = { href: context.to('newsList'), label: mainMessages.allNews };
  const allEvents = { href: context.to('events'), label: mainMessages.allEvents };
  const completePage = context.to('home', {}, { [COMPLETE_QUERY]: 1 });
  const search = (
    <>
      <SearchForm place="hero" />
      <div className="home-figure">
        <DeferredPart value={water} fallback={null} unavailable={null}>
          {({ date, ...figures }) => date !== undefined && <NationalFigure date={date} {...figures} />}
        </DeferredPart>
      </div>
    </>
  );
  const taskSection = (
    <section className="home-tasks" aria-labelledby="tasks-title">
      <h2 id="tasks-title">{context.t(homeMessages.tasks)}</h2>
      <TaskList tasks={tasks} />
    </section>
  );
  return (
    <>
      {map === undefined ? (
        <>
          <Hero {...hero}>{search}</Hero>
          <div className="container">{taskSection}</div>
        </>
      ) : (
        <HomeMap hero={hero} map={map} search={search} tasks={taskSection} />
      )}
      {/* In an element of its own: React would hold back the whole page for a pending Suspense boundary without one. */}
      <div>
        <DeferredPart
          value={water}
          fallback={
            <WaterSection hasMap={map !== undefined}>
              <DeferredPlaceholder completePage={completePage} />
            </WaterSection>
          }
          unavailable={
            <WaterSection hasMap={map !== undefined}>
              <DeferredUnavailable href={context.to('reservoirs')} label={waterMessages.homeAll} />
            </WaterSection>
          }
        >
          {({ date, staleDays, reservoirs, medium }) =>
            date !== undefined &&
            reservoirs.length > 0 && (
              <WaterSection hasMap={map !== undefined}>
                <HomeWater date={date} staleDays={staleDays} reservoirs={reservoirs} medium={medium} />
              </WaterSection>
            )
          }
        </DeferredPart>
      </div>
      <section className="container home-headlines" aria-labelledby="headlines-title">
        <div className="section-top">
          <h2 id="headlines-title">{context.t(homeMessages.headlines)}</h2>
          <a href={allNews.href}>{context.t(allNews.label)}</a>
        </div>
        <DeferredPart
          value={headlines}
          fallback={<DeferredPlaceholder completePage={completePage} />}
          unavailable={<DeferredUnavailable {...allNews} />}
        >
          {(items) => (
            <ul className="home-stories">
              {pictureFirst(items).map((item, index) => (
                <li key={item.slug}>
                  {index === 0 ? (
                    <ArticleCard item={item} level={3} variant="lead" sizes="(min-width: 64rem) 44vw, 92vw" summary />
                  ) : (
                    <ArticleCard item={item} level={3} variant="row" sizes="(min-width: 64rem) 10rem, 6.5rem" summary />
                  )}
                </li>
              ))}
            </ul>
          )}
        </DeferredPart>
      </section>
      <section className="container home-events" aria-labelledby="events-title">
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
                    <EventRow item={item} level={3} brief today={today} />
                  </li>
                ))}
              </ul>
            )
          }
        </DeferredPart>
        <ButtonLink href={context.to('main')} label={context.t(homeMessages.toMain)} />
      </section>
    </>
  );
}

/** The first item that has a picture leads; the others keep their order. */
function pictureFirst(items: readonly ContentSummary[]): readonly ContentSummary[] {
  const lead = items.find(({ cover }) => cover !== undefined);
  return lead === undefined ? items : [lead, ...items.filter((item) => item !== lead)];
}

/** How many reservoirs have much water or little, and the share of storage of all; nothing when none reported. */
function NationalFigure({ date, staleDays, reservoirs, medium }: HomeWaterProps) {
  const context = useRenderContext();
  const all = [...reservoirs, ...(medium ?? [])];
  const size = medium === undefined ? 'large' : 'all';
  const counts = countAttention(staleDays === undefined ? all : []);
  const which = attentionKind(counts);
  const { share } = storageTotals(reservoirs);
  if (share === null) return null;
  return (
    <a href={context.to('reservoirs')}>
      {which !== undefined && (
        <span className="home-figure-attention">
          <LevelMark level={which === 'low' ? 'below-curve' : 'above-curve'} isShapeOnly />
          <Unbroken text={context.t(waterMessages.homeAttention, { which, ...counts, all: all.length, size })} />
        </span>
      )}
      <span>
        <Unbroken
          text={context.t(waterMessages.homeShare, { share: context.percent(share), date: context.date(date) })}
        />
      </span>
    </a>
  );
}

function WaterSection({ hasMap, children }: { readonly hasMap: boolean; readonly children: ReactNode }) {
  const context = useRenderContext();
  return (
    <div className="home-water">
      <TitledSection
        className="container"
        title={context.t(hasMap ? waterMessages.homeTitleBoth : waterMessages.homeTitle)}
        links={<a href={context.to('reservoirs')}>{context.t(waterMessages.homeAll)}</a>}
      >
        {children}
      </TitledSection>
    </div>
  );
}
