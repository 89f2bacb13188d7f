import type { ContentItem } from '#domain/content/content.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { otherLocale } from '#domain/locale/locale.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { fromMain } from '#ui/components/water/fromMain.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { ItemPageProps } from '#ui/pages/props.ts';
import { WATER_FILE_FORMATS, waterFileName, type WaterFile } from '#ui/waterFiles.ts';
import type { PageView } from '../PageResult.ts';

interface Surroundings {
  readonly site: SiteDetails;
  readonly page: RenderContext;
  /** Absolute address of the page, as the next two. */
  readonly address: string;
  readonly picture: string | undefined;
  /** A square picture of the site. */
  readonly logo: string;
}

type Thing = Readonly<Record<string, unknown>>;

/** What a page is about, for search engines (schema.org, as JSON-LD); undefined where there is nothing to say. */
export function structuredData(drawn: PageView, around: Surroundings): object | undefined {
  const things = thingsOf(drawn, around);
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}

function thingsOf(drawn: PageView, around: Surroundings): readonly Thing[] {
  switch (drawn.view) {
    case 'home':
    case 'main':
      return [organisation(around), website(around)];
    case 'reservoirs': {
      const { size, date } = drawn.props;
      return date === undefined ? [] : [dataset(drawn, { of: 'reservoirs', size, date }, date, around)];
    }
    case 'reservoir': {
      const { reservoir, readings } = drawn.props;
      const [first, last] = [readings[0]?.date, readings.at(-1)?.date];
      const period = first === undefined ? undefined : `${first}/${last}`;
      return [dataset(drawn, { of: 'reservoir', id: reservoir.id }, period, around)];
    }
    case 'waterUse': {
      const { season, areas } = drawn.props;
      const date = areas
        .map((area) => area.date)
        .sort()
        .at(-1);
      return season === undefined ? [] : [dataset(drawn, { of: 'waterUse', season }, date, around)];
    }
    default:
      if (!('item' in drawn.props)) return [];
      return [breadcrumbs(drawn.props, around), thingOf(drawn.props.item, around)].filter(
        (thing) => thing !== undefined,
      );
  }
}

function organisation(around: Surroundings): Thing {
  const { site, page } = around;
  const { phone, email, address } = site.contact;
  return {
    ...publisher(around),
    alternateName: site.name[otherLocale(page.locale)],
    telephone: phone,
    email,
    address: address[page.locale],
  };
}

/** The department, as short as other things may name it. */
function publisher({ site, page, logo }: Surroundings): Thing {
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${homeOf({ site, page })}#organisation`,
    name: site.name[page.locale],
    url: homeOf({ site, page }),
    logo,
  };
}

function website({ site, page }: Surroundings): Thing {
  return {
    '@type': 'WebSite',
    name: site.name[page.locale],
    alternateName: site.shortName[page.locale],
    url: homeOf({ site, page }),
    inLanguage: page.locale,
    publisher: { '@id': `${homeOf({ site, page })}#organisation` },
  };
}

function breadcrumbs({ item, trail }: ItemPageProps, { site, page, address }: Surroundings): Thing {
  const places = [
    ...fromMain(page, trail).map(({ label, href }) => ({ name: label, item: site.publicOrigin + href })),
    { name: item.title, item: address },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
}

function thingOf(item: ContentItem, around: Surroundings): Thing | undefined {
  const { site, page, address, picture } = around;
  const { title, summary, publishedAt, updatedAt = publishedAt, detail } = item;
  const common = { url: address, inLanguage: page.locale, ...(picture !== undefined && { image: picture }) };
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
        author: publisher(around),
        publisher: publisher(around),
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
          location: { '@type': 'Place', name: detail.place, address: detail.place },
        }),
        organizer: publisher(around),
      };
    // The list of all questions says so in its own markup: to repeat every answer would double the page.
    case 'faq':
      return {
        '@type': 'FAQPage',
        url: address,
        inLanguage: page.locale,
        mainEntity: [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: item.bodyHtml } }],
      };
    case 'video':
      return {
        '@type': 'VideoObject',
        name: title,
        ...description,
        url: address,
        inLanguage: page.locale,
        ...(picture !== undefined && { thumbnailUrl: picture }),
        uploadDate: publishedAt,
        duration: `PT${detail.seconds}S`,
        ...(detail.source.at === 'here'
          ? { contentUrl: site.publicOrigin + page.links.media(detail.source.file) }
          : { embedUrl: detail.source.address }),
      };
    case 'agency':
      return {
        '@type': 'GovernmentOffice',
        name: title,
        url: address,
        address: detail.address,
        telephone: detail.phone,
        hasMap: detail.map,
        areaServed: detail.provinces?.map(({ label }) => ({ '@type': 'AdministrativeArea', name: label })),
        parentOrganization: publisher(around),
      };
    case 'professional':
      return {
        '@type': 'Person',
        name: title,
        url: address,
        jobTitle: detail.position,
        telephone: detail.phone,
        email: detail.email,
        worksFor: publisher(around),
      };
    default:
      return undefined;
  }
}

/** Figures that can be downloaded. @param period a day or two, as ISO 8601 says it */
function dataset(drawn: PageView, file: WaterFile, period: string | undefined, around: Surroundings): Thing {
  const { site, page, address } = around;
  return {
    '@type': 'Dataset',
    name: drawn.title,
    description: drawn.description ?? drawn.title,
    url: address,
    inLanguage: page.locale,
    creator: publisher(around),
    isAccessibleForFree: true,
    ...(period !== undefined && { temporalCoverage: period }),
    distribution: WATER_FILE_FORMATS.map((format) => ({
      '@type': 'DataDownload',
      encodingFormat: format === 'csv' ? 'text/csv' : 'application/json',
      contentUrl: site.publicOrigin + page.links.data(waterFileName(file, format)),
    })),
  };
}

function homeOf({ site, page }: Pick<Surroundings, 'site' | 'page'>): string {
  return site.publicOrigin + page.to('home');
}
