import { defineMessages } from '@formatjs/intl';

/** The newsletter choices of a member (spec §2, §3). */
export const eNewsMessages = defineMessages({
  editTitle: { id: 'eNews.editTitle', defaultMessage: 'Choose your newsletter', description: 'Title of the form' },
  to: { id: 'eNews.to', defaultMessage: 'It goes to {email}.', description: 'Where the newsletter is sent' },
  types: { id: 'eNews.types', defaultMessage: 'News types', description: 'Label of the boxes (spec §3)' },
  all: { id: 'eNews.all', defaultMessage: 'Select all', description: 'The box that ticks all (spec §3)' },
  unsubscribe: { id: 'eNews.unsubscribe', defaultMessage: 'Unsubscribe', description: 'Button' },
});
