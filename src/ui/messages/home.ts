import { defineMessages } from '@formatjs/intl';

export const homeMessages = defineMessages({
  enter: { id: 'home.enter', defaultMessage: 'Enter the website', description: 'Button of the intro page' },
  toMain: {
    id: 'home.toMain',
    defaultMessage: 'Everything new',
    description: 'Link from the home page to the page of everything new',
  },
  tasks: { id: 'home.tasks', defaultMessage: 'What would you like to do?', description: 'Heading of the task links' },
  officesOf: {
    id: 'home.officesOf',
    defaultMessage: 'Offices for {province}',
    description: 'Link from a province on the map of the home page to the offices that look after it',
  },
  mapMarks: {
    id: 'home.mapMarks',
    defaultMessage:
      'Each mark is a reservoir, filled as far as it was on {date}: round ones are large, square ones medium.',
    description: 'Below the map of the home page: how to read it',
  },
  mapWarnings: {
    id: 'home.mapWarnings',
    defaultMessage: 'A triangle warns: pointing down of little water, pointing up of much.',
    description: 'The same, when a reservoir on the map has a triangle',
  },
  headlines: { id: 'home.headlines', defaultMessage: 'Latest news', description: 'Heading of three headlines' },
});
