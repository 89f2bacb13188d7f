import { defineMessages } from '@formatjs/intl';

export const mainMessages = defineMessages({
  intro: {
    id: 'main.intro',
    defaultMessage: 'What has been published lately and what is coming up.',
    description: 'Under the heading of the page of everything new',
  },
  news: { id: 'main.news', defaultMessage: 'News', description: 'Heading of the news on the main page' },
  allNews: { id: 'main.allNews', defaultMessage: 'All news', description: 'Link to the list of news' },
  newsByCategory: {
    id: 'main.newsByCategory',
    defaultMessage: 'More news by subject',
    description: 'Heading of more news of each category, below the newest of all',
  },
  documents: { id: 'main.documents', defaultMessage: 'New documents', description: 'Heading on the main page' },
  allDocuments: { id: 'main.allDocuments', defaultMessage: 'All documents', description: 'Link to the documents' },
  events: { id: 'main.events', defaultMessage: 'Upcoming events', description: 'Heading on the main page' },
  allEvents: { id: 'main.allEvents', defaultMessage: 'All events', description: 'Link to the events' },
  media: {
    id: 'main.media',
    defaultMessage: 'Photos, videos and magazines',
    description: 'Heading of the newest album, film, infographic and magazine',
  },
  allMedia: {
    id: 'main.allMedia',
    defaultMessage: 'All {kind, select, albums {photos} videos {videos} infographics {infographics} other {magazines}}',
    description: 'Link to the only list of media that has something',
  },
  agenciesText: {
    id: 'main.agenciesText',
    defaultMessage: 'Regional offices know their canals best. Find yours, with its address and telephone number.',
    description: 'Before the link to the offices',
  },
  allAgencies: {
    id: 'main.allAgencies',
    defaultMessage: 'Find your regional office',
    description: 'Link to the agencies',
  },
  noNews: {
    id: 'main.noNews',
    defaultMessage: 'No news has been published yet.',
    description: 'In the place of news when there is none',
  },
});
