import { defineMessages } from '@formatjs/intl';

/** Of the field that is on every page. */
export const searchFieldMessages = defineMessages({
  site: {
    id: 'search.site',
    defaultMessage: 'Search this website',
    description: 'Name of the search form in the header and in the menu, and label of its field',
  },
  button: { id: 'search.button', defaultMessage: 'Search', description: 'Button of every search form' },
  again: {
    id: 'search.again',
    defaultMessage: 'Look for it by its name',
    description: 'Label of the search field on the 404 page, which is filled with the words of the address',
  },
  hero: {
    id: 'search.hero',
    defaultMessage: 'What are you looking for?',
    description: 'Label of the search field on the home page',
  },
  documents: {
    id: 'search.documents',
    defaultMessage: 'Search in documents',
    description: 'Label of the search field of the list of documents',
  },
});

export const searchMessages = defineMessages({
  title: { id: 'search.title', defaultMessage: 'Search', description: 'Title of the search page' },
  titleOfText: {
    id: 'search.titleOfText',
    defaultMessage: 'Search results for “{text}”',
    description: 'Title of the search page after a search; {text} is what was typed',
  },
  titleOfTag: {
    id: 'search.titleOfTag',
    defaultMessage: 'Everything about “{tag}”',
    description: 'Title of the search page for a tag',
  },
  intro: {
    id: 'search.intro',
    defaultMessage:
      'Find news, documents and the text of their files, reservoirs, offices, people, and codes of public disclosure.',
    description: 'Below the title of the search page before a search',
  },
  words: {
    id: 'search.words',
    defaultMessage: 'Words to look for',
    description: 'Label of the field on the search page',
  },
  examples: {
    id: 'search.examples',
    defaultMessage: 'For example the name of a reservoir or a person, the number of a document, or the code O10',
    description: 'Below the field on the search page, before a search',
  },
  form: { id: 'search.form', defaultMessage: 'Search and filters', description: 'Name of the form on the search page' },
  advanced: { id: 'search.advanced', defaultMessage: 'Advanced search', description: 'Opens more fields (spec §2)' },
  type: { id: 'search.type', defaultMessage: 'Content type', description: 'Field and filter (spec §2)' },
  anyType: { id: 'search.anyType', defaultMessage: 'Every type', description: 'First choice of the content type' },
  from: { id: 'search.from', defaultMessage: 'From', description: 'First day of the date range (spec §2)' },
  to: { id: 'search.to', defaultMessage: 'To', description: 'Last day of the date range (spec §2)' },
  dates: {
    id: 'search.dates',
    defaultMessage: 'Date published, or date of an event',
    description: 'Heading of the two days of the date range',
  },
  disclosure: {
    id: 'search.disclosure',
    defaultMessage: 'Public disclosure (OIT)',
    description: 'Short name of public disclosure, where there is room for one line',
  },
  clear: { id: 'search.clear', defaultMessage: 'Clear search', description: 'Button that resets the search (spec §2)' },
  clearFilters: {
    id: 'search.clearFilters',
    defaultMessage: 'Clear all filters',
    description: 'Link after the chosen filters',
  },
  count: {
    id: 'search.count',
    defaultMessage: '{count, plural, one {# result} other {# results}}',
    description: 'How many results a search has',
  },
  about: {
    id: 'search.about',
    defaultMessage: 'About {count, number} results',
    description: 'How many results a search has, where that is an estimate',
  },
  beyond: {
    id: 'search.beyond',
    defaultMessage: 'Only the first {count} are listed here. Filters or more words lead to the others.',
    description: 'Below the number of results, when there are more than pages list',
  },
  otherEra: {
    id: 'search.otherEra',
    defaultMessage: 'Results with {other} are here, too: it is the same year as {year}.',
    description: 'Above results for a year, which in the other era is another number',
  },
  relaxed: {
    id: 'search.relaxed',
    defaultMessage: 'Few pages have all of these words, so the list goes on with pages that have some of them.',
    description: 'Above results of which some do not have all words',
  },
  filters: { id: 'search.filters', defaultMessage: 'Filters', description: 'Name of the filters beside the results' },
  chosen: { id: 'search.chosen', defaultMessage: 'Chosen filters', description: 'Name of the list of chosen filters' },
  allTypes: { id: 'search.allTypes', defaultMessage: 'All types', description: 'Link to results of every type' },
  moreTypes: {
    id: 'search.moreTypes',
    defaultMessage: '{count, plural, one {# other type} other {# other types}}',
    description: 'Unfolds the types of content that are not shown',
  },
  allCategories: {
    id: 'search.allCategories',
    defaultMessage: 'All subjects',
    description: 'Link to results of every category',
  },
  category: { id: 'search.category', defaultMessage: 'Subject', description: 'Filter by category (spec §2)' },
  chosenType: { id: 'search.chosenType', defaultMessage: 'Type: {type}', description: 'A chosen filter' },
  chosenCategory: {
    id: 'search.chosenCategory',
    defaultMessage: 'Subject: {category}',
    description: 'A chosen filter',
  },
  chosenSubcategory: {
    id: 'search.chosenSubcategory',
    defaultMessage: 'Topic: {subcategory}',
    description: 'A chosen filter',
  },
  chosenTag: { id: 'search.chosenTag', defaultMessage: 'Keyword: {tag}', description: 'A chosen filter' },
  chosenFrom: { id: 'search.chosenFrom', defaultMessage: 'From {date}', description: 'A chosen filter' },
  chosenTo: { id: 'search.chosenTo', defaultMessage: 'Until {date}', description: 'A chosen filter' },
  remove: { id: 'search.remove', defaultMessage: 'remove this filter', description: 'What a chosen filter does' },
  view: { id: 'search.view', defaultMessage: 'Show results as', description: 'Name of the links: list, calendar' },
  list: { id: 'search.list', defaultMessage: 'List', description: 'Results as a list (spec §2)' },
  calendar: {
    id: 'search.calendar',
    defaultMessage: 'Calendar of events',
    description: 'The events among the results in a calendar (spec §2)',
  },
  sort: { id: 'search.sort', defaultMessage: 'Sort by', description: 'Label of the sort order' },
  results: {
    id: 'search.results',
    defaultMessage: 'Results',
    description: 'Heading of the results, for screen readers',
  },
  notFound: {
    id: 'search.notFound',
    defaultMessage: 'The searched item was not found',
    description: 'Heading in the place of results when there are none (spec §2, §8)',
  },
  tryOthers: {
    id: 'search.tryOthers',
    defaultMessage: 'Check the spelling, or use fewer or other words. A single word often finds more.',
    description: 'Advice when nothing was found',
  },
  tryWithout: {
    id: 'search.tryWithout',
    defaultMessage: 'Search without the filters',
    description: 'Link when nothing was found, to the search without its filters',
  },
  tryLists: {
    id: 'search.tryLists',
    defaultMessage: 'Or look through what we publish:',
    description: 'Before links to the lists, when nothing was found',
  },
  tryContact: {
    id: 'search.tryContact',
    defaultMessage: 'Ask us: somebody in the department will find it for you',
    description: 'Link to the contact page, when nothing was found',
  },
  byType: { id: 'search.byType', defaultMessage: 'Look through', description: 'Heading of the types of content' },
  popular: {
    id: 'search.popular',
    defaultMessage: 'News that people read most',
    description: 'Heading of the most popular news',
  },
  needsLetters: {
    id: 'search.needsLetters',
    defaultMessage: 'Please type at least 1 letter or digit.',
    description: 'Above the field, when only signs were typed',
  },
  cut: {
    id: 'search.cut',
    defaultMessage: 'That is very long: only the first {count} characters are searched for.',
    description: 'Above the field, when a very long text was typed',
  },
  dayHint: {
    id: 'search.dayHint',
    defaultMessage: 'For example {gregorian} or {buddhist}',
    description:
      'Above the field of a day that is typed again: the same day in both eras, as in 31/12/2026, 31/12/2569',
  },
  noSuchDay: {
    id: 'search.noSuchDay',
    defaultMessage: 'There is no such day in the calendar.',
    description: 'Above the field of a day, after 30 February',
  },
  dayForm: {
    id: 'search.dayForm',
    defaultMessage: 'Please type day, month and year in digits, as in the example.',
    description: 'Above the field of a day, after words or a year of two digits',
  },
  swapped: {
    id: 'search.swapped',
    defaultMessage: 'The first day was later than the last one, so we have swapped them.',
    description: 'Above the days of the date range',
  },
  feed: {
    id: 'search.feed',
    defaultMessage: 'Follow this search in a feed reader (Atom)',
    description: 'Link to the feed of a search',
  },
  files: {
    id: 'search.files',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'How many files a document has, when it has several',
  },
  reservoirIn: {
    id: 'search.reservoirIn',
    defaultMessage: '{kind} in {province}',
    description: 'Fact of a reservoir: Large reservoir in Tak',
  },
});

export const searchSortMessages = defineMessages({
  relevance: { id: 'search.sortRelevance', defaultMessage: 'Best match', description: 'Sort order of results' },
  newest: { id: 'search.sortNewest', defaultMessage: 'Latest to oldest', description: 'Sort order (spec §2)' },
  oldest: { id: 'search.sortOldest', defaultMessage: 'Oldest to latest', description: 'Sort order (spec §2)' },
  popular: { id: 'search.sortPopular', defaultMessage: 'Most popular', description: 'Sort order by hits (spec §2)' },
});

/** Of what is suggested while somebody types. */
export const suggestionMessages = defineMessages({
  count: {
    id: 'search.suggestions',
    defaultMessage:
      '{count, plural, =0 {No suggestions} one {# suggestion, use the arrow keys} other {# suggestions, use the arrow keys}}',
    description: 'Announced to screen readers while somebody types a search',
  },
});
