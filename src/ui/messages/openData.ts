import { defineMessages } from '@formatjs/intl';

export const openDataMessages = defineMessages({
  heading: { id: 'openData.heading', defaultMessage: 'Data sets', description: 'Heading of the list of data sets' },
  formats: {
    id: 'openData.formats',
    defaultMessage: 'CSV files open in spreadsheet programs; JSON files are for programs. Both are in UTF-8.',
    description: 'Below the list of data sets',
  },
  licensingTitle: {
    id: 'openData.licensingTitle',
    defaultMessage: 'How you may use the data',
    description: 'Heading below the list of data sets',
  },
  licensing: {
    id: 'openData.licensing',
    defaultMessage:
      'Copy, change and share the figures of {publisher} under the licence that each data set names; say whose they are, under which licence, and whether you changed anything.',
    description: 'Below the list of data sets; {publisher} is the name of the website',
  },
  licensingOthers: {
    id: 'openData.licensingOthers',
    defaultMessage:
      'Please also give the day of the download, because figures may be corrected. A figure whose column “Source” names somebody else is not under that licence: ask its owner.',
    description: 'Paragraph after the one on the licence',
  },
  updated: { id: 'openData.updated', defaultMessage: 'Newest figures', description: 'Name of a fact: a date' },
  period: {
    id: 'openData.period',
    defaultMessage: 'Period',
    description: 'Name of a fact: from the first to the last day of the figures, or season',
  },
  fromTo: {
    id: 'openData.fromTo',
    defaultMessage: '{from} to {to}',
    description: 'Fact: a period, as in: 1 October 2024 to 27 November 2026',
  },
  daily: {
    id: 'openData.daily',
    defaultMessage: '{date}; new ones every day',
    description: 'Fact: the day of the newest figures, and how often there are new ones',
  },
  seasonal: {
    id: 'openData.seasonal',
    defaultMessage: '{date}; new ones every season',
    description: 'Fact: the day of the newest figures, and how often there are new ones',
  },
  licence: { id: 'openData.licence', defaultMessage: 'Licence', description: 'Name of a fact' },
  licenceExcept: {
    id: 'openData.licenceExcept',
    defaultMessage: '{licence}, except rows whose source is {sources}',
    description: 'Fact: a licence, and whose figures it does not cover',
  },
  publisher: {
    id: 'openData.publisher',
    defaultMessage: 'Publisher',
    description: 'Name of a fact: who publishes the figures',
  },
  notLicensed: {
    id: 'openData.notLicensed',
    defaultMessage: 'Not under it: figures of {sources}.',
    description: 'After a licence: whose figures it does not cover',
  },
  noLicence: {
    id: 'openData.noLicence',
    defaultMessage: 'None: the figures belong to {sources}.',
    description: 'In the place of a licence, where all figures are those of others',
  },
  filePerReservoir: {
    id: 'openData.filePerReservoir',
    defaultMessage: 'One file for each reservoir',
    description: 'Heading in place of the newest file',
  },
  sizesEach: {
    id: 'openData.sizesEach',
    defaultMessage: 'About {csv} as CSV, {json} as JSON each',
    description: 'The size of the file of each reservoir',
  },
  earlierSeasons: {
    id: 'openData.earlierSeasons',
    defaultMessage: 'Earlier seasons',
    description: 'Above a list of seasons, each with two links, CSV and JSON',
  },
  newestFile: {
    id: 'openData.newestFile',
    defaultMessage: 'Newest file: {name}',
    description: 'Above two links, CSV and JSON; {name} is a day or a season',
  },
  wholeYears: {
    id: 'openData.wholeYears',
    defaultMessage: 'All days of a year in one file',
    description: 'Above a list of years, each with two links, CSV and JSON',
  },
  sizesOfYear: {
    id: 'openData.sizesOfYear',
    defaultMessage: 'A whole year is about {csv} as CSV, {json} as JSON.',
    description: 'Below the list of years',
  },
  otherDays: {
    id: 'openData.otherDays',
    defaultMessage: 'For another day, change the date in the address {address}, or {choose}.',
    description:
      'Below a data set whose files are one for each day; {choose} is the link "choose the day in the list of reservoirs"',
  },
  filesOfOtherDays: {
    id: 'openData.filesOfOtherDays',
    defaultMessage: 'Files of other days',
    description: 'Above the sentence on the files of other days',
  },
  chooseDay: {
    id: 'openData.chooseDay',
    defaultMessage: 'choose the day in the list of reservoirs',
    description: 'Link in a sentence',
  },
  allFiles: {
    id: 'openData.allFiles',
    defaultMessage: '{count, plural, one {# file} other {All # files}}',
    description: 'Unfolds a list of files; each is there as CSV and as JSON',
  },
  columns: {
    id: 'openData.columns',
    defaultMessage: '{count, plural, one {# column} other {# columns}}',
    description: 'Unfolds a table of the columns of a data set',
  },
  column: { id: 'openData.column', defaultMessage: 'Column (CSV)', description: 'Heading of a table' },
  field: { id: 'openData.field', defaultMessage: 'Name (JSON)', description: 'Heading of a table' },
  units: { id: 'openData.units', defaultMessage: 'Units', description: 'Name of a fact: the units of all columns' },
  unit: { id: 'openData.unit', defaultMessage: 'Unit', description: 'Heading of a table' },
  meaning: { id: 'openData.meaning', defaultMessage: 'Meaning', description: 'Heading of a table' },
  percent: { id: 'openData.percent', defaultMessage: 'per cent', description: 'Unit of a column' },
  call: { id: 'openData.call', defaultMessage: 'API call', description: 'Name of a fact: an address' },
  token: {
    id: 'openData.token',
    defaultMessage: 'Programs need a token: see the description of the API',
    description: 'Link below the call of an API',
  },
  copy: { id: 'openData.copy', defaultMessage: 'Copy the call', description: 'Button' },
  copied: { id: 'openData.copied', defaultMessage: 'The call has been copied.', description: 'After copying' },
  copyFailed: {
    id: 'openData.copyFailed',
    defaultMessage: 'The call could not be copied. Please select and copy it.',
    description: 'After copying failed',
  },
});

