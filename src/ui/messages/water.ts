import { defineMessages, type MessageDescriptor } from '@formatjs/intl';
import type { Crop, Season, WaterRegion } from '#domain/water/codes.ts';
import type { ReservoirOrder } from '#domain/water/earlierVolumes.ts';
import type { ReservoirSize } from '#domain/water/water.ts';
import type { AttentionLevel, WaterLevel } from '#domain/water/waterLevel.ts';

export const waterMessages = defineMessages({
  intro: {
    id: 'water.intro',
    defaultMessage: 'How much water is stored for homes, fields and rivers, reservoir by reservoir.',
    description: 'Description of the reservoirs page, and under its heading where there are no figures',
  },
  summaryOfAll: {
    id: 'water.summaryOfAll',
    defaultMessage:
      'Together they {isPast, select, yes {were} other {are}} {share} full{hasYearBefore, select, yes {; a year before, they were {yearBefore} full} other {}}.',
    description:
      'Under the heading of the reservoirs page: how full all are together; {isPast} where a newer day is known',
  },
  summaryAttention: {
    id: 'water.summaryAttention',
    defaultMessage:
      'Of the {all}, {count, plural, one {# {isPast, select, yes {needed} other {needs}}} other {# {isPast, select, yes {needed} other {need}}}} attention: {levels}.',
    description: 'The next sentence: how many of the reservoirs need attention, and the levels that they have',
  },
  showCount: {
    id: 'water.showCount',
    defaultMessage: 'Show {count, plural, one {# reservoir} other {# reservoirs}}',
    description: 'In the heading of a region whose reservoirs phones fold',
  },
  hide: { id: 'water.hide', defaultMessage: 'Hide', description: 'The same, where they are unfolded' },
  sizes: { id: 'water.sizes', defaultMessage: 'Size of reservoirs', description: 'Name of the links to both sizes' },
  anyRegion: { id: 'water.anyRegion', defaultMessage: 'All regions', description: 'First choice of the regions' },
  level: { id: 'water.level', defaultMessage: 'Level', description: 'Name of the select of water levels' },
  anyLevel: { id: 'water.anyLevel', defaultMessage: 'All levels', description: 'First choice of the water levels' },
  levelAttention: {
    id: 'water.levelAttention',
    defaultMessage: 'Needs attention',
    description: 'Choice of the water levels: all that warn',
  },
  sort: { id: 'water.sort', defaultMessage: 'Sort by', description: 'Name of the select of orders' },
  sortByRegion: { id: 'water.sortByRegion', defaultMessage: 'Region', description: 'Choice of an order' },
  nameFilter: {
    id: 'water.nameFilter',
    defaultMessage: 'Find a reservoir or province',
    description: 'Label of a text field: a part of a name',
  },
  listed: {
    id: 'water.listed',
    defaultMessage:
      '{count, plural, =0 {No reservoir is listed} one {# reservoir is listed} other {# reservoirs are listed}}',
    description: 'Number of the reservoirs that a filter leaves',
  },
  choose: {
    id: 'water.choose',
    defaultMessage: 'Choose day, region, level and order',
    description: 'Unfolds the choices of the form that filters and orders reservoirs, on phones',
  },
  showAll: { id: 'water.showAll', defaultMessage: 'Show all', description: 'Link that removes the filters' },
  find: {
    id: 'water.find',
    defaultMessage: 'Find a reservoir',
    description: 'Link to the list of reservoirs and the field that searches it',
  },
  chooseDay: {
    id: 'water.chooseDay',
    defaultMessage: 'Choose a day',
    description: 'Link to the choice of a day, beside the links to the day before and after',
  },
  dayBefore: {
    id: 'water.dayBefore',
    defaultMessage: 'Previous: {date}',
    description: 'Link to the last day with figures before the one shown',
  },
  dayAfter: {
    id: 'water.dayAfter',
    defaultMessage: 'Next: {date}',
    description: 'Link to the next day with figures after the one shown',
  },
  map: { id: 'water.map', defaultMessage: 'Map', description: 'Heading of a map of reservoirs' },
  mapSizes: {
    id: 'water.mapSizes',
    defaultMessage: 'How far a mark is filled shows how full the reservoir is. A larger mark means more capacity.',
    description: 'Below a map of reservoirs, whose legend explains the rest',
  },
  mapNumbers: {
    id: 'water.mapNumbers',
    defaultMessage: 'Reservoirs by number on the map',
    description: 'Heading of the names that the numbers on a map of reservoirs stand for',
  },
  markTitle: {
    id: 'water.markTitle',
    defaultMessage: '{name}, {province}: {share}',
    description: 'Name of a mark on the map; {share} is 64.2%, or Not reported',
  },
  change: {
    id: 'water.change',
    defaultMessage: 'Change',
    description: 'Heading of a column: a small chart of 30 days, and the changes in a week and in a year',
  },
  changeUnit: {
    id: 'water.changeUnit',
    defaultMessage: 'percentage points',
    description: 'Below the heading: what the figures are',
  },
  trendKey: {
    id: 'water.trendKey',
    defaultMessage: 'Line: water stored in the 30 days up to the day shown. A gap means not reported.',
    description: 'Above a list of reservoirs with a small line each; a picture of the line is before it',
  },
  rowUnits: {
    id: 'water.rowUnits',
    defaultMessage:
      'Numbers as on the map. Volumes in million m³, inflow and release in million m³ a day, changes in percentage points.',
    description: 'Above a list of reservoirs on phones, which has no headings of columns',
  },
  pointsInWeek: {
    id: 'water.pointsInWeek',
    defaultMessage: '{change} points in 7 days',
    description: 'On phones: by how many percentage points the share has changed in a week',
  },
  inWeek: {
    id: 'water.inWeek',
    defaultMessage: '{change} in 7 days',
    description: 'Change of a share; {change} is +1.2',
  },
  changeInWeek: {
    id: 'water.changeInWeek',
    defaultMessage: 'Change in 7 days',
    description: 'Name of a figure: by how many percentage points a share has changed',
  },
  inYear: {
    id: 'water.inYear',
    defaultMessage: '{change} in a year',
    description: 'Change of a share; {change} is +1.2',
  },
  sinceYearBefore: {
    id: 'water.sinceYearBefore',
    defaultMessage: '{change} percentage points from a year before',
    description: 'Below a share: percentage points since the same day of the year before; {change} is +1.2',
  },
  largestSinceYearBefore: {
    id: 'water.largestSinceYearBefore',
    defaultMessage: '{change} percentage points from a year before, the largest change',
    description: 'The same, of the region or reservoir that changed most',
  },
  markOfYearBefore: {
    id: 'water.markOfYearBefore',
    defaultMessage: 'Mark across a bar: the same day a year before',
    description: 'Explains the marks on the bars of shares; a picture of the mark is before it',
  },
  markOfFull: {
    id: 'water.markOfFull',
    defaultMessage: 'Thin mark on a bar: 100% of capacity',
    description: 'Explains where bars of shares that end beyond it are full; a picture of the mark is before it',
  },
  markOfCurve: {
    id: 'water.markOfCurve',
    defaultMessage:
      'Dashed mark across a bar: {curve, select, lower {lower} upper {upper} other {lower or upper}} rule curve',
    description:
      'Explains the marks on the bars of reservoirs outside their rule curves; a picture of the mark is before it',
  },
  yearBefore: {
    id: 'water.yearBefore',
    defaultMessage: 'a year before: {share}',
    description: 'Below a share: that of the same day of the year before',
  },
  yearBeforeVolume: {
    id: 'water.yearBeforeVolume',
    defaultMessage: 'On the same day a year before: {share}, {volume} million m³',
    description: 'Below the national share of water',
  },
  staleExpected: {
    id: 'water.staleExpected',
    defaultMessage:
      'Water is measured every day and published the next day. Until new figures arrive, these are shown in grey and not used to say which reservoirs need attention.',
    description: 'In the place of alarms, when figures are old: when new ones are expected',
  },
  measured: {
    id: 'water.measured',
    defaultMessage: 'Measured every day, published the next day.',
    description: 'Beside the source of figures',
  },
  day: { id: 'water.day', defaultMessage: 'Day', description: 'Name of the select of dates' },
  none: {
    id: 'water.none',
    defaultMessage: 'No figures have been published here yet. Please come back later.',
    description: 'In the place of figures, where a website has none',
  },
  togetherLarge: {
    id: 'water.togetherLarge',
    defaultMessage: 'Large reservoirs together',
    description: 'Heading of the sums of a day, where medium reservoirs are shown as well',
  },
  together: { id: 'water.together', defaultMessage: 'Total', description: 'Heading of the sums of a day' },
  volume: {
    id: 'water.volume',
    defaultMessage: 'Water stored',
    description: 'Heading of a column, and of a figure: the volume of water in reservoirs',
  },
  millionCubicMetres: {
    id: 'water.millionCubicMetres',
    defaultMessage: 'million m³',
    description: 'Unit after or below a figure',
  },
  millionCubicMetresADay: {
    id: 'water.millionCubicMetresADay',
    defaultMessage: 'million m³ a day',
    description: 'Unit after or below a figure',
  },
  ofStorage: {
    id: 'water.ofStorage',
    defaultMessage: 'of {storage}',
    description: 'Below the volume of a reservoir: what it can store, in the same unit',
  },
  volumeOfAll: {
    id: 'water.volumeOfAll',
    defaultMessage: '{volume} of {storage} million m³',
    description: 'Below the share of all reservoirs together: their water, and what they can hold',
  },
  share: { id: 'water.share', defaultMessage: 'Share', description: 'Heading of a column: per cent of storage' },
  shareUnit: {
    id: 'water.shareUnit',
    defaultMessage: 'of capacity',
    description: 'Below the heading: per cent of what',
  },
  inflow: { id: 'water.inflow', defaultMessage: 'Inflow', description: 'Water that flows into reservoirs in a day' },
  outflow: { id: 'water.outflow', defaultMessage: 'Release', description: 'Water let out of reservoirs in a day' },
  usable: {
    id: 'water.usable',
    defaultMessage: 'Usable water',
    description: 'Water above the lowest outlet (above dead storage)',
  },
  from: {
    id: 'water.from',
    defaultMessage: '{reported} of {all} reported',
    description: 'Beside or below a sum: how many reservoirs it is made of, of how many there are',
  },
  notReported: {
    id: 'water.notReported',
    defaultMessage: 'Not reported',
    description: 'In the place of a figure that is missing, which is not zero',
  },
  byRegion: { id: 'water.byRegion', defaultMessage: 'By region', description: 'Heading of sums' },
  lowest: {
    id: 'water.lowest',
    defaultMessage: 'Lowest now',
    description: 'Heading of the reservoirs with the smallest shares, where none needs attention',
  },
  byReservoir: {
    id: 'water.byReservoir',
    defaultMessage: 'Each reservoir',
    description: 'Heading of the shares of a few reservoirs',
  },
  byLargeReservoir: {
    id: 'water.byLargeReservoir',
    defaultMessage: 'Each large reservoir',
    description: 'The same heading where medium reservoirs are shown as well',
  },
  region: { id: 'water.region', defaultMessage: 'Region', description: 'Heading of a column; a fact' },
  attention: {
    id: 'water.attention',
    defaultMessage: 'Reservoirs that need attention',
    description: 'Heading of the reservoirs that are over full, low, or outside their rule curves',
  },
  attentionLarge: {
    id: 'water.attentionLarge',
    defaultMessage: 'Large reservoirs that need attention',
    description: 'The same heading where only large reservoirs are looked at',
  },
  attentionNone: {
    id: 'water.attentionNone',
    defaultMessage:
      'No reservoir that reported is above normal level{curves, select, yes {, above its upper curve, below its lower curve,} other {}} or low ({low}% or less).',
    description: 'In the place of the reservoirs that need attention; {low} is 30',
  },
  countMore: {
    id: 'water.countMore',
    defaultMessage: '{count} more',
    description: 'So many reservoirs of another level',
  },
  attentionAll: {
    id: 'water.attentionAll',
    defaultMessage: 'See all {count}, emptiest first',
    description: 'Link after the first of the reservoirs that need attention',
  },
  countOfLevel: {
    id: 'water.countOfLevel',
    defaultMessage: '{level}: {count} of {all}',
    description: 'Below the share of a region: how many of its reservoirs have a level that needs attention',
  },
  missing: {
    id: 'water.missing',
    defaultMessage: '{count, plural, one {# reservoir has not reported:} other {# reservoirs have not reported:}}',
    description: 'Before a list of names',
  },
  eachReservoir: {
    id: 'water.eachReservoir',
    defaultMessage: 'Each reservoir',
    description: 'Heading of the tables of all reservoirs',
  },
  regionTable: {
    id: 'water.regionTable',
    defaultMessage: 'Reservoirs in the {region} region',
    description: 'Name of a table, for screen readers',
  },
  reservoir: { id: 'water.reservoir', defaultMessage: 'Reservoir', description: 'Heading of a column' },
  wholeRegion: { id: 'water.wholeRegion', defaultMessage: 'Whole region', description: 'Last row of a table: sums' },
  allRegions: { id: 'water.allRegions', defaultMessage: 'All regions', description: 'Last row of a table: sums' },
  downloads: { id: 'water.downloads', defaultMessage: 'Download these figures', description: 'Heading of two links' },
  download: {
    id: 'water.download',
    defaultMessage: 'Download as {format}',
    description: 'Link to the figures of the page; {format} is CSV or JSON',
  },
  downloadsNote: {
    id: 'water.downloadsNote',
    defaultMessage: 'In the files an empty cell, or null, means that a figure was not reported.',
    description: 'Under the links to the figures of the page',
  },
  source: { id: 'water.source', defaultMessage: 'Source', description: 'Label before who reported the figures' },
  figuresOf: { id: 'water.figuresOf', defaultMessage: 'Figures of', description: 'Label before a date' },
  staleFigures: {
    id: 'water.staleFigures',
    defaultMessage: 'The latest figures are from {date}, {days} days ago.',
    description: 'Note above figures that are older than they should be',
  },
  fullBar: {
    id: 'water.fullBar',
    defaultMessage: 'The bars of all regions have one scale: a full bar is {area} rai.',
    description: 'Above the folded tables of crops',
  },
  notes: { id: 'water.notes', defaultMessage: 'How to read these figures', description: 'Heading of explanations' },
  noteShare: {
    id: 'water.noteShare',
    defaultMessage:
      'The share compares the water stored with what fits below the normal high level. It can be more than 100% after heavy rain, when water stands above that level.',
    description: 'Explanation',
  },
  noteMissing: {
    id: 'water.noteMissing',
    defaultMessage: '“Not reported” means that no figure arrived; it does not mean zero.',
    description: 'Explanation',
  },
  noteLeftOut: {
    id: 'water.noteLeftOut',
    defaultMessage: 'A reservoir that has not reported is counted neither in the volume nor in the capacity.',
    description: 'Explanation on the page of all reservoirs',
  },
  noteGaps: {
    id: 'water.noteGaps',
    defaultMessage: 'The lines of the chart have gaps where no figure was reported.',
    description: 'Explanation on the page of a reservoir',
  },
  noteStorage: {
    id: 'water.noteStorage',
    defaultMessage:
      'What this reservoir may hold differs from season to season: each share is worked out with the capacity of its day.',
    description: 'Explanation on the page of a reservoir whose readings have different storages',
  },
  noteSums: {
    id: 'water.noteSums',
    defaultMessage:
      'Shares of regions and of the country compare all their water with all their capacity; percentages are never averaged.',
    description: 'Explanation',
  },
  noteUsable: {
    id: 'water.noteUsable',
    defaultMessage: 'Usable water is what lies above the lowest outlet; the water below it is dead storage.',
    description: 'Explanation',
  },
  noteRuleCurves: {
    id: 'water.noteRuleCurves',
    defaultMessage:
      'Rule curves are the least and the most that a reservoir should hold on each day of the year. Above the upper one, water is let out to make room for floods; below the lower one, water is saved.',
    description: 'Explanation',
  },
  levels: { id: 'water.levels', defaultMessage: 'What the levels mean', description: 'Heading of the levels' },
  levelAbove: { id: 'water.levelAbove', defaultMessage: 'above {from}%', description: 'What a level means' },
  levelBetween: {
    id: 'water.levelBetween',
    defaultMessage: 'above {from}% up to {to}%',
    description: 'What a level means',
  },
  levelUpTo: { id: 'water.levelUpTo', defaultMessage: '{to}% or less', description: 'What a level means' },
  levelAboveCurveMeans: {
    id: 'water.levelAboveCurveMeans',
    defaultMessage: 'more than it should hold on that day',
    description: 'What a level means: above the upper rule curve',
  },
  levelBelowCurveMeans: {
    id: 'water.levelBelowCurveMeans',
    defaultMessage: 'less than it should hold on that day',
    description: 'What a level means: below the lower rule curve',
  },
  invented: {
    id: 'water.invented',
    defaultMessage: 'These reservoirs and their figures are invented for this sample website.',
    description: 'Note above invented figures',
  },
  inventedSome: {
    id: 'water.inventedSome',
    defaultMessage:
      'Some of these reservoirs and their figures are invented for this sample website; their pages say so.',
    description: 'Note above figures some of which are invented',
  },
  inventedOne: {
    id: 'water.inventedOne',
    defaultMessage: 'This reservoir and its figures are invented for this sample website.',
    description: 'Note above invented figures',
  },
  inventedAreas: {
    id: 'water.inventedAreas',
    defaultMessage: 'These areas are invented for this sample website.',
    description: 'Note above invented figures',
  },
  newest: { id: 'water.newest', defaultMessage: 'Latest reading', description: 'Heading on the page of a reservoir' },
  facts: { id: 'water.facts', defaultMessage: 'About the reservoir', description: 'Heading of facts' },
  province: { id: 'water.province', defaultMessage: 'Province', description: 'Heading of a column of a CSV file' },
  kindAndPlace: {
    id: 'water.kindAndPlace',
    defaultMessage: '{kind} in {province}, {region} region',
    description: 'Below the name of a reservoir: Large reservoir in Tak, North region',
  },
  owner: { id: 'water.owner', defaultMessage: 'Operated by', description: 'Fact of a reservoir' },
  storage: {
    id: 'water.storage',
    defaultMessage: 'Capacity at normal high level',
    description: 'Fact of a reservoir: a volume',
  },
  deadStorage: {
    id: 'water.deadStorage',
    defaultMessage: 'Dead storage',
    description: 'Fact of a reservoir: a volume',
  },
  maxStorage: {
    id: 'water.maxStorage',
    defaultMessage: 'Capacity at highest level',
    description: 'Fact of a reservoir: a volume',
  },
  catchment: {
    id: 'water.catchment',
    defaultMessage: 'Catchment',
    description: 'Fact of a reservoir: the area from which water flows into it',
  },
  squareKilometres: { id: 'water.squareKilometres', defaultMessage: 'km²', description: 'Unit after a figure' },
  location: { id: 'water.location', defaultMessage: 'Where it is', description: 'Heading of a map and facts' },
  locationMap: {
    id: 'water.locationMap',
    defaultMessage: 'Map of the country: {name} in {province}',
    description: 'Name of a map, on which the reservoir is a dot',
  },
  office: {
    id: 'water.office',
    defaultMessage: 'Office for this area',
    description: 'Fact of a reservoir: links to the offices that look after its province',
  },
  place: { id: 'water.place', defaultMessage: 'Coordinates', description: 'Fact of a reservoir: coordinates' },
  summary: {
    id: 'water.summary',
    defaultMessage:
      '{curve, select, below {Less water than it should hold on that day: } above {More water than it should hold on that day: } other {}}{share} of capacity{change, select, up {, up {points} percentage points since the day before} down {, down {points} percentage points since the day before} same {, unchanged since the day before} other {}}{curve, select, between {, between the rule curves} other {}}.{hasYearBefore, select, yes { A year before: {yearBefore}.} other {}}',
    description:
      'First sentences on the page of a reservoir, below its name and the day: a warning, how full it is, and what that is compared with',
  },
  curvesOfDay: {
    id: 'water.curvesOfDay',
    defaultMessage: 'Should hold that day (lower–upper curve)',
    description: 'Fact of a reservoir: the volumes between which it should be',
  },
  curveVolumes: {
    id: 'water.curveVolumes',
    defaultMessage: '{lower}–{upper}',
    description: 'Value of that fact, before its unit',
  },
  shareAxis: {
    id: 'water.shareAxis',
    defaultMessage: '% of capacity',
    description: 'Above the axis of a chart: what it measures',
  },
  monthUnits: {
    id: 'water.monthUnits',
    defaultMessage: 'Volumes in million m³; the share is of capacity',
    description: 'Above a table on phones, whose columns have no room for their units',
  },
  dayUnits: {
    id: 'water.dayUnits',
    defaultMessage: 'Water stored in million m³; inflow and release in million m³ a day; the share is of capacity',
    description: 'The same, of the table of days',
  },
  yearTitle: {
    id: 'water.yearTitle',
    defaultMessage: 'Water stored in {period}',
    description: 'Heading of a chart, on the page of a reservoir; {period} is 2026 or May 2026',
  },
  years: { id: 'water.years', defaultMessage: 'Year', description: 'Name of the links to the years of a chart' },
  yearChart: {
    id: 'water.yearChart',
    defaultMessage:
      'Share of capacity in {period}: lowest {lowest} on {lowestDate}, highest {highest} on {highestDate}.',
    description: 'Name of a chart for those who do not see it; {period} is 2026 or May 2026',
  },
  tableOfMonths: {
    id: 'water.tableOfMonths',
    defaultMessage: 'The table of months has the figures.',
    description: 'After the name of a chart, for those who do not see it',
  },
  tableOfDays: {
    id: 'water.tableOfDays',
    defaultMessage: 'The table of days has the figures.',
    description: 'After the name of a chart, for those who do not see it',
  },
  ruleCurves: {
    id: 'water.ruleCurves',
    defaultMessage: 'Rule curves (lower and upper)',
    description: 'In the key of a chart: between these volumes a reservoir is kept',
  },
  chosenYear: {
    id: 'water.chosenYear',
    defaultMessage: '{year}',
    description: 'A year: in headings, and in the key of a chart as the line of the year that it is about',
  },
  chosenMonth: {
    id: 'water.chosenMonth',
    defaultMessage: '{month}',
    description: 'A month, such as May 2026, in headings',
  },
  yearBeforeLine: {
    id: 'water.yearBeforeLine',
    defaultMessage: '{year} (year before)',
    description: 'In the key of a chart: the line of the year before the one that the chart is about',
  },
  otherYears: {
    id: 'water.otherYears',
    defaultMessage: '{years} (other years)',
    description: 'In the key of a chart: the pale lines of other years, such as 2021–2024',
  },
  flowsTitle: {
    id: 'water.flowsTitle',
    defaultMessage: 'Inflow and release in {period}',
    description: 'Heading of a chart, on the page of a reservoir; {period} is 2026 or May 2026',
  },
  flowChart: {
    id: 'water.flowChart',
    defaultMessage:
      'Inflow and release in {period} (million m³), as far as reported. Total inflow: {inflow}; total release: {outflow}.',
    description: 'Name of a chart for those who do not see it; {period} is 2026 or May 2026',
  },
  chartByDay: {
    id: 'water.chartByDay',
    defaultMessage: 'Share of capacity in {period}, day by day',
    description: 'Name of a chart as a slider: its values are read with the arrow keys; {period} is 2026 or May 2026',
  },
  chartReading: {
    id: 'water.chartReading',
    defaultMessage: '{date}: {share}, {volume} million m³',
    description: 'The value of a chart under the pointer',
  },
  chartReadingBefore: {
    id: 'water.chartReadingBefore',
    defaultMessage: '{year}: {share}',
    description: 'The next words: the same day of the year before',
  },
  chartReadingCurves: {
    id: 'water.chartReadingCurves',
    defaultMessage: 'should hold {lower}–{upper}',
    description: 'The next words: both rule curves on that day; {lower} is 52.8, {upper} 99.3%',
  },
  chartHint: {
    id: 'water.chartHint',
    defaultMessage: 'Point at or touch the chart for its values.',
    description: 'Above a chart, in the place of its value',
  },
  chartByMonth: {
    id: 'water.chartByMonth',
    defaultMessage: 'Inflow and release in {year}, month by month',
    description: 'Name of a chart as a slider: its values are read with the arrow keys',
  },
  flowsByDay: {
    id: 'water.flowsByDay',
    defaultMessage: 'Inflow and release in {month}, day by day',
    description: 'Name of a chart as a slider: its values are read with the arrow keys',
  },
  chartFlows: {
    id: 'water.chartFlows',
    defaultMessage: '{when} (million m³): inflow {inflow}, release {outflow}',
    description:
      'The value of a chart under the pointer; {when} is a month or a day, {inflow} and {outflow} are figures, or Not reported',
  },
  monthTable: {
    id: 'water.monthTable',
    defaultMessage: '{year} by month',
    description: 'Heading of a table, on the page of a reservoir',
  },
  month: { id: 'water.month', defaultMessage: 'Month', description: 'Heading of a column' },
  daysMissing: {
    id: 'water.daysMissing',
    defaultMessage: '{count, plural, one {# day not reported} other {# days not reported}}',
    description: 'After the sum of a month',
  },
  daysReported: {
    id: 'water.daysReported',
    defaultMessage: '{reported}/{all} days',
    description: 'At the sum of a month that lacks days, in a narrow column and in a chart',
  },
  daysLacking: {
    id: 'water.daysLacking',
    defaultMessage: 'Not all days of the month',
    description: 'In the key of a chart: how the bars of months are drawn whose sum lacks days',
  },
  monthsLacking: {
    id: 'water.monthsLacking',
    defaultMessage: 'Not all days are counted in {months}.',
    description: 'In the name of a chart for those who do not see it; {months} is May, or May and June',
  },
  volumeHead: { id: 'water.volumeHead', defaultMessage: 'Stored', description: 'Head of a narrow column of volumes' },
  inflowHead: { id: 'water.inflowHead', defaultMessage: 'Inflow', description: 'Head of a narrow column of inflow' },
  outflowHead: {
    id: 'water.outflowHead',
    defaultMessage: 'Release',
    description: 'Head of a narrow column of releases',
  },
  lastOfMonth: {
    id: 'water.lastOfMonth',
    defaultMessage: 'End of the month',
    description: 'Heading on the page of a month of a reservoir: its last reading in that month, with its date',
  },
  lastReported: {
    id: 'water.lastReported',
    defaultMessage: 'Last day with a report',
    description: 'The same where the last days of the month have no reading, or not yet',
  },
  lowestShare: {
    id: 'water.lowestShare',
    defaultMessage: 'Lowest share',
    description: 'Name of a figure: the lowest share of capacity in a month',
  },
  highestShare: {
    id: 'water.highestShare',
    defaultMessage: 'Highest share',
    description: 'Name of a figure: the highest share of capacity in a month',
  },
  shareOnDay: {
    id: 'water.shareOnDay',
    defaultMessage: '{share} on {date}',
    description: 'A share of capacity; {date} is 10 May',
  },
  aYearBefore: {
    id: 'water.aYearBefore',
    defaultMessage: 'A year before',
    description: 'Name of a figure: the share of capacity of that day',
  },
  changeInMonth: {
    id: 'water.changeInMonth',
    defaultMessage: 'Change in the month',
    description: 'Name of a figure: of the share of capacity, since the end of the month before',
  },
  points: {
    id: 'water.points',
    defaultMessage: '{change} percentage points',
    description: 'A change of the share of capacity; {change} is +1.2',
  },
  sinceDay: {
    id: 'water.sinceDay',
    defaultMessage: 'since {date}',
    description: 'After a change of the share of capacity; {date} is 30 Apr',
  },
  totalInflow: {
    id: 'water.totalInflow',
    defaultMessage: 'Total inflow',
    description: 'Name of a figure: the sum of the days of a month',
  },
  totalOutflow: {
    id: 'water.totalOutflow',
    defaultMessage: 'Total release',
    description: 'Name of a figure: the sum of the days of a month',
  },
  monthCurves: {
    id: 'water.monthCurves',
    defaultMessage:
      '{below, plural, =0 {{above, plural, =0 {Between them on every {all, select, yes {day} other {reported day}}} one {Above the upper one on # day} other {Above the upper one on # days}}} one {Below the lower one on # day{above, plural, =0 {} one {, above the upper one on # day} other {, above the upper one on # days}}} other {Below the lower one on # days{above, plural, =0 {} one {, above the upper one on # day} other {, above the upper one on # days}}}}',
    description: 'After Rule curves: on how many days of a month a reservoir was outside of them',
  },
  curvesOfMonth: {
    id: 'water.curvesOfMonth',
    defaultMessage: 'Rule curves',
    description: 'Name of a figure: on how many days of a month a reservoir was outside its rule curves',
  },
  latestReading: {
    id: 'water.latestReading',
    defaultMessage: 'See the latest reading ({date})',
    description: 'Link from a month of a reservoir, or from a past day of all, to the newest figures',
  },
  wholeYear: {
    id: 'water.wholeYear',
    defaultMessage: 'Year',
    description: 'Link before the months of a year, to all of it',
  },
  allDaysOf: {
    id: 'water.allDaysOf',
    defaultMessage: 'All days of {month}',
    description: 'Link below the latest days; {month} is May 2026',
  },
  latestDays: {
    id: 'water.latestDays',
    defaultMessage: 'Latest days',
    description: 'Heading on the page of a reservoir: its newest readings',
  },
  daysOfMonth: {
    id: 'water.daysOfMonth',
    defaultMessage: 'Daily figures of {month}',
    description: 'Heading of a table, on the page of a reservoir; {month} is May 2026',
  },
  monthBefore: {
    id: 'water.monthBefore',
    defaultMessage: 'Previous: {month}',
    description: 'Link to the days of the month before; {month} is April',
  },
  monthAfter: {
    id: 'water.monthAfter',
    defaultMessage: 'Next: {month}',
    description: 'Link to the days of the month after; {month} is June',
  },
  chooseMonth: {
    id: 'water.chooseMonth',
    defaultMessage: 'Choose a month to see its days.',
    description: 'Below the table of months, whose names are links',
  },
  totalOfDays: {
    id: 'water.totalOfDays',
    defaultMessage: 'Total, {days} (million m³)',
    description: 'Name of the last row of a table of days: sums of inflow and release; {days} is 1–31 May',
  },
  summaryOfDays: {
    id: 'water.summaryOfDays',
    defaultMessage: 'Summary, {days}',
    description: 'Heading of the extremes and sums of a month; {days} is 1–31 May',
  },
  noteCorrected: {
    id: 'water.noteCorrected',
    defaultMessage: '“Corrected” means that figures of that day were corrected after they were published.',
    description: 'Below the days of a month',
  },
  noteBalance: {
    id: 'water.noteBalance',
    defaultMessage:
      'Inflow minus release may not equal the change in the water stored, because water also evaporates and seeps into the ground.',
    description: 'Below the days of a month',
  },
  monthTableNote: {
    id: 'water.monthTableNote',
    defaultMessage: 'Water stored and its share are those of the last day with a report; inflow and release are sums.',
    description: 'Below the table of months',
  },
  date: { id: 'water.date', defaultMessage: 'Day', description: 'Heading of a column of dates' },
  revision: {
    id: 'water.revision',
    defaultMessage: 'Corrected (revision {revision})',
    description: 'Beside a figure that was corrected; the first figures are revision 1',
  },
  describeOne: {
    id: 'water.describeOne',
    defaultMessage: 'Water stored, inflow and release of {name}, {province}, day by day.',
    description: 'What search engines are told of the page of a reservoir',
  },
  allOfSize: {
    id: 'water.allOfSize',
    defaultMessage: 'See all reservoirs of this size',
    description: 'Link from one reservoir to all',
  },
  embedTitle: {
    id: 'water.embedTitle',
    defaultMessage: 'Show this reservoir on another website',
    description: 'Heading of code to copy, on the page of a reservoir',
  },
  embedText: {
    id: 'water.embedText',
    defaultMessage:
      'Websites that the department allows can show the newest figures and the chart in a frame, with this code.',
    description: 'Below the heading: what the code is for',
  },
  embedCode: { id: 'water.embedCode', defaultMessage: 'Code of the frame', description: 'Name of a text to copy' },
  embedCopy: { id: 'water.embedCopy', defaultMessage: 'Copy the code', description: 'Button' },
  embedCopied: { id: 'water.embedCopied', defaultMessage: 'The code has been copied.', description: 'After copying' },
  embedNotCopied: {
    id: 'water.embedNotCopied',
    defaultMessage: 'The code could not be copied. Please select and copy it.',
    description: 'After copying failed',
  },
  useIntro: {
    id: 'water.useIntro',
    defaultMessage: 'How many rai are watered for each crop, season by season.',
    description: 'Under the heading of the page of water-use areas',
  },
  season: { id: 'water.season', defaultMessage: 'Season', description: 'Label of the choice of a season' },
  rai: { id: 'water.rai', defaultMessage: 'rai', description: 'Unit of area, 1,600 square metres' },
  byCrop: { id: 'water.byCrop', defaultMessage: 'By crop', description: 'Heading of sums' },
  crop: { id: 'water.crop', defaultMessage: 'Crop', description: 'Heading of a column' },
  area: { id: 'water.area', defaultMessage: 'Area (rai)', description: 'Heading of a column' },
  cropsOf: {
    id: 'water.cropsOf',
    defaultMessage: 'Crops in the {region} region',
    description: 'Name of a table, for screen readers',
  },
  allCrops: { id: 'water.allCrops', defaultMessage: 'All crops', description: 'Last row of a table: sums' },
  areasReported: {
    id: 'water.areasReported',
    defaultMessage: '{reported} of {all} reported',
    description: 'For screen readers after a sum of areas',
  },
  noteUseMissing: {
    id: 'water.noteUseMissing',
    defaultMessage: '“Not reported” means that no figure arrived; it does not mean zero.',
    description: 'Explanation',
  },
  noteUseStar: {
    id: 'water.noteUseStar',
    defaultMessage: 'A sum with a star adds only what was reported.',
    description: 'Explanation, where a sum has a star',
  },
  noteUseSeason: {
    id: 'water.noteUseSeason',
    defaultMessage: 'The wet season runs from May to October, the dry season from November to April of the next year.',
    description: 'Explanation',
  },
  homeAttention: {
    id: 'water.homeAttention',
    defaultMessage:
      '{which, select, low {Low water or too little water in {low}} other {Too much water in {high}}} of {all} {size, select, large {large } other {}}reservoirs{which, select, both {, low or too little in {low}} other {}}',
    description:
      'Link to the water figures in the first screen of the home page: how many need attention, and why; short',
  },
  homeShare: {
    id: 'water.homeShare',
    defaultMessage: 'Large reservoirs: {share} full on {date}',
    description: 'Link to the water figures in the first screen of the home page: how full the large ones are',
  },
  homeTitle: {
    id: 'water.homeTitle',
    defaultMessage: 'Water in the large reservoirs',
    description: 'Heading of the water figures on the front door',
  },
  homeTitleBoth: {
    id: 'water.homeTitleBoth',
    defaultMessage: 'Water in reservoirs',
    description: 'The same heading where medium reservoirs are shown as well',
  },
  homeAll: {
    id: 'water.homeAll',
    defaultMessage: 'See every reservoir',
    description: 'Link from the front door to the reservoirs',
  },
  file: { id: 'water.file', defaultMessage: 'Reservoir code', description: 'Heading of a column of a CSV file' },
  fileDate: { id: 'water.fileDate', defaultMessage: 'Date', description: 'Heading of a column of a CSV file' },
  fileVolume: {
    id: 'water.fileVolume',
    defaultMessage: 'Water stored (million m³)',
    description: 'Heading of a column of a CSV file',
  },
  fileStorage: {
    id: 'water.fileStorage',
    defaultMessage: 'Capacity (million m³)',
    description: 'Heading of a column of a CSV file',
  },
  fileShare: {
    id: 'water.fileShare',
    defaultMessage: 'Share of capacity (%)',
    description: 'Heading of a column of a CSV file',
  },
  fileUsable: {
    id: 'water.fileUsable',
    defaultMessage: 'Usable water (million m³)',
    description: 'Heading of a column of a CSV file',
  },
  fileInflow: {
    id: 'water.fileInflow',
    defaultMessage: 'Inflow (million m³ a day)',
    description: 'Heading of a column of a CSV file',
  },
  fileOutflow: {
    id: 'water.fileOutflow',
    defaultMessage: 'Release (million m³ a day)',
    description: 'Heading of a column of a CSV file',
  },
  fileRevision: {
    id: 'water.fileRevision',
    defaultMessage: 'Revision',
    description: 'Heading of a column of a CSV file',
  },
  fileInvented: {
    id: 'water.fileInvented',
    defaultMessage: 'Invented',
    description: 'Heading of a column of a CSV file',
  },
  yes: { id: 'water.yes', defaultMessage: 'yes', description: 'In a cell of a CSV file' },
  no: { id: 'water.no', defaultMessage: 'no', description: 'In a cell of a CSV file' },
});

