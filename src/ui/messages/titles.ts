import { defineMessages } from '@formatjs/intl';

/** The titles of pages whose title is not content: for the document's title, headings and breadcrumbs. */
export const titles = defineMessages({
  main: { id: 'titles.main', defaultMessage: 'Everything new', description: 'Title of the page of everything new' },
  siteMap: { id: 'titles.siteMap', defaultMessage: 'Site map', description: 'Title of the site map' },
  feedback: {
    id: 'titles.feedback',
    defaultMessage: 'Your answer about a page',
    description: 'Title of the page after “Was this page useful?”',
  },
  reservoirs: {
    id: 'titles.reservoirs',
    defaultMessage: 'Water in reservoirs',
    description: 'Title of the reservoirs page',
  },
  waterUse: {
    id: 'titles.waterUse',
    defaultMessage: 'Irrigated areas by crop',
    description: 'Title of the page of water-use areas',
  },
  maintenance: {
    id: 'titles.maintenance',
    defaultMessage: 'Website under maintenance',
    description: 'Title of the maintenance notice (spec §2)',
  },
  maintenanceOver: {
    id: 'titles.maintenanceOver',
    defaultMessage: 'The website is open',
    description: 'Title of the page of the maintenance notice while there is no maintenance',
  },
  notFound: { id: 'titles.notFound', defaultMessage: 'Page not found', description: 'Title of the 404 page (spec §2)' },
  withdrawn: {
    id: 'titles.withdrawn',
    defaultMessage: 'This page was withdrawn',
    description: 'Title of the page at the address of a withdrawn item (410)',
  },
  error: { id: 'titles.error', defaultMessage: 'Error {status}', description: 'Title of the error page' },
});
