import type { CalendarYear } from '#domain/calendar/calendar.ts';
import type { EventState } from '#domain/content/eventState.ts';
import type { ListFilter } from '#domain/content/listFilter.ts';
import type { FilteredKind, GroupedKind, ItemRoute, ListRoute } from '#domain/content/kinds.ts';
import type { ProvinceBeside } from '#domain/content/neighbouringOffices.ts';
import type { PageSection } from '#domain/content/pageSection.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { MainBlock } from '#domain/site/mainBlocks.ts';
import type { Maintenance } from '#domain/site/maintenance.ts';
import type { Category, CategoryLabel, ContentSummary } from '#domain/content/content.ts';
import type { Crop, WaterRegion } from '#domain/water/codes.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { ReservoirSize } from '#domain/water/water.ts';
import type { SiteDetails, SiteLayout, Task } from '#domain/site/site.ts';
import type { CalendarViewsProps } from '../components/calendar/CalendarViews.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';
import type { GroupedPageProps } from '../components/list/GroupedLayout.tsx';
import type { ListLayoutProps } from '../components/list/ListLayout.tsx';
import type { UnknownOitCode } from '../components/list/oitCodeErrors.ts';
import type { OfficeReservoirsProps } from '../components/office/OfficeReservoirs.tsx';
import type { ProvincesMapProps } from '../components/water/ProvincesMap.tsx';
import type { DataSet } from '../dataSets.ts';
import type { Deferred } from '../deferred.tsx';
import type { SentReceipt } from '../forms/SentReceipt.ts';
import type { FormState } from '../forms/FormState.ts';
import type { RefusalCode } from '../messages/refusals.ts';
import type { FormRoute, RouteId } from '../routes.ts';
import type { ComplaintPagePropsById } from './complaintProps.ts';
import type { MemberPageProps } from './memberProps.ts';
import type { SearchPageProps } from '../components/search/searchProps.ts';
import type { TipPagePropsById } from './tipProps.ts';
import type { ReservoirPageProps, ReservoirsPageProps, WaterUsePageProps } from './waterProps.ts';

export interface HomePageProps {
  readonly hero: SiteLayout['hero'];
  /** What the map shows instead of the hero's picture, where the site has it. */
  readonly map?: Deferred<ProvincesMapProps>;
  readonly tasks: readonly Task[];
  /**
   * The large reservoirs on the newest day, empty when the site has none; and the medium ones where a map shows them.
   */
  readonly water: Deferred<
    Pick<ReservoirsPageProps, 'date' | 'staleDays' | 'reservoirs'> & { readonly medium?: readonly ReservoirOnDay[] }
  >;
  /** Three headlines. */
  readonly headlines: Deferred<readonly ContentSummary[]>;
  /** The next events. */
  readonly events: Deferred<readonly ContentSummary[]>;
  readonly today: CalendarDate;
}

export interface IntroPageProps {
  readonly intro: SiteLayout['intro'];
  readonly siteName: string;
}

export interface MainPageProps {
  /** What the site chose, in its order; a block without anything in it is not shown. */
  readonly blocks: readonly MainBlock[];
  /** The lead story first, then the newest. */
  readonly news: readonly ContentSummary[];
  readonly newsByCategory: Deferred<
    readonly { readonly category: Category; readonly items: readonly ContentSummary[] }[]
  >;
  readonly documents: Deferred<readonly ContentSummary[]>;
  /** The next events. */
  readonly events: Deferred<readonly ContentSummary[]>;
  readonly today: CalendarDate;
  /** The newest album, video, infographic and magazine, as far as there are any. */
  readonly media: Deferred<readonly ContentSummary[]>;
  /** All offices of a site that has few; empty where there are many, which have a list of their own. */
  readonly offices: Deferred<readonly ContentSummary[]>;
}

export type ListPageProps = Pick<ListLayoutProps, 'list' | 'paging' | 'filter'>;

export interface ContentPageProps extends ItemPageProps {
  /** Absent for a page with none below or beside it. */
  readonly section?: PageSection;
  /** In the place of a picture. */
  readonly map?: ProvincesMapProps;
  /** Listed above the text. */
  readonly openData?: { readonly sets: readonly DataSet[]; readonly publisher: string };
}