const sizes = defineMessages({
  large: { id: 'water.sizeLarge', defaultMessage: 'Large reservoirs', description: 'Those over 100 million m³' },
  medium: { id: 'water.sizeMedium', defaultMessage: 'Medium reservoirs', description: 'Smaller than the large ones' },
});

const sizeTabs = defineMessages({
  large: { id: 'water.tabLarge', defaultMessage: 'Large', description: 'Link to the large reservoirs' },
  medium: { id: 'water.tabMedium', defaultMessage: 'Medium', description: 'Link to the medium reservoirs' },
});

const sizeTitles = defineMessages({
  large: { id: 'water.titleLarge', defaultMessage: 'Water in the large reservoirs', description: 'Title of a page' },
  medium: { id: 'water.titleMedium', defaultMessage: 'Water in the medium reservoirs', description: 'Title of a page' },
});

const oneOfSize = defineMessages({
  large: { id: 'water.oneLarge', defaultMessage: 'Large reservoir', description: 'Fact of a reservoir' },
  medium: { id: 'water.oneMedium', defaultMessage: 'Medium reservoir', description: 'Fact of a reservoir' },
});

const orders = defineMessages({
  emptiest: { id: 'water.sortEmptiest', defaultMessage: 'Emptiest first', description: 'Choice of an order' },
  fullest: { id: 'water.sortFullest', defaultMessage: 'Fullest first', description: 'Choice of an order' },
  week: { id: 'water.sortWeek', defaultMessage: 'Largest fall in a week first', description: 'Choice of an order' },
  year: { id: 'water.sortYear', defaultMessage: 'Largest fall in a year first', description: 'Choice of an order' },
});

