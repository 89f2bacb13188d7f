import { defineMessages } from '@formatjs/intl';

/** What pages without a title of their own are called: in the document's title, in their heading, in breadcrumbs. */
export const titles = defineMessages({
  main: { id: 'titles.main', defaultMessage: 'Main page', description: 'Title of the main page' },
  newsList: { id: 'titles.newsList', defaultMessage: 'News', description: 'Title of the list of news' },
  documents: { id: 'titles.documents', defaultMessage: 'Documents', description: 'Title of the list of documents' },
  maintenance: {
    id: 'titles.maintenance',
    defaultMessage: 'Website under maintenance',
    description: 'Title of the maintenance notice (spec §2)',
  },
  notFound: { id: 'titles.notFound', defaultMessage: 'Page not found', description: 'Title of the 404 page (spec §2)' },
  error: { id: 'titles.error', defaultMessage: 'Error {status}', description: 'Title of the error page' },
});
