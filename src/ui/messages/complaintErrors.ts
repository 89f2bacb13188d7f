import { defineMessages, type MessageDescriptor } from '@formatjs/intl';
import type { ComplaintFieldRefusal } from '#domain/complaints/complaintRefusal.ts';

/** Why a field of a complaint is refused. A refusal without a message does not compile. */
export const complaintErrors = defineMessages({
  complaintPasswordShort: {
    id: 'complaintErrors.complaintPasswordShort',
    defaultMessage: 'Please choose at least 8 characters, or leave it empty.',
    description: 'The password of a complaint is short',
  },
  complainantUnreachable: {
    id: 'complaintErrors.complainantUnreachable',
    defaultMessage: 'Please give us an e-mail address or a phone number.',
    description: 'There is no way to reach who complains',
  },
  trackingCodeFormat: {
    id: 'complaintErrors.trackingCodeFormat',
    defaultMessage: 'This code is not right. Please check that it is complete and the same as the one you were given.',
    description: 'A tracking code has a wrong character',
  },
  positionFormat: {
    id: 'complaintErrors.positionFormat',
    defaultMessage: 'Please enter 2 numbers of a place in Thailand, like 18.78765, 98.99312.',
    description: 'A position cannot be read',
  },
  complaintNotOpened: {
    id: 'complaintErrors.complaintNotOpened',
    defaultMessage: 'There is no complaint with this code and password.',
    description: 'Code or password of a complaint is wrong',
  },
}) satisfies Record<ComplaintFieldRefusal, MessageDescriptor>;
