import type { ComponentType } from 'react';
import type { FormRoute } from '../routes.ts';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { AgenciesPage } from './AgenciesPage.tsx';
import { AgencyPage } from './AgencyPage.tsx';
import { AlbumPage } from './AlbumPage.tsx';
import { AnswerPage } from './AnswerPage.tsx';
import { CalendarPage } from './CalendarPage.tsx';
import { ComplaintLedgerPage } from './ComplaintLedgerPage.tsx';
import { ComplaintPage } from './ComplaintPage.tsx';
import { ComplaintReceiptPage } from './ComplaintReceiptPage.tsx';
import { ContentPage } from './ContentPage.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';
import { ENewsPage } from './ENewsPage.tsx';
import { EventPage } from './EventPage.tsx';
import { EventsPage } from './EventsPage.tsx';
import { FaqPage } from './FaqPage.tsx';
import { FeedbackPage } from './FeedbackPage.tsx';
import { HomePage } from './HomePage.tsx';
import { InfographicPage } from './InfographicPage.tsx';
import { IntroPage } from './IntroPage.tsx';
import { MagazinePage } from './MagazinePage.tsx';
import { MainPage } from './MainPage.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';
import { listPage } from './listPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OitItemPage } from './OitItemPage.tsx';
import { OitYearPage } from './OitYearPage.tsx';
import { ProfessionalPage } from './ProfessionalPage.tsx';
import { ProfessionalsPage } from './ProfessionalsPage.tsx';
import { PersonalDataPage } from './PersonalDataPage.tsx';
import { SecurityEventsPage } from './SecurityEventsPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { SocialLoginsPage } from './SocialLoginsPage.tsx';
import { SecurityPage } from './SecurityPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import { SiteMapPage } from './SiteMapPage.tsx';
import { ReservoirPage } from './ReservoirPage.tsx';
import { ReservoirsPage } from './ReservoirsPage.tsx';
import { VideoPage } from './VideoPage.tsx';
import { WaterUsePage } from './WaterUsePage.tsx';
import type { ComplaintPagePropsById } from './complaintProps.ts';
import { COMPLAINT_VIEWS, type HydratedComplaintPage } from './complaintViews.ts';
import { FORM_VIEWS } from './formViews.ts';
import type { MemberPageProps } from './memberProps.ts';
import { MEMBER_VIEWS, type HydratedMemberPage } from './memberViews.ts';
import type { FormPageProps, PageProps, ViewId } from './props.ts';
import type { TipPagePropsById } from './tipProps.ts';
import { TIP_VIEWS } from './tipViews.ts';

const formViews = Object.fromEntries(
  await Promise.all(Object.entries(FORM_VIEWS).map(async ([route, load]) => [route, await load()] as const)),
) as Readonly<Record<FormRoute, ComponentType<FormPageProps>>>;

const memberViews = Object.fromEntries(
  await Promise.all(Object.entries(MEMBER_VIEWS).map(async ([route, load]) => [route, await load()] as const)),
) as unknown as { readonly [Id in HydratedMemberPage]: ComponentType<MemberPageProps[Id]> };

const complaintViews = Object.fromEntries(
  await Promise.all(Object.entries(COMPLAINT_VIEWS).map(async ([route, load]) => [route, await load()] as const)),
) as unknown as { readonly [Id in HydratedComplaintPage]: ComponentType<ComplaintPagePropsById[Id]> };

const tipViews = Object.fromEntries(
  await Promise.all(Object.entries(TIP_VIEWS).map(async ([route, load]) => [route, await load()] as const)),
) as unknown as { readonly [Id in keyof TipPagePropsById]: ComponentType<TipPagePropsById[Id]> };

/** The component of each route's `<main>`. */
export const VIEWS: { readonly [Id in ViewId]: ComponentType<PageProps[Id]> } = {
  home: HomePage,
  intro: IntroPage,
  main: MainPage,
  maintenance: MaintenancePage,
  newsList: listPage('newsList', 'rows'),
  news: ItemLayout,
  documents: DocumentsPage,
  document: DocumentPage,
  albums: listPage('albums', 'cards', '(min-width: 40rem) 22rem, 92vw'),
  album: AlbumPage,
  videos: listPage('videos', 'cards', '(min-width: 40rem) 24rem, 92vw', '(min-width: 40rem) min(50rem, 61vw), 92vw'),
  video: VideoPage,
  infographics: listPage('infographics', 'cards', '(min-width: 40rem) 24rem, 92vw'),
  infographic: InfographicPage,
  magazines: listPage('magazines', 'cards', '(min-width: 40rem) 20rem, 7rem'),
  magazine: MagazinePage,
  faq: FaqPage,
  faqAnswer: AnswerPage,
  events: EventsPage,
  event: EventPage,
  calendar: CalendarPage,
  professionals: ProfessionalsPage,
  professional: ProfessionalPage,
  agencies: AgenciesPage,
  agency: AgencyPage,
  oit: OitYearPage,
  oitYear: OitYearPage,
  oitItem: OitItemPage,
  policy: ItemLayout,
  ...formViews,
  ...memberViews,
  ...complaintViews,
  ...tipViews,
  complaint: ComplaintPage,
  complaintReceipt: ComplaintReceiptPage,
  complaintLedger: ComplaintLedgerPage,
  dashboard: DashboardPage,
  profile: ProfilePage,
  personalData: PersonalDataPage,
  securityEvents: SecurityEventsPage,
  socialLogins: SocialLoginsPage,
  eNews: ENewsPage,
  security: SecurityPage,
  search: SearchPage,
  siteMap: SiteMapPage,
  feedback: FeedbackPage,
  reservoirs: ReservoirsPage,
  reservoir: ReservoirPage,
  waterUse: WaterUsePage,
  page: ContentPage,
  pageDetail: ContentPage,
  notFound: NotFoundPage,
};
