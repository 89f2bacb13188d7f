import type { ContentItem } from '#domain/content/content.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { otherLocale } from '#domain/locale/locale.ts';
import type { Recurrence } from '#domain/recurrence/recurrence.ts';
import { partsOf } from '#domain/recurrence/recurrenceRule.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { itemTitle } from '#ui/components/item/itemTitle.ts';
import { breadcrumbTrail } from '#ui/components/site/breadcrumbTrail.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { ItemPageProps } from '#ui/components/item/ItemLayout.tsx';
import { WATER_FILE_FORMATS, waterFileName, type WaterFile } from '#ui/waterFiles.ts';
import type { PageView } from '../PageResult.ts';
import { CATALOGUE_CONTEXT, dataCatalogue } from './dataCatalogue.ts';

interface StructuredDataContext {
  readonly site: SiteDetails;
  readonly context: RenderContext;
  /** Absolute address of the page, as the next two. */
  readonly address: string;
  readonly picture: string | undefined;
  /** A square picture of the site. */
  readonly logo: string;
}

type Thing = Readonly<Record<string, unknown>>;

/** Structured data of a page for search engines (schema.org, as JSON-LD); undefined when there is none. */
export function structuredData(pageView: PageView, source: StructuredDataContext): object | undefined {
  const things = describePage(pageView, source);
  if (things.length === 0) return undefined;
  const isCatalogue = pageView.view === 'page' && pageView.props.openData !== undefined;
  const context = isCatalogue ? ['https://schema.org', CATALOGUE_CONTEXT] : 'https://schema.org';
  return { '@context': context, '@graph': things };
}

function describePage(pageView: PageView, source: StructuredDataContext): readonly Thing[] {
  switch (pageView.view) {
    case 'home':
    case 'main':
      return [organisation(source), website(source)];
    case 'page': {
      const { openData, item } = pageView.props;
      if (openData === undefined) return [breadcrumbs(pageView.props, source)];
      const catalogue = { ...source, publisher: `${homeOf(source)}#organisation` };
      return [
        breadcrumbs(pageView.props, source),
        publisher(source),
        ...dataCatalogue(openData.sets, item.title, catalogue),
      ];
    }
    case 'reservoirs': {
      const { size, date } = pageView.props;
      return date === undefined ? [] : [dataset(pageView, { type: 'reservoirs', size, date }, date, source)];
    }
    case 'reservoir': {
      const { reservoir, readings } = pageView.props;
      const [first, last] = [readings[0]?.date, readings.at(-1)?.date];
      const period = first === undefined ? undefined : `${first}/${last}`;
      // All of its readings, whichever month the page shows.
      const named = { ...pageView, title: reservoir.name[source.context.locale] };
      return [dataset(named, { type: 'reservoir', id: reservoir.id }, period, source)];
    }
    case 'waterUse': {
      const { season, areas } = pageView.props;
      const date = areas
        .map((area) => area.date)
        .sort()
        .at(-1);
      return season === undefined ? [] : [dataset(pageView, { type: 'waterUse', season }, date, source)];
    }
    default:
      if (!('item' in pageView.props)) return [];
      return [breadcrumbs(pageView.props, source), describeItem(pageView.props.item, source)].filter(
        (thing) => thing !== undefined,
      );
  }
}

function organisation(source: StructuredDataContext): Thing {
  const { site, context } = source;
  const { phone, email, address } = site.contact;
  return {
    ...publisher(source),
    alternateName: site.name[otherLocale(context.locale)],
    ...(callable(phone) && { telephone: phone }),
    ...(email !== '' && { email }),
    ...(address[context.locale] !== '' && { address: address[context.locale] }),
  };
}

/** The department in short form, for references from other objects. */
function publisher({ site, context, logo }: StructuredDataContext): Thing {
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${homeOf({ site, context })}#organisation`,
    name: site.name[context.locale],
    url: homeOf({ site, context }),
    logo,
  };
}

