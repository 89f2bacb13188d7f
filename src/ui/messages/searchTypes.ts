import { defineMessages, type MessageDescriptor } from '@formatjs/intl';
import type { SearchType } from '#domain/search/search.ts';

const one = defineMessages({
  news: { id: 'searchTypes.news', defaultMessage: 'News', description: 'Type of a search result' },
  document: { id: 'searchTypes.document', defaultMessage: 'Document', description: 'Type of a search result' },
  album: { id: 'searchTypes.album', defaultMessage: 'Photo album', description: 'Type of a search result' },
  video: { id: 'searchTypes.video', defaultMessage: 'Video', description: 'Type of a search result' },
  infographic: { id: 'searchTypes.infographic', defaultMessage: 'Infographic', description: 'Type of a search result' },
  magazine: { id: 'searchTypes.magazine', defaultMessage: 'Magazine', description: 'Type of a search result' },
  faq: { id: 'searchTypes.faq', defaultMessage: 'Question and answer', description: 'Type of a search result' },
  event: { id: 'searchTypes.event', defaultMessage: 'Event', description: 'Type of a search result' },
  professional: { id: 'searchTypes.professional', defaultMessage: 'Expert', description: 'Type of a search result' },
  agency: { id: 'searchTypes.agency', defaultMessage: 'Office', description: 'Type of a search result' },
  page: { id: 'searchTypes.page', defaultMessage: 'Page', description: 'Type of a search result' },
  oit: { id: 'searchTypes.oit', defaultMessage: 'Public disclosure', description: 'Type of a search result' },
  policy: { id: 'searchTypes.policy', defaultMessage: 'Policy', description: 'Type of a search result' },
  reservoir: { id: 'searchTypes.reservoir', defaultMessage: 'Reservoir', description: 'Type of a search result' },
});

const many = defineMessages({
  news: { id: 'searchTypes.manyNews', defaultMessage: 'News', description: 'A type of content to search in' },
  document: { id: 'searchTypes.documents', defaultMessage: 'Documents', description: 'A type of content to search in' },
  album: { id: 'searchTypes.albums', defaultMessage: 'Photos', description: 'A type of content to search in' },
  video: { id: 'searchTypes.videos', defaultMessage: 'Videos', description: 'A type of content to search in' },
  infographic: {
    id: 'searchTypes.infographics',
    defaultMessage: 'Infographics',
    description: 'A type of content to search in',
  },
  magazine: { id: 'searchTypes.magazines', defaultMessage: 'Magazines', description: 'A type of content to search in' },
  faq: {
    id: 'searchTypes.questions',
    defaultMessage: 'Questions and answers',
    description: 'A type of content to search in',
  },
  event: { id: 'searchTypes.events', defaultMessage: 'Events', description: 'A type of content to search in' },
  professional: { id: 'searchTypes.experts', defaultMessage: 'Experts', description: 'A type of content to search in' },
  agency: { id: 'searchTypes.offices', defaultMessage: 'Offices', description: 'A type of content to search in' },
  page: { id: 'searchTypes.pages', defaultMessage: 'Pages', description: 'A type of content to search in' },
  oit: {
    id: 'searchTypes.disclosure',
    defaultMessage: 'Public disclosure (OIT)',
    description: 'A type of content to search in',
  },
  policy: { id: 'searchTypes.policies', defaultMessage: 'Policies', description: 'A type of content to search in' },
  reservoir: {
    id: 'searchTypes.reservoirs',
    defaultMessage: 'Reservoirs',
    description: 'A type of content to search in',
  },
});

/** What one result of each type is called, and what all of them are. */
export const searchTypes: {
  readonly one: Readonly<Record<SearchType, MessageDescriptor>>;
  readonly many: Readonly<Record<SearchType, MessageDescriptor>>;
} = { one, many };
