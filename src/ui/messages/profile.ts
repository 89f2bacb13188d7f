import { defineMessages } from '@formatjs/intl';

/** The profile of a member, and the change of the password (spec §2, §3). */
export const profileMessages = defineMessages({
  edit: { id: 'profile.edit', defaultMessage: 'Edit', description: 'Link to the form' },
  editTitle: { id: 'profile.editTitle', defaultMessage: 'Change your profile', description: 'Title of the form' },
  save: { id: 'profile.save', defaultMessage: 'Save', description: 'Button (spec §2)' },
  cancel: { id: 'profile.cancel', defaultMessage: 'Cancel', description: 'Link back without a change (spec §2)' },
  male: { id: 'profile.male', defaultMessage: 'Male', description: 'Gender (spec §3)' },
  female: { id: 'profile.female', defaultMessage: 'Female', description: 'Gender (spec §3)' },
  notGiven: { id: 'profile.notGiven', defaultMessage: 'not given', description: 'Where a field is empty' },
  userNameHint: {
    id: 'profile.userNameHint',
    defaultMessage: 'You can sign in with it instead of your e-mail address.',
    description: 'Below the label of the user name',
  },
  currentPasswordHint: {
    id: 'profile.currentPasswordHint',
    defaultMessage: 'Only needed if you change your e-mail address.',
    description: 'Below the label of the current password',
  },
});
