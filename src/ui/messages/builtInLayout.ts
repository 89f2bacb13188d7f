import { defineMessages } from '@formatjs/intl';

/** Texts of sites that have no layout of their own. */
export const builtInLayoutMessages = defineMessages({
  title: { id: 'builtInLayout.title', defaultMessage: 'Welcome', description: 'Heading of the home page' },
  text: {
    id: 'builtInLayout.text',
    defaultMessage: 'News, documents and ways to reach us.',
    description: 'Under the heading of the home page',
  },
});