const countsOfLevels = defineMessages({
  'over-full': {
    id: 'water.countOverFull',
    defaultMessage: '{isOnly, select, yes {} other {{count} }}above normal level',
    description: 'In a sentence: how many reservoirs have a water level; without the number where it is the only level',
  },
  'above-curve': {
    id: 'water.countAboveCurve',
    defaultMessage: '{isOnly, select, yes {} other {{count} }}above the upper curve',
    description: 'The same',
  },
  low: {
    id: 'water.countLow',
    defaultMessage: '{isOnly, select, yes {} other {{count} }}low on water',
    description: 'The same',
  },
  'below-curve': {
    id: 'water.countBelowCurve',
    defaultMessage: '{isOnly, select, yes {} other {{count} }}below the lower curve',
    description: 'The same',
  },
});

const levels = defineMessages({
  'over-full': {
    id: 'water.levelOverFull',
    defaultMessage: 'Above normal level',
    description: 'Water level: above storage',
  },
  'above-curve': {
    id: 'water.levelAboveCurve',
    defaultMessage: 'Above upper curve',
    description: 'Water level: above the upper rule curve',
  },
  'below-curve': {
    id: 'water.levelBelowCurve',
    defaultMessage: 'Below lower curve',
    description: 'Water level: below the lower rule curve',
  },
  'very-good': { id: 'water.levelVeryGood', defaultMessage: 'Very good', description: 'Water level: 80 to 100%' },
  good: { id: 'water.levelGood', defaultMessage: 'Good', description: 'Water level: 50 to 80%' },
  fair: { id: 'water.levelFair', defaultMessage: 'Fair', description: 'Water level: 30 to 50%' },
  low: { id: 'water.levelLow', defaultMessage: 'Low', description: 'Water level: up to 30%' },
});

