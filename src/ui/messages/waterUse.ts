import { defineMessages } from '@formatjs/intl';

export const waterUseMessages = defineMessages({
  areaOfAll: {
    id: 'waterUse.areaOfAll',
    defaultMessage: 'Irrigated area of all crops and regions, up to {date}',
    description: 'Label above the area of a season',
  },
  areaOfCrop: {
    id: 'waterUse.areaOfCrop',
    defaultMessage: '{crop}: irrigated area of all regions, up to {date}',
    description: 'The same for one crop; {crop} is "Rice"',
  },
  shareOfAll: {
    id: 'waterUse.shareOfAll',
    defaultMessage: '{share} of the {area} rai that were reported for all crops in this season',
    description: 'Below the area of one crop and a bar of its share',
  },
  summary: {
    id: 'waterUse.summary',
    defaultMessage:
      'The largest area is used for {crop}: {cropArea} rai ({cropShare}). The {region} region has the largest area: {regionArea} rai ({regionShare}).',
    description: 'Below the area of a season; {crop} is "rice", the shares are 2.3%',
  },
  cropSummary: {
    id: 'waterUse.cropSummary',
    defaultMessage: 'The {region} region has the largest area: {regionArea} rai ({regionShare}).',
    description: 'The same for one crop',
  },
  sinceBefore: {
    id: 'waterUse.sinceBefore',
    defaultMessage:
      '{change, select, more {{growth} more than in the {before} ({area} rai)} less {{growth} less than in the {before} ({area} rai)} same {As much as in the {before} ({area} rai)} other {In the {before}: {area} rai}}',
    description:
      'Right below the area of a season; {growth} is 2.3%, {before} is "wet season 2025", {area} is of that season',
  },
  titleOfCrop: {
    id: 'waterUse.titleOfCrop',
    defaultMessage: 'Irrigated areas: {crop}',
    description: 'Title of the page of one crop; {crop} is "rice"',
  },
  figuresReported: {
    id: 'waterUse.figuresReported',
    defaultMessage: '* {reported} of {all} figures were reported.{named, select, yes { Missing: {missing}.} other {}}',
    description:
      'Right below a sum with a star: of how many regions and crops it is; {missing} is "shrimp ponds (North)", or for one crop "North"',
  },
  crops: { id: 'waterUse.crops', defaultMessage: 'Crop', description: 'Name of the links to the pages of crops' },
  otherCrops: {
    id: 'waterUse.otherCrops',
    defaultMessage: 'Choose another crop',
    description: 'On phones, unfolds the links to the pages of crops',
  },
  matrixTitle: {
    id: 'waterUse.matrixTitle',
    defaultMessage: 'Table of crops by region',
    description: 'Heading of a table: crops downwards, regions across',
  },
  matrixKey: {
    id: 'waterUse.matrixKey',
    defaultMessage: 'The darker a cell, the larger its area, in rai:',
    description: 'Before the steps of shading of a table',
  },
  incompleteYears: {
    id: 'waterUse.incompleteYears',
    defaultMessage: '* Only the areas that were reported; a change compares only those reported in both years.',
    description: 'Below the first tables: what the star at a sum and at a change means',
  },
  stepUnder: { id: 'waterUse.stepUnder', defaultMessage: 'under {to}', description: 'Step of shading: areas in rai' },
  stepFrom: { id: 'waterUse.stepFrom', defaultMessage: 'from {from}', description: 'Step of shading: areas in rai' },
  eachSeason: { id: 'waterUse.eachSeason', defaultMessage: 'Season by season', description: 'Heading of a table' },
  wet: {
    id: 'waterUse.wet',
    defaultMessage: 'Wet {year}',
    description: 'A season as the label of a row; {year} is 2026',
  },
  dry: {
    id: 'waterUse.dry',
    defaultMessage: 'Dry {year}',
    description: 'A season as the label of a row; {year} is 2025/26',
  },
  sameSeason: {
    id: 'waterUse.sameSeason',
    defaultMessage: 'The change is since the same season a year before.',
    description: 'Below a table of seasons',
  },
  reservoirsOf: {
    id: 'waterUse.reservoirsOf',
    defaultMessage: 'Water in the large reservoirs: {region}',
    description: 'Link below the crops of a region to its reservoirs',
  },
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
    description:
      'For screen readers after a change: of how many regions and crops, because the others were not reported in both years',
  },
  barNow: {
    id: 'waterUse.barNow',
    defaultMessage: 'Thick bar: {year}',
    description: 'Above tables with two bars in each row; a picture of the bar is before it',
  },
  barBefore: {
    id: 'waterUse.barBefore',
    defaultMessage: 'Thin bar: {year}',
    description: 'Above tables with two bars in each row; a picture of the bar is before it',
  },
  eachRegion: {
    id: 'waterUse.eachRegion',
    defaultMessage: 'One region at a time',
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
