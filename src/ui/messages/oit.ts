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
    defaultMessage: 'What the Department publishes for the integrity and transparency assessment, code by code.',
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
  code: { id: 'oit.code', defaultMessage: 'Code', description: 'Column heading and fact' },
  group: { id: 'oit.group', defaultMessage: 'Group', description: 'Fact of a code' },
  links: { id: 'oit.links', defaultMessage: 'Where to find it', description: 'Heading of the links of a code' },
});
