import { defineMessages } from '@formatjs/intl';

export const textMessages = defineMessages({
  scrollTable: {
    id: 'text.scrollTable',
    defaultMessage: '↔ This table scrolls sideways',
    description: 'Above a table that is wider than the page, while it can be scrolled',
  },
  table: {
    id: 'text.table',
    defaultMessage: 'Table',
    description: 'Name of a table that came without one, for screen readers',
  },
});