/** What a column holds. */
export const columnMeanings = defineMessages({
  date: {
    id: 'openData.columnDate',
    defaultMessage: 'Day of the figures: year, month, day (ISO 8601, Gregorian calendar)',
    description: 'What a column holds',
  },
  id: { id: 'openData.columnId', defaultMessage: 'Code that never changes', description: 'What a column holds' },
  name: { id: 'openData.columnName', defaultMessage: 'Name of the reservoir', description: 'What a column holds' },
  region: { id: 'openData.columnRegion', defaultMessage: 'One of 6 regions', description: 'What a column holds' },
  province: {
    id: 'openData.columnProvince',
    defaultMessage: 'Province of the dam',
    description: 'What a column holds',
  },
  volume: { id: 'openData.columnVolume', defaultMessage: 'Water in the reservoir', description: 'What a column holds' },
  storage: {
    id: 'openData.columnStorage',
    defaultMessage: 'Capacity at the normal high level of that day',
    description: 'What a column holds',
  },
  share: {
    id: 'openData.columnShare',
    defaultMessage: 'Water stored compared with capacity; can be more than 100',
    description: 'What a column holds',
  },
  usable: {
    id: 'openData.columnUsable',
    defaultMessage: 'Water stored less dead storage',
    description: 'What a column holds',
  },
  inflow: {
    id: 'openData.columnInflow',
    defaultMessage: 'Water that flowed in since the day before',
    description: 'What a column holds',
  },
  outflow: {
    id: 'openData.columnOutflow',
    defaultMessage: 'Water let out since the day before',
    description: 'What a column holds',
  },
  source: {
    id: 'openData.columnSource',
    defaultMessage: 'Who reported the figures',
    description: 'What a column holds',
  },
  revision: {
    id: 'openData.columnRevision',
    defaultMessage: '1 for the first figures; one more for each correction',
    description: 'What a column holds',
  },
  invented: {
    id: 'openData.columnInvented',
    defaultMessage: 'Whether the figures are made up for a sample',
    description: 'What a column holds',
  },
  season: {
    id: 'openData.columnSeason',
    defaultMessage: 'Wet or dry season, and the year in which it began',
    description: 'What a column holds',
  },
  crop: { id: 'openData.columnCrop', defaultMessage: 'One of 10 uses of land', description: 'What a column holds' },
  area: {
    id: 'openData.columnArea',
    defaultMessage: 'Area that was watered; 1 rai is 1,600 square metres',
    description: 'What a column holds',
  },
});

export const dataSetTitles = defineMessages({
  large: {
    id: 'openData.titleLarge',
    defaultMessage: 'Daily figures: all large reservoirs',
    description: 'Name of a data set',
  },
  medium: {
    id: 'openData.titleMedium',
    defaultMessage: 'Daily figures: all medium reservoirs',
    description: 'Name of a data set',
  },
  history: {
    id: 'openData.titleHistory',
    defaultMessage: 'Full record of one reservoir',
    description: 'Name of a data set',
  },
  waterUse: {
    id: 'openData.titleWaterUse',
    defaultMessage: 'Irrigated areas by region and crop',
    description: 'Name of a data set',
  },
});

export const dataSetDescriptions = defineMessages({
  large: {
    id: 'openData.aboutLarge',
    defaultMessage:
      'Water stored, inflow and release of every large reservoir. Each day and each year has a file of its own.',
    description: 'What a data set is',
  },
  medium: {
    id: 'openData.aboutMedium',
    defaultMessage:
      'Water stored, inflow and release of every medium reservoir. Each day and each year has a file of its own.',
    description: 'What a data set is',
  },
  history: {
    id: 'openData.aboutHistory',
    defaultMessage: 'Every reading of a reservoir since its first one. Each reservoir has a file of its own.',
    description: 'What a data set is',
  },
  waterUse: {
    id: 'openData.aboutWaterUse',
    defaultMessage: 'How many rai of each crop were watered in each region. Each season has a file of its own.',
    description: 'What a data set is',
  },
});
