import { defineMessages } from '@formatjs/intl';

export const deferredMessages = defineMessages({
  waiting: {
    id: 'deferred.waiting',
    defaultMessage: 'This part is still loading.',
    description: 'In the place of a part of the page that arrives later',
  },
  showComplete: {
    id: 'deferred.showComplete',
    defaultMessage: 'Show the page in one piece',
    description: 'Link in the place of a part that arrives later, for those whose browser runs no scripts',
  },
  unavailable: {
    id: 'deferred.unavailable',
    defaultMessage: 'This part cannot be shown at the moment. The rest of the page is complete.',
    description: 'In the place of a part of the page that never came',
  },
});
