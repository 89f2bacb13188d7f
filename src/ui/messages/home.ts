import { defineMessages } from '@formatjs/intl';

export const homeMessages = defineMessages({
  enter: { id: 'home.enter', defaultMessage: 'Enter the website', description: 'Button of the intro page' },
  toMain: {
    id: 'home.toMain',
    defaultMessage: 'Latest news, documents and events',
    description: 'Link from the front door to the main page',
  },
  tasks: { id: 'home.tasks', defaultMessage: 'What would you like to do?', description: 'Heading of the task links' },
  headlines: { id: 'home.headlines', defaultMessage: 'Latest news', description: 'Heading of three headlines' },
});
