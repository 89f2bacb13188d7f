import { defineMessages, type MessageDescriptor } from '@formatjs/intl';
import type { SecurityEventKind } from '#domain/members/securityEvent.ts';

/** What happened to an account, in plain words. A kind without words does not compile. */
export const securityEventMessages = defineMessages({
  registered: { id: 'securityEvents.registered', defaultMessage: 'The account was registered.', description: 'Event' },
  registeredAgain: {
    id: 'securityEvents.registeredAgain',
    defaultMessage: 'Somebody wanted to register your e-mail address once more. Nothing was changed.',
    description: 'Event',
  },
  verified: {
    id: 'securityEvents.verified',
    defaultMessage: 'The e-mail address was confirmed.',
    description: 'Event',
  },
  signedIn: { id: 'securityEvents.signedIn', defaultMessage: 'Signed in.', description: 'Event' },
  signInFailed: {
    id: 'securityEvents.signInFailed',
    defaultMessage: 'A sign-in failed: the password was wrong.',
    description: 'Event',
  },
  signedOut: { id: 'securityEvents.signedOut', defaultMessage: 'Signed out.', description: 'Event' },
  signedOutElsewhere: {
    id: 'securityEvents.signedOutElsewhere',
    defaultMessage: 'Signed out everywhere else.',
    description: 'Event',
  },
  passwordChanged: {
    id: 'securityEvents.passwordChanged',
    defaultMessage: 'The password was changed.',
    description: 'Event',
  },
  resetRequested: {
    id: 'securityEvents.resetRequested',
    defaultMessage: 'A link for a new password was asked for.',
    description: 'Event',
  },
  passwordReset: {
    id: 'securityEvents.passwordReset',
    defaultMessage: 'A new password was chosen with a link.',
    description: 'Event',
  },
  emailChangeRequested: {
    id: 'securityEvents.emailChangeRequested',
    defaultMessage: 'A change of the e-mail address was requested.',
    description: 'Event',
  },
  emailChanged: {
    id: 'securityEvents.emailChanged',
    defaultMessage: 'The e-mail address was changed.',
    description: 'Event',
  },
  secondFactorChanged: {
    id: 'securityEvents.secondFactorChanged',
    defaultMessage: 'The second step of signing in was changed.',
    description: 'Event',
  },
  secondStepFailed: {
    id: 'securityEvents.secondStepFailed',
    defaultMessage: 'The password was right, but the second step of signing in failed.',
    description: 'Event',
  },
  recoveryCodeUsed: {
    id: 'securityEvents.recoveryCodeUsed',
    defaultMessage: 'A recovery code was used.',
    description: 'Event',
  },
  providerLinked: {
    id: 'securityEvents.providerLinked',
    defaultMessage: 'The account was linked with an account elsewhere.',
    description: 'Event',
  },
  providerUnlinked: {
    id: 'securityEvents.providerUnlinked',
    defaultMessage: 'The link with an account elsewhere was removed.',
    description: 'Event',
  },
  dataDownloaded: {
    id: 'securityEvents.dataDownloaded',
    defaultMessage: 'Everything that is stored about you was downloaded.',
    description: 'Event',
  },
  operatorLooked: {
    id: 'securityEvents.operatorLooked',
    defaultMessage: 'An officer of the department looked at the account.',
    description: 'Event',
  },
  operatorEndedSessions: {
    id: 'securityEvents.operatorEndedSessions',
    defaultMessage: 'An officer of the department signed you out everywhere.',
    description: 'Event',
  },
  operatorRemovedSecondFactor: {
    id: 'securityEvents.operatorRemovedSecondFactor',
    defaultMessage: 'An officer of the department removed the second step of signing in.',
    description: 'Event',
  },
  erased: { id: 'securityEvents.erased', defaultMessage: 'The account was deleted.', description: 'Event' },
}) satisfies Record<SecurityEventKind, MessageDescriptor>;

/** The page with these events. */
export const securityEventsMessages = defineMessages({
  title: {
    id: 'securityEvents.title',
    defaultMessage: 'What happened to your account',
    description: 'Title of the page, and link to it',
  },
  intro: {
    id: 'securityEvents.intro',
    defaultMessage:
      'The newest entries of the last 90 days, at most 100. If something here was done neither by you nor by an officer, change your password; that signs out everybody else. If another account was linked, remove that link as well; if the second step was changed, tell us too: a new password undoes neither.',
    description: 'Below the title',
  },
  none: { id: 'securityEvents.none', defaultMessage: 'Nothing in the last 90 days.', description: 'An empty list' },
  from: {
    id: 'securityEvents.from',
    defaultMessage: '{browser}, IP address {network}',
    description: 'Where it was done: kind of browser, and IP address',
  },
  network: { id: 'securityEvents.network', defaultMessage: 'IP address {network}', description: 'Where it was done' },
});
