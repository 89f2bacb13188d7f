import { defineMessages } from '@formatjs/intl';

/** Confirming an e-mail address (spec §2, §4). */
export const verifyMessages = defineMessages({
  title: {
    id: 'verify.title',
    defaultMessage: 'Confirm your e-mail',
    description: 'Title of the page of a link that confirms an address',
  },
  who: {
    id: 'verify.who',
    defaultMessage: '{name} registered here with your e-mail address. Is this you?',
    description: 'On the page of the link',
  },
  anyone: {
    id: 'verify.anyone',
    defaultMessage: 'Somebody registered here with your e-mail address. Is this you?',
    description: 'On the page of the link, where the name is not known',
  },
  newAddress: {
    id: 'verify.newAddress',
    defaultMessage: 'A member wants to use {email} from now on. Is this you?',
    description: 'On the page of a link to a new address',
  },
  confirm: { id: 'verify.confirm', defaultMessage: 'Yes, confirm my e-mail', description: 'Button' },
  decline: {
    id: 'verify.decline',
    defaultMessage: 'No, this was not me',
    description: 'Button: the account is deleted, or the address stays as it was',
  },
  verified: {
    id: 'verify.verified',
    defaultMessage: 'Your e-mail is confirmed',
    description: 'Heading after a success (spec §2)',
  },
  verifiedText: {
    id: 'verify.verifiedText',
    defaultMessage: 'You can sign in now.',
    description: 'Text after a success (spec §2)',
  },
  toLogin: { id: 'verify.toLogin', defaultMessage: 'Go to sign in', description: 'Link after a success' },
  countdown: {
    id: 'verify.countdown',
    defaultMessage: 'The page to sign in opens in {seconds, plural, one {# second} other {# seconds}}.',
    description: 'The countdown (spec §2)',
  },
  stay: { id: 'verify.stay', defaultMessage: 'Stay on this page', description: 'Button that stops the countdown' },
  declined: {
    id: 'verify.declined',
    defaultMessage: 'Thank you for telling us',
    description: 'Heading after it was not the person',
  },
  declinedText: {
    id: 'verify.declinedText',
    defaultMessage: 'Your e-mail address is not used here.',
    description: 'Text after it was not the person',
  },
  failed: {
    id: 'verify.failed',
    defaultMessage: 'This link cannot be used',
    description: 'Heading of a failure (spec §2)',
  },
  linkExpired: {
    id: 'verify.linkExpired',
    defaultMessage: 'The link is invalid or expired: it is too old.',
    description: 'Why a link opens nothing (spec §8)',
  },
  linkUsed: {
    id: 'verify.linkUsed',
    defaultMessage: 'The link was used already. If it was you, you need do nothing more.',
    description: 'Why a link opens nothing',
  },
  linkVoid: {
    id: 'verify.linkVoid',
    defaultMessage: 'The link is no longer valid, because something else was done with the account since.',
    description: 'Why a link opens nothing',
  },
  linkUnknown: {
    id: 'verify.linkUnknown',
    defaultMessage: 'The link is invalid or expired.',
    description: 'Why a link opens nothing (spec §8)',
  },
  addressTaken: {
    id: 'verify.addressTaken',
    defaultMessage: 'Another account now uses this address.',
    description: 'Why a new address cannot be confirmed',
  },
  registerAgain: {
    id: 'verify.registerAgain',
    defaultMessage: 'Register again',
    description: 'Link after a failure (spec §2)',
  },
  resendTitle: {
    id: 'verify.resendTitle',
    defaultMessage: 'Send the confirmation again',
    description: 'Title of the page that sends the e-mail again',
  },
  resendIntro: {
    id: 'verify.resendIntro',
    defaultMessage:
      'Enter the e-mail with which you registered. If it waits for its confirmation, we send the e-mail again.',
    description: 'Under the heading',
  },
  resend: { id: 'verify.resend', defaultMessage: 'Send again', description: 'Button' },
});
