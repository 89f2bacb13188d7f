import { defineMessages } from '@formatjs/intl';

/** The words of the page with the published heads of the ledger of complaints. */
export const complaintLedgerMessages = defineMessages({
  title: { id: 'complaintLedger.title', defaultMessage: 'Ledger of complaints', description: 'Title of the page' },
  intro: {
    id: 'complaintLedger.intro',
    defaultMessage:
      'Here anyone can check whether a complaint was changed or removed afterwards. Everything that changes a complaint is an entry of a ledger, without anything personal. Once a day we sign the number and the hash of the last entry.',
    description: 'Below that title',
  },
  why: {
    id: 'complaintLedger.why',
    defaultMessage:
      'Each entry holds the hash of the one before. Anyone who keeps one of these lines, or a receipt, can check later whether any entry before it was changed or removed.',
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
  newest: {
    id: 'complaintLedger.newest',
    defaultMessage: 'Latest signature',
    description: 'Heading of the newest head',
  },
  day: { id: 'complaintLedger.day', defaultMessage: 'Day', description: 'Before the day of a head' },
  lastEntry: {
    id: 'complaintLedger.lastEntry',
    defaultMessage: 'Last entry',
    description: 'Before the number of the last entry of a day',
  },
  hash: { id: 'complaintLedger.hash', defaultMessage: 'Hash', description: 'Before the SHA-256 of an entry' },
  signature: {
    id: 'complaintLedger.signature',
    defaultMessage: 'Signature',
    description: 'Before a digital signature',
  },
  keepReceipt: {
    id: 'complaintLedger.keepReceipt',
    defaultMessage: 'Keep your receipt: the number and the hash on it prove that your complaint was entered.',
    description: 'First of the steps to check the ledger',
  },
  key: {
    id: 'complaintLedger.key',
    defaultMessage:
      'Note this public key in a place of your own. Every signature has to pass a check with it (Ed25519, written in base64url):',
    description: 'Before the key',
  },
  signed: {
    id: 'complaintLedger.signed',
    defaultMessage: 'Check the signatures in the file below. What is signed is a text in UTF-8, for the latest day:',
    description: 'Before a line of JSON',
  },
  compare: {
    id: 'complaintLedger.compare',
    defaultMessage:
      'Compare the ledger with the days in that file. Ask us for a copy of the ledger: nothing in it is personal. The source code of this website has a command that checks both, even offline:',
    description: 'Before a command',
  },
  file: {
    id: 'complaintLedger.file',
    defaultMessage: 'All days with their signatures (JSON, 1 day in each line)',
    description: 'Link to a file',
  },
  feed: { id: 'complaintLedger.feed', defaultMessage: 'Daily feed (Atom)', description: 'Link to a feed' },
  link: { id: 'complaintLedger.link', defaultMessage: 'About the ledger', description: 'Link on the receipt' },
});
