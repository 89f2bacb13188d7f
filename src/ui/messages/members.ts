import { defineMessages } from '@formatjs/intl';

/** What the forms of members say when a field is empty. */
export const memberMessages = defineMessages({
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
