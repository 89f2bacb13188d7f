import { defineMessages } from '@formatjs/intl';

/** The login page (spec §2). */
export const loginMessages = defineMessages({
  title: { id: 'login.title', defaultMessage: 'Sign in', description: 'Title of the login page' },
  send: { id: 'login.send', defaultMessage: 'Sign in', description: 'Button of the login page' },
  forgot: { id: 'login.forgot', defaultMessage: 'Forgot your password?', description: 'Link on the login page' },
  noAccount: {
    id: 'login.noAccount',
    defaultMessage: 'Not a member yet?',
    description: 'Before the link to the registration',
  },
  register: { id: 'login.register', defaultMessage: 'Register', description: 'Link to the registration' },
  sessionEnded: {
    id: 'login.sessionEnded',
    defaultMessage: 'Your session has ended',
    description: 'Heading of a notice on the login page',
  },
  sessionEndedText: {
    id: 'login.sessionEndedText',
    defaultMessage: 'Please sign in again. You will return to the page where you were.',
    description: 'Text of that notice',
  },
  signedOut: {
    id: 'login.signedOut',
    defaultMessage: 'You have signed out',
    description: 'Heading of a notice on the login page',
  },
  signedOutText: {
    id: 'login.signedOutText',
    defaultMessage: 'On a computer that others use as well, please close the browser too.',
    description: 'Text of that notice',
  },
  accountErased: {
    id: 'login.accountErased',
    defaultMessage: 'Your account is deleted',
    description: 'Heading of a notice on the login page',
  },
  accountErasedText: {
    id: 'login.accountErasedText',
    defaultMessage: 'You will get an e-mail that says so. With it, the address of the account is deleted as well.',
    description: 'Text of that notice',
  },
  secondStepExpired: {
    id: 'login.secondStepExpired',
    defaultMessage: 'Please sign in again',
    description: 'Heading of a notice on the login page',
  },
  secondStepExpiredText: {
    id: 'login.secondStepExpiredText',
    defaultMessage: 'The second step was not done within 5 minutes, so the password is needed once more.',
    description: 'Text of that notice',
  },
  passwordReset: {
    id: 'login.passwordReset',
    defaultMessage: 'Your password has been changed',
    description: 'Heading of a notice on the login page, after a reset',
  },
  passwordResetText: {
    id: 'login.passwordResetText',
    defaultMessage: 'Please sign in with the new password. You were signed out everywhere.',
    description: 'Text of that notice',
  },
});