export interface AgencyPageProps extends ItemPageProps {
  /** The parent office. */
  readonly parent?: { readonly slug: Slug; readonly title: string };
  /** The offices that belong to it. */
  readonly below: readonly ContentSummary[];
  /** The provinces beside those that it looks after. */
  readonly beside: readonly ProvinceBeside[];
  /** The reservoirs in its provinces, on the newest day of the large ones. */
  readonly water?: OfficeReservoirsProps;
}

export interface AlbumPageProps extends ItemPageProps {
  /** The picture that is shown large, counted from 1. */
  readonly current?: number;
  /** The albums before and after it, newest first. */
  readonly albums: readonly ContentSummary[];
}

export interface CalendarPageProps extends Omit<CalendarViewsProps, 'hrefOf' | 'choices'> {
  readonly filter: ListFilter;
  readonly categories: readonly Category[];
  /** The absolute address of the feed of the filtered calendar. */
  readonly feed: string;
}

export interface MagazinePageProps extends ItemPageProps {
  /** The issues before and after it, newest first. */
  readonly issues: readonly ContentSummary[];
}

export interface VideoPageProps extends ItemPageProps {
  /** The videos before and after it, newest first. */
  readonly videos: readonly ContentSummary[];
}

export interface EventPageProps extends ItemPageProps {
  readonly state: EventState;
  /** Of a recurring event, what comes after the time that is shown: the next starts, and days that are left out. */
  readonly later?: { readonly starts: readonly Instant[]; readonly except: readonly CalendarDate[] };
}

/** A form, or the receipt once it was sent. */
type FormOrReceipt =
  | { readonly form: FormState; readonly receipt?: undefined }
  | { readonly form?: undefined; readonly receipt: SentReceipt };

/** The page of a form that goes to the inbox. */
export type FormPageProps = FormOrReceipt & {
  readonly siteName: string;
  readonly contact: SiteDetails['contact'];
  readonly hotline: SiteDetails['hotline'];
  /** Path of the page from which the form was opened, where it says that. */
  readonly page?: string;
  /** Its title, where the server knows it. */
  readonly pageTitle?: { readonly text: string; readonly locale: Locale } | undefined;
  /** The policies of the site; absent where they are not known. */
  readonly policies?: SiteLayout['policies'];
};

export interface FeedbackPageProps {
  /** Path of the page that the feedback is about. */
  readonly about: string;
  readonly state: FeedbackState;
}

export type FeedbackState =
  | { readonly type: 'form' }
  | { readonly type: 'thanks'; readonly submitted: SubmittedFeedback }
  | {
      readonly type: 'refusal';
      readonly problem: FeedbackRefusal;
      /** The text as it was sent; absent when there was no text field. */
      readonly text?: string;
    };

/** What the visitor has sent: a vote, or a comment. */
export const SUBMITTED_FEEDBACK = ['yes', 'no', 'comment'] as const;
export type SubmittedFeedback = (typeof SUBMITTED_FEEDBACK)[number];

export type FeedbackRefusal = Extract<RefusalCode, `comment${string}` | `feedback${string}`>;

export interface SiteMapPageProps {
  readonly menu: SiteLayout['menu'];
  readonly footer: SiteLayout['footer'];
  /** What the site has beside its content. */
  readonly has: { readonly complaints: boolean; readonly tips: boolean; readonly members: boolean };
  readonly pages: readonly ContentSummary[];
  readonly policies: readonly ContentSummary[];
  /** What the lists can be narrowed to. Years are Gregorian. */
  readonly lists: readonly {
    readonly kind: FilteredKind | 'oit';
    readonly categories: readonly CategoryLabel[];
    readonly years: readonly number[];
  }[];
  /** Of which there are figures, the regions those of large reservoirs. Absent where they cannot be read. */
  readonly water?: {
    readonly sizes: readonly ReservoirSize[];
    readonly regions: readonly WaterRegion[];
    readonly crops: readonly Crop[];
  };
}

