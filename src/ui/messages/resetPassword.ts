import { defineMessages } from '@formatjs/intl';

/** A forgotten password (spec §2). */
export const resetMessages = defineMessages({
  forgotTitle: {
    id: 'resetPassword.forgotTitle',
    defaultMessage: 'Forgot your password',
    description: 'Title of the page that asks for a reset',
  },
  forgotIntro: {
    id: 'resetPassword.forgotIntro',
    defaultMessage: 'Enter your e-mail. If it has an account, we send a link with which you choose a new password.',
    description: 'Under the heading',
  },
  send: { id: 'resetPassword.send', defaultMessage: 'Send the link', description: 'Button' },
  next: {
    id: 'resetPassword.next',
    defaultMessage: 'Open the e-mail and press the link in it. It works for 1 hour.',
    description: 'What happens next',
  },
  title: {
    id: 'resetPassword.title',
    defaultMessage: 'Choose a new password',
    description: 'Title of the page of the link',
  },
  save: { id: 'resetPassword.save', defaultMessage: 'Save the password', description: 'Button' },
  askAgain: {
    id: 'resetPassword.askAgain',
    defaultMessage: 'Ask for another link',
    description: 'Link where the link cannot be used',
  },
});
