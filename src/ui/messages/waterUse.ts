import { defineMessages } from '@formatjs/intl';

export const waterUseMessages = defineMessages({
  summary: {
    id: 'waterUse.summary',
    defaultMessage:
      '{area} rai were watered in the {season}{change, select, more {, {growth} more than a year before} less {, {growth} less than a year before} same {, as much as a year before} other {}}. Most of it was {crop}: {cropArea} rai ({cropShare}). The {region} region has the largest area: {regionArea} rai ({regionShare}).',
    description:
      'First sentences of the page of water-use areas; {season} is "wet season 2026", {growth} and the shares are 2.3%',
  },
  cropSummary: {
    id: 'waterUse.cropSummary',
    defaultMessage:
      '{area} rai of {crop} were watered in the {season}{change, select, more {, {growth} more than a year before} less {, {growth} less than a year before} same {, as much as a year before} other {}}. The {region} region has the largest area: {regionArea} rai ({regionShare}).',
    description: 'The same for one crop; {crop} is "rice"',
  },
  titleOfCrop: {
    id: 'waterUse.titleOfCrop',
    defaultMessage: 'Irrigated areas: {crop}',
    description: 'Title of the page of one crop; {crop} is "rice"',
  },
  figuresReported: {
    id: 'waterUse.figuresReported',
    defaultMessage: '{reported} of {all} figures reported',
    description: 'Below the first sentences: of how many regions and crops their sums are',
  },
  otherSeason: {
    id: 'waterUse.otherSeason',
    defaultMessage: '{crop} in the {season}',
    description: 'Link to the page of the same crop in the other season; {season} is "dry season 2025/26"',
  },
  crops: { id: 'waterUse.crops', defaultMessage: 'Crop', description: 'Name of the links to the pages of crops' },
  matrixTitle: {
    id: 'waterUse.matrixTitle',
    defaultMessage: 'Each crop in each region',
    description: 'Heading of a table: crops downwards, regions across',
  },
  matrixKey: {
    id: 'waterUse.matrixKey',
    defaultMessage: 'The darker a cell, the larger its area, in rai:',
    description: 'Before the steps of shading of a table',
  },
  incomplete: {
    id: 'waterUse.incomplete',
    defaultMessage: '* Only the areas that were reported.',
    description: 'Below a table: what the star at a sum means',
  },
  stepUnder: { id: 'waterUse.stepUnder', defaultMessage: 'under {to}', description: 'Step of shading: areas in rai' },
  stepFrom: { id: 'waterUse.stepFrom', defaultMessage: 'from {from}', description: 'Step of shading: areas in rai' },
  oneYear: {
    id: 'waterUse.oneYear',
    defaultMessage: '{year} (rai)',
    description: 'Heading of a column of areas; {year} is 2026, or 2025/26',
  },
  change: {
    id: 'waterUse.change',
    defaultMessage: 'Change',
    description: 'Heading of a column: since the year before',
  },
  more: { id: 'waterUse.more', defaultMessage: '{growth} more', description: 'Change of an area; {growth} is 2.3%' },
  less: { id: 'waterUse.less', defaultMessage: '{growth} less', description: 'Change of an area; {growth} is 2.3%' },
  same: { id: 'waterUse.same', defaultMessage: 'unchanged', description: 'Change of an area' },
  fromNothing: {
    id: 'waterUse.fromNothing',
    defaultMessage: 'none the year before',
    description: 'Change of an area that was nothing in the year before',
  },
  notComparable: {
    id: 'waterUse.notComparable',
    defaultMessage: 'not comparable',
    description: 'Change of an area that was not reported in both years',
  },
  noEarlier: {
    id: 'waterUse.noEarlier',
    defaultMessage: 'no earlier season',
    description: 'Change of an area where there are no figures of the year before',
  },
  compared: {
    id: 'waterUse.compared',
    defaultMessage: 'compared: {reported} of {all} figures',
    description: 'Below a change: of how many regions and crops, because the others were not reported in both years',
  },
  bars: {
    id: 'waterUse.bars',
    defaultMessage: 'Thick bar: {year}. Thin bar: {before}.',
    description: 'Above tables with two bars in each row',
  },
  wetYears: { id: 'waterUse.wetYears', defaultMessage: 'Wet seasons year by year', description: 'Heading of a table' },
  dryYears: { id: 'waterUse.dryYears', defaultMessage: 'Dry seasons year by year', description: 'Heading of a table' },
  eachRegion: {
    id: 'waterUse.eachRegion',
    defaultMessage: 'Each region, both years',
    description: 'Heading of folded tables of crops',
  },
  noteRai: {
    id: 'waterUse.noteRai',
    defaultMessage: 'One rai is 1,600 square metres.',
    description: 'Explanation',
  },
  noteCompared: {
    id: 'waterUse.noteCompared',
    defaultMessage:
      'A change compares what was reported in both years only, so that a missing report does not look like land without water.',
    description: 'Explanation',
  },
});
