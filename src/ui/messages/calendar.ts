import { defineMessages } from '@formatjs/intl';

export const calendarMessages = defineMessages({
  title: { id: 'calendar.title', defaultMessage: 'Calendar', description: 'Title of the calendar of events' },
  intro: {
    id: 'calendar.intro',
    defaultMessage: 'When hearings, meetings, training and open days take place.',
    description: 'Under the heading of the calendar',
  },
  titleOfPeriod: {
    id: 'calendar.titleOfPeriod',
    defaultMessage: 'Calendar: {period}',
    description: 'Title of the document: {period} as in: November 2026',
  },
  views: { id: 'calendar.views', defaultMessage: 'View', description: 'Name of the links: day, week, month, year' },
  day: { id: 'calendar.day', defaultMessage: 'Day', description: 'View of the calendar (spec §2)' },
  week: { id: 'calendar.week', defaultMessage: 'Week', description: 'View of the calendar (spec §2)' },
  month: { id: 'calendar.month', defaultMessage: 'Month', description: 'View of the calendar (spec §2)' },
  year: { id: 'calendar.year', defaultMessage: 'Year', description: 'View of the calendar (spec §2)' },
  thisDay: { id: 'calendar.thisDay', defaultMessage: 'Today', description: 'Link of the view of a day (spec §2)' },
  thisWeek: {
    id: 'calendar.thisWeek',
    defaultMessage: 'This week',
    description: 'Link of the view of a week (spec §2)',
  },
  thisMonth: {
    id: 'calendar.thisMonth',
    defaultMessage: 'This month',
    description: 'Link of the view of a month (spec §2)',
  },
  thisYear: {
    id: 'calendar.thisYear',
    defaultMessage: 'This year',
    description: 'Link of the view of a year (spec §2)',
  },
  previousDay: { id: 'calendar.previousDay', defaultMessage: 'Previous day', description: 'Link of the view of a day' },
  previousWeek: {
    id: 'calendar.previousWeek',
    defaultMessage: 'Previous week',
    description: 'Link of the view of a week',
  },
  previousMonth: {
    id: 'calendar.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Link of the view of a month',
  },
  previousYear: {
    id: 'calendar.previousYear',
    defaultMessage: 'Previous year',
    description: 'Link of the view of a year',
  },
  nextDay: { id: 'calendar.nextDay', defaultMessage: 'Next day', description: 'Link of the view of a day' },
  nextWeek: { id: 'calendar.nextWeek', defaultMessage: 'Next week', description: 'Link of the view of a week' },
  nextMonth: { id: 'calendar.nextMonth', defaultMessage: 'Next month', description: 'Link of the view of a month' },
  nextYear: { id: 'calendar.nextYear', defaultMessage: 'Next year', description: 'Link of the view of a year' },
  oneYear: { id: 'calendar.oneYear', defaultMessage: '{year}', description: 'A year: 2026' },
  goTo: { id: 'calendar.goTo', defaultMessage: 'Go to', description: 'Before the choices of day, month and year' },
  choices: {
    id: 'calendar.choices',
    defaultMessage: 'Choose subject and date',
    description: 'Unfolds the choices of a calendar on phones',
  },
  go: { id: 'calendar.go', defaultMessage: 'Go', description: 'Button beside the field of a date' },
  allDay: { id: 'calendar.allDay', defaultMessage: 'All day', description: 'In the place of the hours of an event' },
  severalDays: {
    id: 'calendar.severalDays',
    defaultMessage: 'Over several days',
    description: 'Heading of the events of a week that last several days',
  },
  goesOn: {
    id: 'calendar.goesOn',
    defaultMessage: '{count, plural, one {lasts # day} other {lasts # days}}',
    description: 'After the first and the last day of an event',
  },
  continues: {
    id: 'calendar.continues',
    defaultMessage: '(continues)',
    description: 'For screen readers, after an event in a day that is not its first one',
  },
  eventsOfDay: {
    id: 'calendar.eventsOfDay',
    defaultMessage: '{day}: {count, plural, =0 {no events} one {# event} other {# events}}',
    description: 'Name of the link to a day',
  },
  dayToday: {
    id: 'calendar.dayToday',
    defaultMessage: '{day}, today',
    description: 'Today in the name of the link to a day: 28 November, today',
  },
  keyEvents: {
    id: 'calendar.keyEvents',
    defaultMessage: 'Events on this day',
    description: 'Key of a small month: a marked day',
  },
  keyMany: {
    id: 'calendar.keyMany',
    defaultMessage: '{count} or more events',
    description: 'Key of a small month: a strongly marked day',
  },
  keyLong: {
    id: 'calendar.keyLong',
    defaultMessage: 'Events of more than a week: their first day only.',
    description: 'Key of a small month: which days of long events are marked',
  },
  keyMarks: {
    id: 'calendar.keyMarks',
    defaultMessage: 'A dot for each event, at most {count}',
    description: 'Key of the dots under the days of a month, after such a dot',
  },
  asList: {
    id: 'calendar.asList',
    defaultMessage: 'Events day by day',
    description: 'Heading of the events of a month below the table of its days',
  },
  moreEvents: {
    id: 'calendar.moreEvents',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'Link to a day whose events do not fit in a month',
  },
  earlier: {
    id: 'calendar.earlier',
    defaultMessage: '{count, plural, one {# earlier event} other {# earlier events}}',
    description: 'Unfolds the events before today of the weeks of the current month',
  },
  empty: {
    id: 'calendar.empty',
    defaultMessage: 'There are no events in this period.',
    description: 'In the place of an empty calendar',
  },
  noneOfDay: {
    id: 'calendar.noneOfDay',
    defaultMessage: 'No events',
    description: 'Under a day of a week that has none',
  },
  onlyLong: {
    id: 'calendar.onlyLong',
    defaultMessage: 'See above',
    description: 'Under a day of a week that has no event but some of several days, which are listed above the days',
  },
  seeComing: {
    id: 'calendar.seeComing',
    defaultMessage: 'See the next events',
    description: 'Button from an empty calendar to the list of coming events',
  },
  isCut: {
    id: 'calendar.isCut',
    defaultMessage: 'Only the first {count} are shown. Choose a shorter time or a subject to see the others.',
    description: 'Under a calendar with too many events',
  },
  keys: {
    id: 'calendar.keys',
    defaultMessage: 'Arrow keys move between days, Home and End within a week, Page Up and Page Down between months.',
    description: 'For screen readers, at the table of a month',
  },
  subscribe: {
    id: 'calendar.subscribe',
    defaultMessage: 'In your own calendar',
    description: 'Heading of the links to the feed',
  },
  subscribeHint: {
    id: 'calendar.subscribeHint',
    defaultMessage:
      'Subscribe to these events, and your calendar program will follow every change of time and place. If the link does not open the program, copy the address below into it.',
    description: 'Under the heading of the links to the feed',
  },
  subscribeLink: {
    id: 'calendar.subscribeLink',
    defaultMessage: 'Subscribe',
    description: 'Link that opens a calendar program',
  },
  copy: { id: 'calendar.copy', defaultMessage: 'Copy', description: 'Button that copies the address of the feed' },
  copied: { id: 'calendar.copied', defaultMessage: 'Address copied', description: 'After the button was used' },
  copyFailed: {
    id: 'calendar.copyFailed',
    defaultMessage: 'Could not copy. Please select the address and copy it.',
    description: 'When the browser refuses the button',
  },
  download: {
    id: 'calendar.download',
    defaultMessage: 'Download a copy as of today (.ics)',
    description: 'Link to the file of the calendar',
  },
});
