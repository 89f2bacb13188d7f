import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import { DEFAULT_CALENDAR_VIEW } from '#domain/calendar/calendarView.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { CalendarViews } from '../components/calendar/CalendarViews.tsx';
import type { CalendarPlace } from '../components/calendar/CalendarPlace.ts';
import { CopyAddress } from '../components/calendar/CopyAddress.tsx';
import { DateJump } from '../components/calendar/DateJump.tsx';
import { FilterSentence } from '../components/form/FilterSentence.tsx';
import { EventTabs } from '../components/list/EventTabs.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { Fold } from '../components/text/Fold.tsx';
import { Icon } from '../components/text/Icon.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { calendarMessages } from '../messages/calendar.ts';
import { listLabels } from '../messages/lists.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { CalendarPageProps } from './props.ts';

/** When events take place: a calendar by day, week, month or year, and the way to have it in one's own program. */
export function CalendarPage({ filter, categories, feed, ...calendar }: CalendarPageProps) {
  const context = useRenderContext();
  const { view, date } = calendar;
  const title = context.t(calendarMessages.title);
  const place = { view: view === DEFAULT_CALENDAR_VIEW ? undefined : view, date };
  const hrefOf = (to: CalendarPlace) =>
    context.to('calendar', {}, { ...to, view: to.view === DEFAULT_CALENDAR_VIEW ? undefined : to.view, ...filter });
  return (
    <div className="container list-page">
      <Breadcrumbs
        trail={[{ label: context.t(listLabels.events.title), href: context.to('events') }]}
        current={title}
      />
      <header className="page-top">
        <h1>{title}</h1>
        <PageIntro text={context.t(calendarMessages.intro)} />
      </header>
      <EventTabs current="calendar" />
      <CalendarViews
        {...calendar}
        hrefOf={hrefOf}
        choices={
          <Fold
            className="calendar-choices"
            head={<span className="calendar-choices-title">{context.t(calendarMessages.choices)}</span>}
            isOpen={filter.category !== undefined}
            onPhonesOnly
          >
            <div className="calendar-choices-forms">
              {categories.length > 0 && (
                <FilterSentence
                  path={context.to('calendar')}
                  cleared={context.to('calendar', {}, place)}
                  filter={filter}
                  categories={categories}
                  years={[]}
                  pageSize={DEFAULT_PAGE_SIZE}
                  kept={place}
                />
              )}
              <DateJump
                {...{ view, date, filter }}
                viewInAddress={place.view}
                today={calendar.today}
                years={calendar.years}
              />
            </div>
          </Fold>
        }
      />
      <section className="calendar-subscribe">
        <h2 className="calendar-subscribe-title">{context.t(calendarMessages.subscribe)}</h2>
        <p>
          <Unbroken text={context.t(calendarMessages.subscribeHint)} />
        </p>
        <p className="calendar-subscribe-links">
          <a className="button-link" href={feed.replace(/^https?:/, 'webcal:')}>
            <Icon icon={CalendarPlus} />
            {context.t(calendarMessages.subscribeLink)}
          </a>
          <a className="calendar-download" href={feed} type="text/calendar">
            <Icon icon={Download} />
            {context.t(calendarMessages.download)}
          </a>
        </p>
        <CopyAddress key={feed} address={feed} />
      </section>
    </div>
  );
}