const regions = defineMessages({
  north: { id: 'water.regionNorth', defaultMessage: 'North', description: 'Region' },
  northeast: { id: 'water.regionNortheast', defaultMessage: 'Northeast', description: 'Region' },
  central: { id: 'water.regionCentral', defaultMessage: 'Central', description: 'Region' },
  east: { id: 'water.regionEast', defaultMessage: 'East', description: 'Region' },
  west: { id: 'water.regionWest', defaultMessage: 'West', description: 'Region' },
  south: { id: 'water.regionSouth', defaultMessage: 'South', description: 'Region' },
});

/** In lines, as they stand on a map. */
const mapRegions = defineMessages({
  north: { id: 'water.mapNorth', defaultMessage: 'North', description: 'Region on a map, in one or two lines' },
  northeast: {
    id: 'water.mapNortheast',
    defaultMessage: 'Northeast',
    description: 'Region on a map, in one or two lines',
  },
  central: { id: 'water.mapCentral', defaultMessage: 'Central', description: 'Region on a map, in one or two lines' },
  east: { id: 'water.mapEast', defaultMessage: 'East', description: 'Region on a map, in one or two lines' },
  west: { id: 'water.mapWest', defaultMessage: 'West', description: 'Region on a map, in one or two lines' },
  south: { id: 'water.mapSouth', defaultMessage: 'South', description: 'Region on a map, in one or two lines' },
});

