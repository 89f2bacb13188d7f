import { defineMessages } from '@formatjs/intl';

/** The pages of members about the second step of signing in. */
export const securityMessages = defineMessages({
  title: { id: 'security.title', defaultMessage: 'Sign-in security', description: 'Title of a page' },
  off: {
    id: 'security.off',
    defaultMessage:
      'Signing in takes your password only. Add an authenticator app or a passkey, and it takes a second step.',
    description: 'State',
  },
  on: {
    id: 'security.on',
    defaultMessage: 'Signing in takes your password and a second step.',
    description: 'State',
  },
  noPassword: {
    id: 'security.noPassword',
    defaultMessage: 'Changes on this page ask for your password, and you have none yet. Choose one first.',
    description: 'For a member who signs in at another provider',
  },
  choosePassword: { id: 'security.choosePassword', defaultMessage: 'Choose a password', description: 'Link' },
  app: { id: 'security.app', defaultMessage: 'Authenticator app', description: 'Heading' },
  appIntro: {
    id: 'security.appIntro',
    defaultMessage:
      'An app on your phone that shows a new code of 6 digits every 30 seconds. It works without a connection.',
    description: 'What it is',
  },
  appSince: { id: 'security.appSince', defaultMessage: 'In use since {when}.', description: 'State' },
  addApp: {
    id: 'security.addApp',
    defaultMessage: 'Add an authenticator app',
    description: 'Link, and title of its page',
  },
  replaceApp: { id: 'security.replaceApp', defaultMessage: 'Use another app or phone', description: 'Link' },
  removeApp: { id: 'security.removeApp', defaultMessage: 'Remove the authenticator app', description: 'Link' },
  passkeys: { id: 'security.passkeys', defaultMessage: 'Passkeys', description: 'Heading' },
  passkeysIntro: {
    id: 'security.passkeysIntro',
    defaultMessage:
      'A passkey is kept by your phone, your computer or a security key, and opens with a finger, a face or a PIN. This helps to protect you against websites that ask for your password.',
    description: 'What they are',
  },
  passkeyAdded: { id: 'security.passkeyAdded', defaultMessage: 'added {when}', description: 'Beside a passkey' },
  passkeyUsed: { id: 'security.passkeyUsed', defaultMessage: 'last used {when}', description: 'Beside a passkey' },
  removePasskey: { id: 'security.removePasskey', defaultMessage: 'Remove ‘{name}’', description: 'Link' },
  addPasskey: {
    id: 'security.addPasskey',
    defaultMessage: 'Add a passkey',
    description: 'Link, and title of its page',
  },
  codes: { id: 'security.codes', defaultMessage: 'Recovery codes', description: 'Heading, and title of a page' },
  codesIntro: {
    id: 'security.codesIntro',
    defaultMessage:
      'If you lose your phone or your passkeys, a recovery code opens your account. Each can be used once.',
    description: 'What they are',
  },
  codesLeft: {
    id: 'security.codesLeft',
    defaultMessage:
      '{count, plural, =0 {You have none left.} one {You have # code left.} other {You have # codes left.}}',
    description: 'State',
  },
  newCodes: {
    id: 'security.newCodes',
    defaultMessage: 'Get new recovery codes',
    description: 'Link, title and button',
  },
  newCodesIntro: {
    id: 'security.newCodesIntro',
    defaultMessage: 'You get 10 new codes. Your present codes will no longer work.',
    description: 'Above the form',
  },
  scan: {
    id: 'security.scan',
    defaultMessage: 'Scan this with the authenticator app on your phone.',
    description: 'First step',
  },
  qrCode: { id: 'security.qrCode', defaultMessage: 'QR code with the key below', description: 'Text of a picture' },
  openApp: {
    id: 'security.openApp',
    defaultMessage: 'Open it in the app on this device',
    description: 'Link with the key',
  },
  typeKey: { id: 'security.typeKey', defaultMessage: 'Or type this key into the app:', description: 'Before the key' },
  enterCode: {
    id: 'security.enterCode',
    defaultMessage: 'Enter the code that the app shows now, and your password.',
    description: 'Second step',
  },
  add: { id: 'security.add', defaultMessage: 'Add', description: 'Button' },
  cancel: { id: 'security.cancel', defaultMessage: 'Cancel', description: 'Link back' },
  passkeyName: { id: 'security.passkeyName', defaultMessage: 'Name of the passkey', description: 'Label' },
  passkeyNameHint: {
    id: 'security.passkeyNameHint',
    defaultMessage: 'A name that you recognise, such as ‘My phone’.',
    description: 'Hint',
  },
  passkeyNameMissing: {
    id: 'security.passkeyNameMissing',
    defaultMessage: 'Please give the passkey a name.',
    description: 'The name is missing',
  },
  makePasskey: { id: 'security.makePasskey', defaultMessage: 'Make the passkey', description: 'Button' },
  removeTitle: { id: 'security.removeTitle', defaultMessage: 'Remove a second step', description: 'Title of a page' },
  removeAppText: {
    id: 'security.removeAppText',
    defaultMessage: 'The authenticator app will no longer open your account. You can then delete the entry in the app.',
    description: 'Before removing it',
  },
  removePasskeyText: {
    id: 'security.removePasskeyText',
    defaultMessage: 'The passkey ‘{name}’ will no longer open your account. You can then delete it from the device.',
    description: 'Before removing it',
  },
  removeLast: {
    id: 'security.removeLast',
    defaultMessage: 'It is the last one: signing in will take your password only, and the recovery codes are deleted.',
    description: 'Before removing it',
  },
  remove: { id: 'security.remove', defaultMessage: 'Remove', description: 'Button' },
  codesShown: {
    id: 'security.codesShown',
    defaultMessage:
      'Write these codes down, print this page or save them now: they are not shown again. Keep them where only you find them, and not on the phone that has the app.',
    description: 'Above the codes',
  },
  codesOf: { id: 'security.codesOf', defaultMessage: 'Recovery codes of {site}', description: 'First line of a file' },
  saveCodes: { id: 'security.saveCodes', defaultMessage: 'Save the codes as a file', description: 'Link' },
  codesKept: {
    id: 'security.codesKept',
    defaultMessage: 'I have kept the codes',
    description: 'Link to the next page',
  },
});
