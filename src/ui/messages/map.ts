import { defineMessages } from '@formatjs/intl';

export const mapMessages = defineMessages({
  borders: {
    id: 'map.borders',
    defaultMessage: 'Borders: Natural Earth, simplified.',
    description: 'Below a map of the country: the source of its outline',
  },
});
