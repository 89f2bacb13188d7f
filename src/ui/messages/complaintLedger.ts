import { defineMessages } from '@formatjs/intl';

/** The words of the page with the published heads of the ledger of complaints. */
export const complaintLedgerMessages = defineMessages({
  title: { id: 'complaintLedger.title', defaultMessage: 'Ledger of complaints', description: 'Title of the page' },
  intro: {
    id: 'complaintLedger.intro',
    defaultMessage:
      'Everything that changes a complaint is an entry of a ledger, without anything personal. Once a day we sign how far it goes.',
    description: 'Below that title',
  },
  why: {
    id: 'complaintLedger.why',
    defaultMessage:
      'Each entry holds the hash of the one before. Who keeps one of these lines, or a receipt, can prove later that no entry before it was changed or removed.',
    description: 'Why the heads are published',
  },
  heads: { id: 'complaintLedger.heads', defaultMessage: 'The last 30 days', description: 'Heading of the list' },
  none: {
    id: 'complaintLedger.none',
    defaultMessage: 'There is no entry yet.',
    description: 'In place of the list',
  },
  head: {
    id: 'complaintLedger.head',
    defaultMessage: 'Entry {number, number}',
    description: 'Before the hash of the last entry of a day',
  },
  check: { id: 'complaintLedger.check', defaultMessage: 'Check it yourself', description: 'Heading' },
  key: {
    id: 'complaintLedger.key',
    defaultMessage: 'The signatures are made with Ed25519. The public key, in Base64 for addresses:',
    description: 'Before the key',
  },
  signed: {
    id: 'complaintLedger.signed',
    defaultMessage: 'Signed is this text, in UTF-8, for example:',
    description: 'Before a line of JSON',
  },
  file: {
    id: 'complaintLedger.file',
    defaultMessage: 'All heads with their signatures (JSON, one in each line)',
    description: 'Link to a file',
  },
  feed: { id: 'complaintLedger.feed', defaultMessage: 'Feed of new heads (Atom)', description: 'Link to a feed' },
  link: { id: 'complaintLedger.link', defaultMessage: 'About the ledger', description: 'Link on the receipt' },
});
