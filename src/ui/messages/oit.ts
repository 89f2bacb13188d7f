import { defineMessages } from '@formatjs/intl';

export const oitMessages = defineMessages({
  title: { id: 'oit.title', defaultMessage: 'Public disclosure (OIT)', description: 'Name of the disclosure pages' },
  titleOfYear: {
    id: 'oit.titleOfYear',
    defaultMessage: 'Public disclosure (OIT): {year}',
    description: 'Title of one year, {year} as in: Fiscal year 2026 (B.E. 2569)',
  },
  intro: {
    id: 'oit.intro',
    defaultMessage: 'What the department publishes for the integrity and transparency assessment, code by code.',
    description: 'Under the heading of the disclosure pages',
  },
  years: {
    id: 'oit.years',
    defaultMessage: 'Fiscal year',
    description: 'Name of the links to years, and fact of a code',
  },
  progress: {
    id: 'oit.progress',
    defaultMessage: '{published} of {all} published',
    description: 'How many codes of a year or a group have been published',
  },
  missing: { id: 'oit.missing', defaultMessage: 'Not published yet', description: 'Of a code that has no links' },
  missingCodes: {
    id: 'oit.missingCodes',
    defaultMessage: 'Not published yet: {codes}',
    description: 'Beside how many codes of a year are published; {codes} are links, as in: O8 O17',
  },
  table: {
    id: 'oit.table',
    defaultMessage: 'Codes, with their status and documents',
    description: 'Name of a table of codes, for screen readers',
  },
  item: { id: 'oit.item', defaultMessage: 'What is disclosed', description: 'Column heading' },
  status: { id: 'oit.status', defaultMessage: 'Status', description: 'Column heading and fact' },
  published: { id: 'oit.published', defaultMessage: 'Published', description: 'Of a code that has links' },
  updated: { id: 'oit.updated', defaultMessage: 'Updated', description: 'Column heading: the day of the last change' },
  sources: { id: 'oit.sources', defaultMessage: 'Links and files', description: 'Column heading: how many there are' },
  sourceCount: {
    id: 'oit.sourceCount',
    defaultMessage: '{count, plural, one {# link} other {# links}}',
    description: 'How many links and files a code has; on phones, where there are no column headings',
  },
  jump: {
    id: 'oit.jump',
    defaultMessage: 'Go to a code of this fiscal year',
    description: 'Label of a field for a code',
  },
  jumpHint: {
    id: 'oit.jumpHint',
    defaultMessage: 'For example {code} or {number}',
    description: 'Under the label of the field for a code; both are codes of the page',
  },
  go: { id: 'oit.go', defaultMessage: 'Go', description: 'Button beside the field for a code' },
  notFound: {
    id: 'oit.notFound',
    defaultMessage: 'Code not found',
    description: 'Heading above why a typed code leads nowhere',
  },
  noSuchCode: {
    id: 'oit.noSuchCode',
    defaultMessage: 'There is no code {code} in fiscal year {year}.',
    description: 'Error after a code was typed, as in: O99, 2026',
  },
  codesOfYear: {
    id: 'oit.codesOfYear',
    defaultMessage: 'Codes run from {first} to {last}.',
    description: 'After oit.noSuchCode, as in: O1, O23',
  },
  notACode: {
    id: 'oit.notACode',
    defaultMessage: '‘{typed}’ is not a code. A code is the letter O and a number; all codes are listed below.',
    description: 'Error after something was typed that has not the form of a code',
  },
  codeOfOtherYear: {
    id: 'oit.codeOfOtherYear',
    defaultMessage: '{code} is a code of fiscal year {year}.',
    description: 'Link below oit.noSuchCode to the code of another year',
  },
  past: {
    id: 'oit.past',
    defaultMessage: 'These are the codes of a past year. The newest are those of {newest}.',
    description: 'On the page of a past year; {newest} is a link, as in: fiscal year 2026',
  },
  ofYear: {
    id: 'oit.ofYear',
    defaultMessage: 'fiscal year {year}',
    description: 'Within a sentence, as in: 2026',
  },
  nothingPublished: {
    id: 'oit.nothingPublished',
    defaultMessage: 'Nothing published',
    description: 'Of a code without links among search results, of any year',
  },
  missingOfPast: {
    id: 'oit.missingOfPast',
    defaultMessage: 'Not published',
    description: 'Of a code of a past year that has no links',
  },
  missingCodesOfPast: {
    id: 'oit.missingCodesOfPast',
    defaultMessage: 'Not published: {codes}',
    description: 'As oit.missingCodes, of a past year',
  },
  dueOn: {
    id: 'oit.dueOn',
    defaultMessage: 'Due {day}',
    description: 'After oit.missing, as in: 31 March 2027',
  },
  due: { id: 'oit.due', defaultMessage: 'Due', description: 'Fact of a code: the day by which it is to be published' },
  before: { id: 'oit.before', defaultMessage: 'Previous: {code} {title}', description: 'Link to the code before' },
  after: { id: 'oit.after', defaultMessage: 'Next: {code} {title}', description: 'Link to the next code' },
  neighbours: { id: 'oit.neighbours', defaultMessage: 'Codes beside this one', description: 'Name of two links' },
  code: { id: 'oit.code', defaultMessage: 'Code', description: 'Column heading and fact' },
  group: { id: 'oit.group', defaultMessage: 'Group', description: 'Fact of a code' },
  links: {
    id: 'oit.links',
    defaultMessage: 'What is disclosed',
    description: 'Heading of the links of a code of disclosure',
  },
  facts: { id: 'oit.facts', defaultMessage: 'About this code', description: 'Heading of the facts of a code' },
});
