import { defineMessages } from '@formatjs/intl';

/** How an event recurs, in words. */
export const recurrenceMessages = defineMessages({
  daily: {
    id: 'recurrence.daily',
    defaultMessage: '{interval, plural, =1 {Every day} other {Every # days}}',
    description: 'How an event recurs',
  },
  weekly: {
    id: 'recurrence.weekly',
    defaultMessage: '{interval, plural, =1 {Every {days}} other {Every # weeks on {days}}}',
    description: 'How an event recurs: {days} as in: Tuesday and Thursday',
  },
  monthly: {
    id: 'recurrence.monthly',
    defaultMessage: '{interval, plural, =1 {Every month on the {days}} other {Every # months on the {days}}}',
    description: 'How an event recurs: {days} as in: first Monday, or: 1st and 15th',
  },
  yearly: {
    id: 'recurrence.yearly',
    defaultMessage:
      '{interval, plural, =1 {Every year on the {days} of {months}} other {Every # years on the {days} of {months}}}',
    description: 'How an event recurs: {months} as in: June and December',
  },
  dayOfMonth: {
    id: 'recurrence.dayOfMonth',
    defaultMessage: '{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    description: 'A day of a month, in how an event recurs',
  },
  lastDay: {
    id: 'recurrence.lastDay',
    defaultMessage: 'last day',
    description: 'The last day of a month, in how an event recurs',
  },
  nthWeekday: {
    id: 'recurrence.nthWeekday',
    defaultMessage:
      '{nth, select, first {first} second {second} third {third} fourth {fourth} fifth {fifth} other {last}} {weekday}',
    description: 'A weekday of a month, in how an event recurs',
  },
  until: {
    id: 'recurrence.until',
    defaultMessage: '{rule} until {date}',
    description: 'How an event recurs, with its last day: {rule} as in: Every Wednesday',
  },
  times: {
    id: 'recurrence.times',
    defaultMessage: '{rule}, {count, plural, one {# time} other {# times}}',
    description: 'How an event recurs, with the number of times: {rule} as in: Every Wednesday',
  },
});
