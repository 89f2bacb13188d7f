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