function website({ site, context }: StructuredDataContext): Thing {
  return {
    '@type': 'WebSite',
    name: site.name[context.locale],
    alternateName: site.shortName[context.locale],
    url: homeOf({ site, context }),
    inLanguage: context.locale,
    publisher: { '@id': `${homeOf({ site, context })}#organisation` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${site.publicOrigin}${context.to('search')}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumbs({ item, trail }: ItemPageProps, { site, context, address }: StructuredDataContext): Thing {
  const places = [
    ...breadcrumbTrail(context, trail).map(({ label, href }) => ({ name: label, item: site.publicOrigin + href })),
    { name: itemTitle(item), item: address },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
}

function describeItem(item: ContentItem, source: StructuredDataContext): Thing | undefined {
  const { site, context, address, picture } = source;
  const { title, summary, publishedAt, updatedAt = publishedAt, detail } = item;
  const common = { url: address, inLanguage: context.locale, ...(picture !== undefined && { image: picture }) };
  const description = summary === '' ? {} : { description: summary };
  switch (detail.kind) {
    case 'news':
      return {
        '@type': 'NewsArticle',
        headline: title,
        ...description,
        ...common,
        datePublished: publishedAt,
        dateModified: updatedAt,
        author: publisher(source),
        publisher: publisher(source),
      };
    case 'event':
      return {
        '@type': 'Event',
        name: title,
        ...description,
        ...common,
        startDate: detail.allDay ? departmentDate(detail.startsAt) : detail.startsAt,
        endDate: detail.allDay ? departmentDate(detail.endsAt) : detail.endsAt,
        ...(detail.place !== undefined && {
          location: { '@type': 'Place', name: detail.place, address: detail.place, hasMap: detail.map },
        }),
        organizer: publisher(source),
        ...(detail.recurrence && { eventSchedule: schedule(detail.recurrence) }),
      };
    // Only for one question: the page of all questions has microdata, and repeating every answer would double its size.
    case 'faq':
      return {
        '@type': 'FAQPage',
        url: address,
        inLanguage: context.locale,
        mainEntity: [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: item.bodyHtml } }],
      };
    case 'video':
      return {
        '@type': 'VideoObject',
        name: title,
        ...description,
        url: address,
        inLanguage: context.locale,
        ...(picture !== undefined && { thumbnailUrl: picture }),
        uploadDate: publishedAt,
        duration: `PT${detail.seconds}S`,
        ...(detail.source.at === 'here'
          ? { contentUrl: site.publicOrigin + context.links.media(detail.source.file) }
          : { embedUrl: detail.source.address }),
      };
    case 'agency':
      return {
        '@type': 'GovernmentOffice',
        name: title,
        url: address,
        address: detail.address,
        telephone: callable(detail.phone),
        email: detail.email,
        hasMap: detail.map,
        areaServed: detail.provinces?.map(({ label }) => ({ '@type': 'AdministrativeArea', name: label })),
        parentOrganization: publisher(source),
      };
    case 'professional':
      return {
        '@type': 'Person',
        name: title,
        url: address,
        jobTitle: detail.position,
        telephone: callable(detail.phone),
        email: detail.email,
        worksFor: publisher(source),
      };
    default:
      return undefined;
  }
}

/** How an event recurs, as far as schema.org has words for it. */
function schedule({ rule, startsAt, except }: Recurrence): Thing {
  const { frequency, interval, months, monthDays, weekdays, end } = partsOf(rule);
  return {
    '@type': 'Schedule',
    startDate: departmentDate(startsAt),
    scheduleTimezone: 'Asia/Bangkok',
    repeatFrequency: `P${interval}${frequency.charAt(0)}`,
    ...(weekdays.length > 0 && { byDay: weekdays.map(({ weekday, nth }) => `${nth ?? ''}${weekday}`) }),
    ...(monthDays.length > 0 && { byMonthDay: monthDays }),
    ...(months.length > 0 && { byMonth: months }),
    ...(end && ('count' in end ? { repeatCount: end.count } : { endDate: end.until })),
    ...(except.length > 0 && { exceptDate: except }),
  };
}

/** Figures that can be downloaded. @param period a day or a period (ISO 8601) */
function dataset(
  pageView: PageView,
  file: WaterFile,
  period: string | undefined,
  source: StructuredDataContext,
): Thing {
  const { site, context, address } = source;
  return {
    '@type': 'Dataset',
    name: pageView.title,
    description: pageView.description ?? pageView.title,
    url: address,
    inLanguage: context.locale,
    creator: publisher(source),
    isAccessibleForFree: true,
    ...(period !== undefined && { temporalCoverage: period }),
    distribution: WATER_FILE_FORMATS.map((format) => ({
      '@type': 'DataDownload',
      encodingFormat: format === 'csv' ? 'text/csv' : 'application/json',
      contentUrl:
        site.publicOrigin +
        context.links.data(waterFileName(file, format), format === 'csv' ? context.locale : undefined),
    })),
  };
}

function homeOf({ site, context }: Pick<StructuredDataContext, 'site' | 'context'>): string {
  return site.publicOrigin + context.to('home');
}

/** A telephone number without masked digits, which those of samples have: `0 2xxx 1100`. */
function callable(phone: string | undefined): string | undefined {
  return phone === '' || phone?.includes('x') ? undefined : phone;
}