export interface MaintenancePageProps {
  readonly siteName: string;
  readonly maintenance: Maintenance;
  /** Whether the rest of the website works. */
  readonly isPart: boolean;
  readonly contact: SiteDetails['contact'];
  readonly hotline: SiteDetails['hotline'];
}

export interface NotFoundPageProps {
  /** Decoded, cut at 200 characters. */
  readonly path: string;
  /** The same page in the other language, when it is public there. */
  readonly otherLanguage?: { readonly locale: Locale; readonly href: string };
  /** Present when an item was public here and is withdrawn. */
  readonly withdrawn?: { readonly related: readonly ContentSummary[] };
}

export interface ErrorPageProps {
  readonly status: number;
  /** The fixed part of a message of the error catalogue (spec §8), verbatim; the page shows it in capitals. */
  readonly message: string;
  /** Path of the page, for a report of a broken link; absent where the form for it cannot be reached. */
  readonly page?: string;
}

export interface AgenciesPageProps extends GroupedPageProps {
  /** The provinces that any office is responsible for. */
  readonly provinces: readonly CategoryLabel[];
  /** The province whose offices are shown; absent where all are. */
  readonly province?: CategoryLabel;
}

export interface OitYearPageProps extends GroupedPageProps {
  /** The fiscal year shown; absent while there is none. */
  readonly year?: CategoryLabel;
  /** All fiscal years, newest first. */
  readonly years: readonly CategoryLabel[];
  /** What was typed as a code, when the year has no such code. */
  readonly unknown?: UnknownOitCode;
}

/** A code in a list of a year. */
export interface OitNeighbour {
  readonly code: string;
  readonly title: string;
}

export interface OitItemPageProps extends ItemPageProps {
  /** The codes before and after it in the list of its year; absent at the ends, and where the list is not known. */
  readonly before?: OitNeighbour;
  readonly after?: OitNeighbour;
  /** Whether there is a newer fiscal year; absent where that is not known. */
  readonly isPast?: boolean;
  /** The items of this website to which its links lead, by address; absent where they are not known. */
  readonly linked?: Readonly<Record<string, ContentSummary>>;
}

export interface EventsPageProps extends ListPageProps {
  /** Two months of the calendar; absent where it cannot be reached. */
  readonly calendar?: {
    readonly today: CalendarDate;
    /** Their first days. */
    readonly months: readonly CalendarDate[];
    /** How many events the days have that have any. */
    readonly days: CalendarYear['days'];
    /** Whether there are events that are too long to mark each of their days. */
    readonly hasLong?: boolean;
  };
}

/** The props of each route's view. Routes that only redirect have no view. */
export interface PageProps extends Readonly<
  Record<ListRoute<FilteredKind>, ListPageProps> &
    Record<ListRoute<GroupedKind>, GroupedPageProps> &
    Record<Exclude<ItemRoute, 'page'>, ItemPageProps> &
    Record<FormRoute, FormPageProps> &
    MemberPageProps &
    ComplaintPagePropsById &
    TipPagePropsById
> {
  readonly home: HomePageProps;
  readonly intro: IntroPageProps;
  readonly main: MainPageProps;
  readonly maintenance: MaintenancePageProps;
  readonly album: AlbumPageProps;
  readonly event: EventPageProps;
  readonly magazine: MagazinePageProps;
  readonly video: VideoPageProps;
  readonly calendar: CalendarPageProps;
  readonly events: EventsPageProps;
  readonly agencies: AgenciesPageProps;
  readonly agency: AgencyPageProps;
  readonly oit: OitYearPageProps;
  readonly oitYear: OitYearPageProps;
  readonly oitItem: OitItemPageProps;
  readonly search: SearchPageProps;
  readonly siteMap: SiteMapPageProps;
  readonly feedback: FeedbackPageProps;
  readonly reservoirs: ReservoirsPageProps;
  readonly reservoir: ReservoirPageProps;
  readonly waterUse: WaterUsePageProps;
  readonly page: ContentPageProps;
  readonly pageDetail: ContentPageProps;
  readonly notFound: NotFoundPageProps;
}
export type ViewId = keyof PageProps & RouteId;
