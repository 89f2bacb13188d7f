import type { ComponentType } from 'react';
import { AgenciesPage } from './AgenciesPage.tsx';
import { AgencyPage } from './AgencyPage.tsx';
import { AlbumPage } from './AlbumPage.tsx';
import { AlbumsPage } from './AlbumsPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { ContentPage } from './ContentPage.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';
import { EventPage } from './EventPage.tsx';
import { EventsPage } from './EventsPage.tsx';
import { FaqAnswerPage } from './FaqAnswerPage.tsx';
import { FaqPage } from './FaqPage.tsx';
import { FeedbackPage } from './FeedbackPage.tsx';
import { HomePage } from './HomePage.tsx';
import { InfographicPage } from './InfographicPage.tsx';
import { InfographicsPage } from './InfographicsPage.tsx';
import { IntroPage } from './IntroPage.tsx';
import { MagazinePage } from './MagazinePage.tsx';
import { MagazinesPage } from './MagazinesPage.tsx';
import { MainPage } from './MainPage.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';
import { NewsListPage } from './NewsListPage.tsx';
import { NewsPage } from './NewsPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OitItemPage } from './OitItemPage.tsx';
import { OitYearPage } from './OitYearPage.tsx';
import { PolicyPage } from './PolicyPage.tsx';
import { ProfessionalPage } from './ProfessionalPage.tsx';
import { ProfessionalsPage } from './ProfessionalsPage.tsx';
import { SiteMapPage } from './SiteMapPage.tsx';
import { ReservoirPage } from './ReservoirPage.tsx';
import { ReservoirsPage } from './ReservoirsPage.tsx';
import { VideoPage } from './VideoPage.tsx';
import { VideosPage } from './VideosPage.tsx';
import { WaterUsePage } from './WaterUsePage.tsx';
import type { PageProps, ViewId } from './props.ts';

/** The component of each route's `<main>`. */
export const VIEWS: { readonly [Id in ViewId]: ComponentType<PageProps[Id]> } = {
  home: HomePage,
  intro: IntroPage,
  main: MainPage,
  maintenance: MaintenancePage,
  newsList: NewsListPage,
  news: NewsPage,
  documents: DocumentsPage,
  document: DocumentPage,
  albums: AlbumsPage,
  album: AlbumPage,
  videos: VideosPage,
  video: VideoPage,
  infographics: InfographicsPage,
  infographic: InfographicPage,
  magazines: MagazinesPage,
  magazine: MagazinePage,
  faq: FaqPage,
  faqAnswer: FaqAnswerPage,
  events: EventsPage,
  event: EventPage,
  professionals: ProfessionalsPage,
  professional: ProfessionalPage,
  agencies: AgenciesPage,
  agency: AgencyPage,
  oit: OitYearPage,
  oitYear: OitYearPage,
  oitItem: OitItemPage,
  policy: PolicyPage,
  contact: ContactPage,
  siteMap: SiteMapPage,
  feedback: FeedbackPage,
  reservoirs: ReservoirsPage,
  reservoir: ReservoirPage,
  waterUse: WaterUsePage,
  page: ContentPage,
  pageDetail: ContentPage,
  notFound: NotFoundPage,
};
