import { defineMessages } from '@formatjs/intl';

/** The newsletter choices of a member (spec §2, §3). */
export const eNewsMessages = defineMessages({
  editTitle: { id: 'eNews.editTitle', defaultMessage: 'Choose your newsletter', description: 'Title of the form' },
  to: { id: 'eNews.to', defaultMessage: 'It goes to {email}.', description: 'Where the newsletter is sent' },
  types: { id: 'eNews.types', defaultMessage: 'News types', description: 'Label of the boxes (spec §3)' },
  noTypes: {
    id: 'eNews.noTypes',
    defaultMessage: 'This website has no newsletter at present.',
    description: 'In place of the choice, where the website offers no news types',
  },
  withdrawn: {
    id: 'eNews.withdrawn',
    defaultMessage:
      '{count, plural, one {One type of news that you chose is not offered at present. Your choice is kept, and news is sent again when the type is back.} other {# types of news that you chose are not offered at present. Your choice is kept, and news is sent again when they are back.}}',
    description: 'Below the chosen news types',
  },
  all: { id: 'eNews.all', defaultMessage: 'Select all', description: 'The box that ticks all (spec §3)' },
  unsubscribe: { id: 'eNews.unsubscribe', defaultMessage: 'Unsubscribe', description: 'Button' },
});
