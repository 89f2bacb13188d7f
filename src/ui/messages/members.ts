import { defineMessages } from '@formatjs/intl';

/** The fields of members' forms, and what they say when one is empty. */
export const memberMessages = defineMessages({
  loginName: { id: 'members.loginName', defaultMessage: 'E-mail or user name', description: 'Label (spec §3)' },
  password: { id: 'members.password', defaultMessage: 'Password', description: 'Label (spec §3)' },
  oldPassword: { id: 'members.oldPassword', defaultMessage: 'Old password', description: 'Label (spec §3)' },
  newPassword: { id: 'members.newPassword', defaultMessage: 'New password', description: 'Label (spec §3)' },
  confirmPassword: {
    id: 'members.confirmPassword',
    defaultMessage: 'Confirm password',
    description: 'Label (spec §3)',
  },
  currentPassword: {
    id: 'members.currentPassword',
    defaultMessage: 'Current password',
    description: 'Label: asked for when the e-mail address is changed',
  },
  birthday: { id: 'members.birthday', defaultMessage: 'Birthday', description: 'Label (spec §3)' },
  gender: { id: 'members.gender', defaultMessage: 'Gender', description: 'Label (spec §3)' },
  userName: { id: 'members.userName', defaultMessage: 'User name', description: 'Label' },
  robotCheck: { id: 'members.robotCheck', defaultMessage: 'Robot check', description: 'Label (spec §3)' },
  passwordMissing: {
    id: 'members.passwordMissing',
    defaultMessage: 'Please enter your password.',
    description: 'The field is empty (spec §5, to the letter)',
  },
  newPasswordMissing: {
    id: 'members.newPasswordMissing',
    defaultMessage: 'Please enter a new password.',
    description: 'The field is empty, beside one for the old password',
  },
  confirmationMissing: {
    id: 'members.confirmationMissing',
    defaultMessage: 'Please confirm your password.',
    description: 'The field for the password again is empty (spec §5, to the letter)',
  },
  birthdayMissing: {
    id: 'members.birthdayMissing',
    defaultMessage: 'Please enter your birthday.',
    description: 'The field is empty (spec §5, to the letter)',
  },
  robotCheckMissing: {
    id: 'members.robotCheckMissing',
    defaultMessage: "Please verify you're not a robot.",
    description: 'The robot check has no result (spec §5, to the letter)',
  },
});