const regionHeads = defineMessages({
  north: {
    id: 'water.regionHeadNorth',
    defaultMessage: 'North',
    description: 'Region as the head of a column: as short as it can be',
  },
  northeast: {
    id: 'water.regionHeadNortheast',
    defaultMessage: 'Northeast',
    description: 'Region as the head of a column: as short as it can be',
  },
  central: {
    id: 'water.regionHeadCentral',
    defaultMessage: 'Central',
    description: 'Region as the head of a column: as short as it can be',
  },
  east: {
    id: 'water.regionHeadEast',
    defaultMessage: 'East',
    description: 'Region as the head of a column: as short as it can be',
  },
  west: {
    id: 'water.regionHeadWest',
    defaultMessage: 'West',
    description: 'Region as the head of a column: as short as it can be',
  },
  south: {
    id: 'water.regionHeadSouth',
    defaultMessage: 'South',
    description: 'Region as the head of a column: as short as it can be',
  },
});

const crops = defineMessages({
  rice: { id: 'water.cropRice', defaultMessage: 'Rice', description: 'Crop type (spec §3)' },
  sugarcane: { id: 'water.cropSugarcane', defaultMessage: 'Sugarcane', description: 'Crop type (spec §3)' },
  'field-crops': { id: 'water.cropFieldCrops', defaultMessage: 'Field crops', description: 'Crop type (spec §3)' },
  vegetables: { id: 'water.cropVegetables', defaultMessage: 'Vegetables', description: 'Crop type (spec §3)' },
  'fruit-trees': { id: 'water.cropFruitTrees', defaultMessage: 'Fruit trees', description: 'Crop type (spec §3)' },
  'perennial-trees': {
    id: 'water.cropPerennialTrees',
    defaultMessage: 'Perennial trees',
    description: 'Crop type (spec §3)',
  },
  'other-crops': { id: 'water.cropOtherCrops', defaultMessage: 'Other crops', description: 'Crop type (spec §3)' },
  'fish-ponds': { id: 'water.cropFishPonds', defaultMessage: 'Fish ponds', description: 'Crop type (spec §3)' },
  'shrimp-ponds': { id: 'water.cropShrimpPonds', defaultMessage: 'Shrimp ponds', description: 'Crop type (spec §3)' },
  'other-areas': { id: 'water.cropOtherAreas', defaultMessage: 'Other areas', description: 'Crop type (spec §3)' },
});

