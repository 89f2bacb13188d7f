import { defineMessages, type MessageDescriptor } from '@formatjs/intl';
import type { FieldRefusal } from '#domain/forms/fieldRefusal.ts';
import type { MemberFieldRefusal } from '#domain/members/memberFieldRefusal.ts';

/** Reasons for refusing a field that only the forms of members have. A refusal without a message does not compile. */
export const memberErrors = defineMessages({
  passwordShort: {
    id: 'memberErrors.passwordShort',
    defaultMessage: 'Password should be at least 8 characters.',
    description: 'A new password is too short (spec §5, to the letter)',
  },
  passwordLong: {
    id: 'memberErrors.passwordLong',
    defaultMessage: 'Please choose a password of at most {max} characters.',
    description: 'A password is too long; it is never cut off',
  },
  passwordLower: {
    id: 'memberErrors.passwordLower',
    defaultMessage: 'The password needs a small letter, a to z.',
    description: 'A new password has no lower-case letter (spec §5)',
  },
  passwordUpper: {
    id: 'memberErrors.passwordUpper',
    defaultMessage: 'The password needs a capital letter, A to Z.',
    description: 'A new password has no upper-case letter (spec §5)',
  },
  passwordDigit: {
    id: 'memberErrors.passwordDigit',
    defaultMessage: 'The password needs a digit, 0 to 9.',
    description: 'A new password has no digit (spec §5)',
  },
  passwordSpecial: {
    id: 'memberErrors.passwordSpecial',
    defaultMessage: 'The password needs a special character, like ! or #.',
    description: 'A new password has no special character (spec §5)',
  },
  passwordCommon: {
    id: 'memberErrors.passwordCommon',
    defaultMessage: 'Many people use this password or one like it, so it is tried first. Please choose another one.',
    description: 'A new password is one of the commonest, or one of these with digits and signs',
  },
  passwordSite: {
    id: 'memberErrors.passwordSite',
    defaultMessage: 'The name of this website is easy to guess. Please choose a password without it.',
    description: 'A new password is made of the name of the website',
  },
  passwordPersonal: {
    id: 'memberErrors.passwordPersonal',
    defaultMessage: 'Your name or e-mail is easy to guess. Please choose a password without it.',
    description: 'A new password has the name, e-mail or user name of the person in it',
  },
  passwordMismatch: {
    id: 'memberErrors.passwordMismatch',
    defaultMessage: 'Password does not match.',
    description: 'The confirmation is another text than the password (spec §5, to the letter)',
  },
  passwordUnchanged: {
    id: 'memberErrors.passwordUnchanged',
    defaultMessage: 'This is your old password. Please choose another one.',
    description: 'The new password is the old one',
  },
  signInRefused: {
    id: 'memberErrors.signInRefused',
    defaultMessage: 'We do not know this combination, or the e-mail is not confirmed yet. Please check both fields.',
    description: 'A sign-in is refused; it does not say which of the reasons it was',
  },
  passwordWrong: {
    id: 'memberErrors.passwordWrong',
    defaultMessage: 'This is not your password. Please check it.',
    description: 'The password of a member who is signed in is wrong',
  },
  proofNeeded: {
    id: 'memberErrors.proofNeeded',
    defaultMessage: 'Please confirm first that it is you, as described at the top of this page.',
    description: 'A member without a password wants another e-mail address',
  },
  userNameTaken: {
    id: 'memberErrors.userNameTaken',
    defaultMessage: 'Somebody has this user name already. Please choose another one.',
    description: 'A user name is in use at this site',
  },
  dateFormat: {
    id: 'memberErrors.dateFormat',
    defaultMessage: 'Please enter day, month and year with 4 digits, like 5/3/1984 or 5/3/2527.',
    description: 'A date has another form, or no such day exists',
  },
  birthdayInFuture: {
    id: 'memberErrors.birthdayInFuture',
    defaultMessage: 'This day is in the future. Please check the year.',
    description: 'A birthday is in the future',
  },
  birthdayTooEarly: {
    id: 'memberErrors.birthdayTooEarly',
    defaultMessage: 'This is too long ago. Please check the year.',
    description: 'A birthday is too long ago',
  },
  genderUnknown: {
    id: 'memberErrors.genderUnknown',
    defaultMessage: 'Please choose from the list.',
    description: 'A gender is none of the list',
  },
  userNameFormat: {
    id: 'memberErrors.userNameFormat',
    defaultMessage:
      'A user name has 3 to 30 characters: first a letter from a to z, then letters, digits, full stops, hyphens or underscores.',
    description: 'A user name has another form',
  },
  codeFormat: {
    id: 'memberErrors.codeFormat',
    defaultMessage: 'The code has 6 digits. The app shows another one every 30 seconds.',
    description: 'The code of an authenticator app has another form',
  },
  codeWrong: {
    id: 'memberErrors.codeWrong',
    defaultMessage:
      'This code is not right, or was used already. Please enter the one that the app shows now. If it is refused again, check the clock of your phone.',
    description: 'The code of an authenticator app is refused',
  },
  codesPaused: {
    id: 'memberErrors.codesPaused',
    defaultMessage:
      'Too many wrong codes were entered, so no code of the app is accepted for up to 24 hours. Meanwhile, please sign in with a passkey or a recovery code.',
    description: 'Codes of the authenticator app are refused, right or wrong',
  },
  recoveryCodeFormat: {
    id: 'memberErrors.recoveryCodeFormat',
    defaultMessage: 'A recovery code has 16 letters and digits, like 7K3M-Q2VD-9XHT-4RPN.',
    description: 'A recovery code has another form',
  },
  recoveryCodeWrong: {
    id: 'memberErrors.recoveryCodeWrong',
    defaultMessage: 'This is none of your recovery codes, or it was used already. Please enter another one.',
    description: 'A recovery code is refused',
  },
  newsTypeMissing: {
    id: 'memberErrors.newsTypeMissing',
    defaultMessage: 'Please choose at least one type of news.',
    description: 'No news type is chosen (spec §5: at least 1)',
  },
}) satisfies Record<Exclude<MemberFieldRefusal, FieldRefusal>, MessageDescriptor>;
