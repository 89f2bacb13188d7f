import { defineMessages } from '@formatjs/intl';

export const eventMessages = defineMessages({
  days: { id: 'event.days', defaultMessage: '{from} – {to}', description: 'First and last day of an event' },
  daysOfMonth: {
    id: 'event.daysOfMonth',
    defaultMessage: '{from}–{to}',
    description: 'First and last day of an event in one month, as in: 27–29 January 2027',
  },
  hours: {
    id: 'event.hours',
    defaultMessage: '{date}, {from}–{to}',
    description: 'Day and hours of an event, as in: 21 November 2026, 09:00–16:00',
  },
  moment: {
    id: 'event.moment',
    defaultMessage: '{date}, {time}',
    description: 'Day and time of an event without a duration, as in: 21 November 2026, 16:30',
  },
  when: { id: 'event.when', defaultMessage: 'When', description: 'Fact of an event' },
  onDays: {
    id: 'event.onDays',
    defaultMessage: 'When',
    description: 'Fact of an event: its day or days, without hours',
  },
  tookPlace: { id: 'event.tookPlace', defaultMessage: 'Took place', description: 'Fact of a past event: when it was' },
  place: { id: 'event.place', defaultMessage: 'Where', description: 'Fact of an event' },
  dailyHours: { id: 'event.dailyHours', defaultMessage: 'Hours', description: 'Fact of an event of several days' },
  hoursOnly: { id: 'event.hoursOnly', defaultMessage: '{from}–{to}', description: 'Hours: 09:00–16:00' },
  kind: { id: 'event.kind', defaultMessage: 'Kind of event', description: 'Fact of an event: its category' },
  audience: { id: 'event.audience', defaultMessage: 'Who may come', description: 'Fact of an event' },
  pastAudience: { id: 'event.pastAudience', defaultMessage: 'Who could come', description: 'Fact of a past event' },
  cost: { id: 'event.cost', defaultMessage: 'Places and cost', description: 'Fact of an event' },
  weather: { id: 'event.weather', defaultMessage: 'If it rains', description: 'Fact of an event' },
  contact: {
    id: 'event.contact',
    defaultMessage: 'Contact',
    description: 'Fact of an event: the office to ask about it',
  },
  reports: {
    id: 'event.reports',
    defaultMessage: 'Published since then:',
    description: 'On the page of a past event, before links to related news, albums and videos',
  },
  announced: {
    id: 'event.announced',
    defaultMessage: 'What was announced on {date}',
    description: 'On the page of a past event, above its old text, after how it went; as in: 1 September 2026',
  },
  seeComing: {
    id: 'event.seeComing',
    defaultMessage: 'See upcoming events',
    description: 'Link from a past event to the list',
  },
  past: { id: 'event.past', defaultMessage: 'This event is over.', description: 'On the page of a past event' },
  nextTime: { id: 'event.nextTime', defaultMessage: 'Next time', description: 'Fact of an event that recurs' },
  lastTime: {
    id: 'event.lastTime',
    defaultMessage: 'Last time',
    description: 'Fact of a recurring event that is over',
  },
  repeats: { id: 'event.repeats', defaultMessage: 'Repeats', description: 'Fact of an event that recurs' },
  later: { id: 'event.later', defaultMessage: 'After that', description: 'Fact of an event that recurs: later dates' },
  except: { id: 'event.except', defaultMessage: 'Not on', description: 'Fact of an event that recurs: exceptions' },
  movedFrom: {
    id: 'event.movedFrom',
    defaultMessage: 'Moved from {weekday} {day}',
    description: 'In a list, of an event that recurs and this time is not on its usual day: "Monday", "7 December"',
  },
  notOn: {
    id: 'event.notOn',
    defaultMessage: 'Not on {weekday} {day}',
    description: 'In a list, of an event that recurs but is left out once: "Wednesday", "30 December"',
  },
  openMap: {
    id: 'event.openMap',
    defaultMessage: 'Map ({host})',
    description: 'Link to a map of the place of an event',
  },
  addToCalendar: {
    id: 'event.addToCalendar',
    defaultMessage: 'Add to my calendar (.ics)',
    description: 'Link to the file of one event for calendar programs',
  },
  seeCalendar: {
    id: 'event.seeCalendar',
    defaultMessage: 'See it in the calendar',
    description: 'Link from an event to the day in the calendar',
  },
});
