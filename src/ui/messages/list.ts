import { defineMessages } from '@formatjs/intl';

export const listMessages = defineMessages({
  filterSentence: {
    id: 'list.filterSentence',
    defaultMessage: 'Show {category} from {year}',
    description: 'Filter of a list, read as a sentence: {category} and {year} are selects',
  },
  filterSentenceWithSubcategory: {
    id: 'list.filterSentenceWithSubcategory',
    defaultMessage: 'Show {category} about {subcategory} from {year}',
    description: 'The filter when the chosen category has subcategories: all three are selects',
  },
  filterByCategory: {
    id: 'list.filterByCategory',
    defaultMessage: 'Show {category}',
    description: 'The filter of a list without years: {category} is a select',
  },
  filterByCategoryAndSubcategory: {
    id: 'list.filterByCategoryAndSubcategory',
    defaultMessage: 'Show {category} about {subcategory}',
    description: 'The filter of a list without years when the chosen category has subcategories',
  },
  filterByYear: {
    id: 'list.filterByYear',
    defaultMessage: 'Show everything from {year}',
    description: 'The filter of a list without categories: {year} is a select',
  },
  coming: { id: 'list.coming', defaultMessage: 'Upcoming', description: 'Events that are still to come' },
  past: { id: 'list.past', defaultMessage: 'Past', description: 'Events that are over' },
  pastTab: { id: 'list.pastTab', defaultMessage: 'Past', description: 'Tab of events that are over, a short word' },
  calendarTab: {
    id: 'list.calendarTab',
    defaultMessage: 'Calendar',
    description: 'Tab beside upcoming and past events',
  },
  comingOrPast: { id: 'list.comingOrPast', defaultMessage: 'When', description: 'Name of the links: coming, past' },
  noneComing: {
    id: 'list.noneComing',
    defaultMessage: 'No event is planned at the moment.',
    description: 'In the place of an empty list of coming events',
  },
  category: { id: 'list.category', defaultMessage: 'Subject', description: 'Name of the select of categories' },
  subcategory: { id: 'list.subcategory', defaultMessage: 'Topic', description: 'Name of the select of subcategories' },
  year: { id: 'list.year', defaultMessage: 'Year', description: 'Name of the select of years' },
  anyCategory: { id: 'list.anyCategory', defaultMessage: 'every subject', description: 'First choice of categories' },
  anySubcategory: {
    id: 'list.anySubcategory',
    defaultMessage: 'every topic',
    description: 'First choice of subcategories',
  },
  anyYear: { id: 'list.anyYear', defaultMessage: 'every year', description: 'First choice of years' },
  oneYear: { id: 'list.oneYear', defaultMessage: '{year}', description: 'One choice of years' },
  apply: { id: 'list.apply', defaultMessage: 'Show', description: 'Button that applies the filter' },
  clear: { id: 'list.clear', defaultMessage: 'Clear the filter', description: 'Link to the list without a filter' },
  countAndPosition: {
    id: 'list.countAndPosition',
    defaultMessage: '{count}, page {page} of {last}',
    description: 'Beside each other, when the list has several pages; {count} as in: 40 news items',
  },
  empty: {
    id: 'list.empty',
    defaultMessage: 'Nothing has been published under this choice. Try another subject or year, or see everything.',
    description: 'In the place of an empty, filtered list',
  },
  emptyAll: {
    id: 'list.emptyAll',
    defaultMessage: 'Nothing has been published here yet. Please come back later.',
    description: 'In the place of a list that has nothing at all',
  },
  seeAll: { id: 'list.seeAll', defaultMessage: 'See everything', description: 'Button from an empty list' },
  pages: { id: 'list.pages', defaultMessage: 'Pages', description: 'Name of the pagination landmark' },
  first: { id: 'list.first', defaultMessage: 'First', description: 'Pagination (spec §2)' },
  previous: { id: 'list.previous', defaultMessage: 'Previous', description: 'Pagination (spec §2)' },
  next: { id: 'list.next', defaultMessage: 'Next', description: 'Pagination (spec §2)' },
  last: { id: 'list.last', defaultMessage: 'Last', description: 'Pagination (spec §2)' },
  pageNumber: {
    id: 'list.pageNumber',
    defaultMessage: 'Page {page}',
    description: 'Name of a numbered step of the pagination, for screen readers',
  },
  pageSize: { id: 'list.pageSize', defaultMessage: 'Records per page', description: 'Pagination (spec §2)' },
  changePageSize: {
    id: 'list.changePageSize',
    defaultMessage: 'Change',
    description: 'Button beside records per page',
  },
});