const seasons = defineMessages({
  wet: { id: 'water.seasonWet', defaultMessage: 'wet season {year}', description: 'A season; {year} is 2026' },
  dry: {
    id: 'water.seasonDry',
    defaultMessage: 'dry season {year}/{next}',
    description: 'A season across two years; {year} is 2025, {next} is 26',
  },
});

type Labels<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

/** The label of each code. */
export const sizeLabels: Labels<ReservoirSize> = sizes;
export const sizeTabLabels: Labels<ReservoirSize> = sizeTabs;
export const sizeTitleLabels: Labels<ReservoirSize> = sizeTitles;
export const oneOfSizeLabels: Labels<ReservoirSize> = oneOfSize;
export const levelLabels: Labels<WaterLevel> = levels;
export const countOfLevelLabels: Labels<AttentionLevel> = countsOfLevels;
export const orderLabels: Labels<ReservoirOrder> = orders;
export const regionLabels: Labels<WaterRegion> = regions;
/** Their lines are separated by line breaks. */
export const mapRegionLabels: Labels<WaterRegion> = mapRegions;
export const regionHeadLabels: Labels<WaterRegion> = regionHeads;
export const cropLabels: Labels<Crop> = crops;
/** Have the arguments {year} and {next}, the last two digits of the next year. */
export const seasonLabels: Labels<Season> = seasons;
