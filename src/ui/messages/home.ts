import { defineMessages } from '@formatjs/intl';

export const homeMessages = defineMessages({
  enter: { id: 'home.enter', defaultMessage: 'Enter the website', description: 'Button of the intro page' },
  toMain: {
    id: 'home.toMain',
    defaultMessage: 'See everything new',
    description: 'Link from the home page to the page of everything new',
  },
  tasks: { id: 'home.tasks', defaultMessage: 'What would you like to do?', description: 'Heading of the task links' },
  officesOf: {
    id: 'home.officesOf',
    defaultMessage: 'Offices for {province}',
    description: 'Link from a province on the map of the home page to the offices that look after it',
  },
  offices: {
    id: 'home.offices',
    defaultMessage: 'Offices by province:',
    description: 'Below the map of the home page, before links with the names of its provinces',
  },
  danger: {
    id: 'home.danger',
    defaultMessage:
      'In danger, get to a safe place first, then call {disasters} (disaster prevention) or {police} (police).',
    description: 'At the top of the home page of a regional office; both are links that call',
  },
  mapTitle: {
    id: 'home.mapTitle',
    defaultMessage: 'Reservoirs in the area',
    description: 'Title of the map of the home page, which shows its reservoirs',
  },
  mapMarks: {
    id: 'home.mapMarks',
    defaultMessage: 'How full on {date}',
    description: 'Below the title of the map of the home page',
  },
  mapList: {
    id: 'home.mapList',
    defaultMessage: '{count, plural, one {# reservoir} other {# reservoirs, emptiest first}}',
    description: 'Above the list of the reservoirs of a map',
  },
  headlines: { id: 'home.headlines', defaultMessage: 'Latest news', description: 'Heading of three headlines' },
});
