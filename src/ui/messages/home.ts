import { defineMessages } from '@formatjs/intl';

export const homeMessages = defineMessages({
  enter: { id: 'home.enter', defaultMessage: 'Enter the website', description: 'Button of the intro page' },
  toMain: {
    id: 'home.toMain',
    defaultMessage: 'Everything new: news, documents and media',
    description: 'Link from the home page to the page of everything new',
  },
  tasks: { id: 'home.tasks', defaultMessage: 'What would you like to do?', description: 'Heading of the task links' },
  headlines: { id: 'home.headlines', defaultMessage: 'Latest news', description: 'Heading of three headlines' },
});
