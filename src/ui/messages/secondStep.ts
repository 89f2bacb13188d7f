import { defineMessages } from '@formatjs/intl';

/** The second step of signing in. */
export const secondStepMessages = defineMessages({
  title: {
    id: 'secondStep.title',
    defaultMessage: 'Second step',
    description: 'Title of the page after the login page',
  },
  code: { id: 'secondStep.code', defaultMessage: 'Code from the app', description: 'Label' },
  codeMissing: {
    id: 'secondStep.codeMissing',
    defaultMessage: 'Please enter the code that the app shows.',
    description: 'The code of the authenticator app is missing',
  },
  codeHint: {
    id: 'secondStep.codeHint',
    defaultMessage: 'Open the authenticator app on your phone. It shows 6 digits for this website.',
    description: 'Hint',
  },
  recoveryCode: { id: 'secondStep.recoveryCode', defaultMessage: 'Recovery code', description: 'Label' },
  recoveryCodeMissing: {
    id: 'secondStep.recoveryCodeMissing',
    defaultMessage: 'Please enter one of your recovery codes.',
    description: 'The recovery code is missing',
  },
  recoveryHint: {
    id: 'secondStep.recoveryHint',
    defaultMessage: 'One of those that you wrote down or saved. Each can be used once.',
    description: 'Hint',
  },
  passkeyIntro: {
    id: 'secondStep.passkeyIntro',
    defaultMessage: 'Confirm with your finger, your face or the PIN of the device that has your passkey.',
    description: 'Above the button',
  },
  usePasskey: { id: 'secondStep.usePasskey', defaultMessage: 'Use the passkey', description: 'Button' },
  passkeyFailed: {
    id: 'secondStep.passkeyFailed',
    defaultMessage: 'The browser did not get a passkey. Please try again, or choose another way below.',
    description: 'The browser was not given a passkey, or has waited too long',
  },
  passkeyImpossible: {
    id: 'secondStep.passkeyImpossible',
    defaultMessage: 'This browser cannot use passkeys, or scripts are switched off. Please choose another way.',
    description: 'Where there is no JavaScript, or no passkeys',
  },
  send: { id: 'secondStep.send', defaultMessage: 'Sign in', description: 'Button' },
  otherWays: { id: 'secondStep.otherWays', defaultMessage: 'Another way', description: 'Heading above links' },
  withApp: { id: 'secondStep.withApp', defaultMessage: 'Use the authenticator app', description: 'Link' },
  withPasskey: { id: 'secondStep.withPasskey', defaultMessage: 'Use a passkey', description: 'Link' },
  withRecovery: { id: 'secondStep.withRecovery', defaultMessage: 'Use a recovery code instead', description: 'Link' },
  again: {
    id: 'secondStep.again',
    defaultMessage: 'Sign in anew as another member',
    description: 'Link to the login page',
  },
});
