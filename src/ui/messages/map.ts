import { defineMessages } from '@formatjs/intl';

export const mapMessages = defineMessages({
  borders: {
    id: 'map.borders',
    defaultMessage: 'Sketch map, not exact at borders. Data: Natural Earth.',
    description: 'Below a map of the country: the source of its outline',
  },
});
