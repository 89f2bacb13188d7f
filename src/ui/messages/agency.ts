import { defineMessages } from '@formatjs/intl';

export const agencyMessages = defineMessages({
  ofProvinceSentence: {
    id: 'agency.ofProvinceSentence',
    defaultMessage: 'Show offices that look after {province}',
    description: 'Filter of the offices; {province} is a field to choose from',
  },
  provinceLookedAfter: {
    id: 'agency.provinceLookedAfter',
    defaultMessage: 'Province',
    description: 'Name of the field to choose a province from',
  },
  anyProvince: {
    id: 'agency.anyProvince',
    defaultMessage: 'every province',
    description: 'First choice of the filter of the offices',
  },
  provinceMissing: {
    id: 'agency.provinceMissing',
    defaultMessage: 'Is your province not in the list? {contact}',
    description: 'Below the filter of the offices; {contact} is a link',
  },
  askDepartment: {
    id: 'agency.askDepartment',
    defaultMessage: 'Ask the department',
    description: 'Link to the contact page',
  },
  foundInProvince: {
    id: 'agency.foundInProvince',
    defaultMessage: '{count, plural, one {# office looks} other {# offices look}} after {province}.',
    description: 'Above the offices of a province',
  },
  count: {
    id: 'agency.count',
    defaultMessage: '{count, plural, one {# office} other {# offices}}',
    description: 'Beside the heading of a group of offices',
  },
  hours: { id: 'agency.hours', defaultMessage: 'Opening hours', description: 'Fact of an office: when it is open' },
  website: { id: 'agency.website', defaultMessage: 'Website', description: 'Fact of an office' },
  inventedAddress: {
    id: 'agency.inventedAddress',
    defaultMessage: 'an invented address',
    description: 'In brackets after the website of a sample, which nobody can open',
  },
  inventedNumbers: {
    id: 'agency.inventedNumbers',
    defaultMessage: 'The telephone numbers in this list are invented.',
    description: 'Above a list of offices whose numbers are masked: 0 2xxx 1100',
  },
  call: { id: 'agency.call', defaultMessage: 'Call {number}', description: 'Button that calls an office' },
  ask: { id: 'agency.ask', defaultMessage: 'Ask this office', description: 'Button that leads to the contact form' },
  reportProblem: {
    id: 'agency.reportProblem',
    defaultMessage: 'Report a problem or complain',
    description: 'Link to the form of a complaint',
  },
  reservoirs: {
    id: 'agency.reservoirs',
    defaultMessage: 'Reservoirs in its provinces',
    description: 'Heading of the reservoirs in the provinces of an office',
  },
  reservoirsDay: {
    id: 'agency.reservoirsDay',
    defaultMessage: 'Water as a share of capacity, {date}.',
    description: 'Below the heading of the reservoirs in the provinces of an office',
  },
  moreReservoirs: {
    id: 'agency.moreReservoirs',
    defaultMessage: 'All reservoirs',
    description: 'Link below the reservoirs of an office',
  },
  below: {
    id: 'agency.below',
    defaultMessage: 'Offices and projects that belong to it',
    description: 'Heading of the offices whose parent is this one',
  },
  neighbours: {
    id: 'agency.neighbours',
    defaultMessage: 'Neighbouring offices',
    description: 'Heading of links to the offices of the provinces around',
  },
  shadedProvinces: {
    id: 'agency.shadedProvinces',
    defaultMessage: 'Shaded: the {count, plural, one {province} other {provinces}} that {office} looks after.',
    description: 'Caption of the map of the provinces of an office',
  },
  provinceBorders: {
    id: 'agency.provinceBorders',
    defaultMessage: 'Provinces: {source} (CC BY 4.0), simplified.',
    description: 'Below a map: the source of the borders of provinces; {source} is a link',
  },
  seeAll: {
    id: 'agency.seeAll',
    defaultMessage: 'See all offices',
    description: 'Link to the offices of all provinces',
  },
  provinces: {
    id: 'agency.provinces',
    defaultMessage: 'Looks after',
    description: 'Fact of an office: the provinces it looks after',
  },
});
