import type { ComponentType } from 'react';
import { ContentPage } from './ContentPage.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';
import { HomePage } from './HomePage.tsx';
import { IntroPage } from './IntroPage.tsx';
import { MainPage } from './MainPage.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';
import { NewsListPage } from './NewsListPage.tsx';
import { NewsPage } from './NewsPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { PageProps, ViewId } from './props.ts';

/** What draws each route's `<main>`. */
export const VIEWS: { readonly [Id in ViewId]: ComponentType<PageProps[Id]> } = {
  home: HomePage,
  intro: IntroPage,
  main: MainPage,
  maintenance: MaintenancePage,
  newsList: NewsListPage,
  news: NewsPage,
  documents: DocumentsPage,
  document: DocumentPage,
  page: ContentPage,
  pageDetail: ContentPage,
  notFound: NotFoundPage,
};
