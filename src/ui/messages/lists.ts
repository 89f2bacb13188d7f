import { defineMessages, type MessageDescriptor } from '@formatjs/intl';
import type { FilteredKind, ListRoute } from '#domain/content/kinds.ts';
import { oitMessages } from './oit.ts';

const messages = defineMessages({
  newsList: { id: 'lists.newsList', defaultMessage: 'News', description: 'Title of the list of news' },
  newsListIntro: {
    id: 'lists.newsListIntro',
    defaultMessage: 'Announcements, the water situation, works on canals and reservoirs, and news for farmers.',
    description: 'Under the heading of the list of news',
  },
  newsListCount: {
    id: 'lists.newsListCount',
    defaultMessage: '{count, plural, =0 {No news found} one {# news item} other {# news items}}',
    description: 'How many the whole list of news has',
  },
  documents: { id: 'lists.documents', defaultMessage: 'Documents', description: 'Title of the list of documents' },
  documentsIntro: {
    id: 'lists.documentsIntro',
    defaultMessage: 'Plans, manuals, forms and other documents to download.',
    description: 'Under the heading of the list of documents',
  },
  documentsCount: {
    id: 'lists.documentsCount',
    defaultMessage: '{count, plural, =0 {No documents found} one {# document} other {# documents, newest first}}',
    description: 'How many the whole list of documents has',
  },
  albums: { id: 'lists.albums', defaultMessage: 'Photos', description: 'Title of the list of photo albums' },
  albumsIntro: {
    id: 'lists.albumsIntro',
    defaultMessage: 'Albums from canals, fields and control rooms.',
    description: 'Under the heading of the list of photo albums',
  },
  albumsCount: {
    id: 'lists.albumsCount',
    defaultMessage: '{count, plural, =0 {No albums found} one {# album} other {# albums}}',
    description: 'How many the whole list of photo albums has',
  },
  videos: { id: 'lists.videos', defaultMessage: 'Videos', description: 'Title of the list of videos' },
  videosIntro: {
    id: 'lists.videosIntro',
    defaultMessage:
      'Short videos that show how water is shared, measured and saved. All have a transcript; those shown on this website have captions as well.',
    description: 'Under the heading of the list of videos',
  },
  videosCount: {
    id: 'lists.videosCount',
    defaultMessage: '{count, plural, =0 {No videos found} one {# video} other {# videos}}',
    description: 'How many the whole list of videos has',
  },
  infographics: {
    id: 'lists.infographics',
    defaultMessage: 'Infographics',
    description: 'Title of the list of infographics',
  },
  infographicsIntro: {
    id: 'lists.infographicsIntro',
    defaultMessage: 'Water explained in pictures, each with the same facts as text.',
    description: 'Under the heading of the list of infographics',
  },
  infographicsCount: {
    id: 'lists.infographicsCount',
    defaultMessage: '{count, plural, =0 {No infographics found} one {# infographic} other {# infographics}}',
    description: 'How many the whole list of infographics has',
  },
  magazines: { id: 'lists.magazines', defaultMessage: 'Magazines', description: 'Title of the list of magazines' },
  magazinesIntro: {
    id: 'lists.magazinesIntro',
    defaultMessage: 'Every issue of our magazine, newest first, to read and to keep.',
    description: 'Under the heading of the list of magazines',
  },
  magazinesCount: {
    id: 'lists.magazinesCount',
    defaultMessage: '{count, plural, =0 {No issues found} one {# issue} other {# issues}}',
    description: 'How many the whole list of magazines has',
  },
  events: { id: 'lists.events', defaultMessage: 'Events', description: 'Title of the list of events' },
  eventsIntro: {
    id: 'lists.eventsIntro',
    defaultMessage: 'Hearings, meetings, training and open days.',
    description: 'Under the heading of the list of events',
  },
  eventsCount: {
    id: 'lists.eventsCount',
    defaultMessage: '{count, plural, =0 {No events found} one {# event} other {# events}}',
    description: 'How many the whole list of events has',
  },
  faq: { id: 'lists.faq', defaultMessage: 'Questions and answers', description: 'Title of the FAQ' },
  faqIntro: {
    id: 'lists.faqIntro',
    defaultMessage: 'What people ask most, answered in plain words.',
    description: 'Under the heading of the FAQ',
  },
  professionals: { id: 'lists.professionals', defaultMessage: 'Experts', description: 'Title of the professionals' },
  professionalsIntro: {
    id: 'lists.professionalsIntro',
    defaultMessage: 'Experts of the department, what you can ask them, and how to reach them.',
    description: 'Under the heading of the professionals',
  },
  agencies: { id: 'lists.agencies', defaultMessage: 'Offices', description: 'Title of the agencies' },
  agenciesIntro: {
    id: 'lists.agenciesIntro',
    defaultMessage: 'Offices of the department, with addresses, telephones and the provinces they look after.',
    description: 'Under the heading of the agencies',
  },
});

interface ListLabels {
  readonly title: MessageDescriptor;
  readonly intro: MessageDescriptor;
}
interface FilteredListLabels extends ListLabels {
  /** Has the argument {count}. */
  readonly count: MessageDescriptor;
}

/** By route. */
export const listLabels = {
  newsList: { title: messages.newsList, intro: messages.newsListIntro, count: messages.newsListCount },
  documents: { title: messages.documents, intro: messages.documentsIntro, count: messages.documentsCount },
  albums: { title: messages.albums, intro: messages.albumsIntro, count: messages.albumsCount },
  videos: { title: messages.videos, intro: messages.videosIntro, count: messages.videosCount },
  infographics: { title: messages.infographics, intro: messages.infographicsIntro, count: messages.infographicsCount },
  magazines: { title: messages.magazines, intro: messages.magazinesIntro, count: messages.magazinesCount },
  events: { title: messages.events, intro: messages.eventsIntro, count: messages.eventsCount },
  faq: { title: messages.faq, intro: messages.faqIntro },
  professionals: { title: messages.professionals, intro: messages.professionalsIntro },
  agencies: { title: messages.agencies, intro: messages.agenciesIntro },
  oit: { title: oitMessages.title, intro: oitMessages.intro },
} satisfies Readonly<Record<ListRoute, ListLabels> & Record<ListRoute<FilteredKind>, FilteredListLabels>>;
