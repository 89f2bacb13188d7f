import { defineMessages, type MessageDescriptor } from '@formatjs/intl';
import type { SocialNotice } from './socialNotice.ts';

/** What came of a visit to a provider of social login. A notice without a message does not compile. */
export const socialNotices = defineMessages({
  providerDenied: {
    id: 'socialNotices.providerDenied',
    defaultMessage: '{provider} did not sign you in, because it was refused or cancelled. Nothing has changed here.',
    description: 'The person or the provider said no',
  },
  providerUnavailable: {
    id: 'socialNotices.providerUnavailable',
    defaultMessage: '{provider} does not answer at the moment. Please try again later, or sign in with your password.',
    description: 'The provider is out of order',
  },
  identityInvalid: {
    id: 'socialNotices.identityInvalid',
    defaultMessage: 'The answer of {provider} could not be used: it was used already, or is too old. Please try again.',
    description: 'The answer of a provider is refused',
  },
  identityNotFresh: {
    id: 'socialNotices.identityNotFresh',
    defaultMessage:
      '{provider} did not ask you to sign in again, so it proves nothing. Please sign out there and try again, or set a password by e-mail.',
    description: 'A member had to sign in at the provider again',
  },
  identityOther: {
    id: 'socialNotices.identityOther',
    defaultMessage: 'This is not the account at {provider} that is linked to yours. Please choose the right one there.',
    description: 'A member signed in at the provider with another account',
  },
  identityTaken: {
    id: 'socialNotices.identityTaken',
    defaultMessage:
      'This account at {provider} is linked to another account here. Sign in with it to remove that link first.',
    description: 'An account at a provider belongs to another member',
  },
  identityUnconfirmed: {
    id: 'socialNotices.identityUnconfirmed',
    defaultMessage:
      'Please confirm your e-mail first: open the link that we have sent you. Then sign in with {provider}.',
    description: 'The address of the account was never confirmed',
  },
  addressHasAccount: {
    id: 'socialNotices.addressHasAccount',
    defaultMessage:
      'There is an account with your e-mail here already. Sign in to it once as usual; then you can link {provider} to it.',
    description: 'On the login page, after a sign-in at a provider',
  },
  socialStateLost: {
    id: 'socialNotices.socialStateLost',
    defaultMessage:
      'The sign-in took longer than it may, or was begun in another browser or window. Please begin again.',
    description: 'What was remembered about a visit to a provider is gone',
  },
  socialTooOften: {
    id: 'socialNotices.socialTooOften',
    defaultMessage: 'There were too many sign-ins from your network. Please wait a minute, and try again.',
    description: 'Limit of sign-ins',
  },
}) satisfies Record<SocialNotice, MessageDescriptor>;
