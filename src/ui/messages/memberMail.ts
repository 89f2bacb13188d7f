import { defineMessages } from '@formatjs/intl';

/** The words of mails to members. */
export const memberMailMessages = defineMessages({
  browser: {
    id: 'memberMail.browser',
    defaultMessage: 'Browser',
    description: 'Before the name of a browser and its system',
  },
  when: {
    id: 'memberMail.when',
    defaultMessage: 'Date and time',
    description: 'Before a date with a time',
  },
  greeting: {
    id: 'memberMail.greeting',
    defaultMessage: 'Hello,',
    description: 'First line of an e-mail to a member, without a name',
  },
  verifySubject: {
    id: 'memberMail.verifySubject',
    defaultMessage: 'Confirm your e-mail address for {site}',
    description: 'Subject of the e-mail to a new account',
  },
  verifyIntro: {
    id: 'memberMail.verifyIntro',
    defaultMessage:
      'Somebody registered as a member of {site} with this e-mail address. If it was you, open the page below and confirm it.',
    description: 'Mail to a new account',
  },
  verifyNotYou: {
    id: 'memberMail.verifyNotYou',
    defaultMessage:
      'If it was not you, open the page and choose ‘No, this was not me’, or do nothing: an account that is not confirmed is deleted after {days, plural, one {# day} other {# days}}.',
    description: 'Mail to a new account',
  },
  changeSubject: {
    id: 'memberMail.changeSubject',
    defaultMessage: 'Confirm your new e-mail address for {site}',
    description: 'Subject of the e-mail to the new address of a member',
  },
  changeIntro: {
    id: 'memberMail.changeIntro',
    defaultMessage:
      'A member of {site} wants to use this e-mail address from now on. If it was you, open the page below and confirm it. Until then the old address stays.',
    description: 'Mail to the new address of a member',
  },
  changeNotYou: {
    id: 'memberMail.changeNotYou',
    defaultMessage: 'If it was not you, you need not do anything.',
    description: 'Mail to the new address of a member',
  },
  resetSubject: {
    id: 'memberMail.resetSubject',
    defaultMessage: 'Choose a new password for {site}',
    description: 'Subject of the e-mail to who forgot the password',
  },
  resetIntro: {
    id: 'memberMail.resetIntro',
    defaultMessage:
      'Somebody asked for a new password for your account at {site}. If it was you, open the page below and choose one.',
    description: 'Mail to who forgot the password',
  },
  resetNotYou: {
    id: 'memberMail.resetNotYou',
    defaultMessage: 'If it was not you, you need not do anything: your password stays as it is.',
    description: 'Mail to who forgot the password',
  },
  linkPage: {
    id: 'memberMail.linkPage',
    defaultMessage: 'Page',
    description: 'Before the address of the page of a link',
  },
  linkLife: {
    id: 'memberMail.linkLife',
    defaultMessage:
      'The address works once, for {hours, plural, one {# hour} other {# hours}}. Please do not give it to anybody.',
    description: 'Below the address of the page of a link',
  },
  alreadySubject: {
    id: 'memberMail.alreadySubject',
    defaultMessage: 'You are a member of {site} already',
    description: 'Subject of the e-mail to the owner of an address that was registered again',
  },
  alreadyIntro: {
    id: 'memberMail.alreadyIntro',
    defaultMessage:
      'Somebody wanted to use this e-mail address for an account at {site}, but it belongs to yours. If it was you, sign in, or choose a new password if you have forgotten yours.',
    description: 'Mail to the owner of an address that was registered again',
  },
  alreadyNotYou: {
    id: 'memberMail.alreadyNotYou',
    defaultMessage:
      'If it was not you, you need not do anything: nothing was changed, and whoever it was has not learnt that you have an account.',
    description: 'Mail to the owner of an address that was registered again',
  },
  signIn: {
    id: 'memberMail.signIn',
    defaultMessage: 'Sign in',
    description: 'Before the address of the page',
  },
  newPassword: {
    id: 'memberMail.newPassword',
    defaultMessage: 'Choose a new password',
    description: 'Before the address of the page',
  },
  passwordSubject: {
    id: 'memberMail.passwordSubject',
    defaultMessage: 'Your password for {site} was changed',
    description: 'Subject of an e-mail',
  },
  passwordIntro: {
    id: 'memberMail.passwordIntro',
    defaultMessage: 'The password of your account at {site} was changed. If it was you, you need not do anything.',
    description: 'Mail about a changed password',
  },
  emailSubject: {
    id: 'memberMail.emailSubject',
    defaultMessage: 'Your e-mail address for {site} was changed',
    description: 'Subject of an e-mail to the old and the new address',
  },
  emailIntro: {
    id: 'memberMail.emailIntro',
    defaultMessage:
      'The e-mail address of your account at {site} was changed. If it was you, you need not do anything. If it was not you, please tell us at once.',
    description: 'Mail about a changed address, to the old and the new one',
  },
  erasedSubject: {
    id: 'memberMail.erasedSubject',
    defaultMessage: 'Your account at {site} was deleted',
    description: 'Subject of the last e-mail to a member',
  },
  erasedIntro: {
    id: 'memberMail.erasedIntro',
    defaultMessage:
      'Your account at {site} was deleted, as you asked, with everything that was stored about it. This is the last e-mail about the account: with it, its address is deleted as well. Messages and complaints that you sent to the department stay there as its records, with the ways to reach you that you gave, for 2 years after they are done or withdrawn, and you may still hear from us about them. A code that does not show who you were is kept for 730 days, so that the account cannot come back with a backup. If it was not you who deleted the account, please tell us at once.',
    description: 'The last e-mail to a member',
  },
  signInSubject: {
    id: 'memberMail.signInSubject',
    defaultMessage: 'New sign-in to your account at {site}',
    description: 'Subject of an e-mail',
  },
  signInIntro: {
    id: 'memberMail.signInIntro',
    defaultMessage:
      'Somebody signed in to your account at {site} in a browser that was not used for it before. If it was you, you need not do anything.',
    description: 'Mail about a sign-in',
  },
  linkedSubject: {
    id: 'memberMail.linkedSubject',
    defaultMessage: 'Another account was linked to your account at {site}',
    description: 'Subject of the e-mail about a new link to an account at a provider, such as Google',
  },
  linkedIntro: {
    id: 'memberMail.linkedIntro',
    defaultMessage:
      'Your account at {site} was linked to another account, and that account can now be used to sign in. If it was you, you need not do anything. If not, choose a new password, sign in, and remove the link on the page ‘Sign in with another account’.',
    description: 'Mail about a new link to an account at a provider',
  },
  unlinkedSubject: {
    id: 'memberMail.unlinkedSubject',
    defaultMessage: 'The link to another account was removed from your account at {site}',
    description: 'Subject of the e-mail about the end of a link to an account at a provider',
  },
  unlinkedIntro: {
    id: 'memberMail.unlinkedIntro',
    defaultMessage:
      'Your account at {site} is no longer linked to one of your other accounts, and that account can no longer be used to sign in. If it was you, you need not do anything.',
    description: 'Mail about the end of a link to an account at a provider',
  },
  factorSubject: {
    id: 'memberMail.factorSubject',
    defaultMessage: 'The second step of signing in to {site} was changed',
    description: 'Subject of an e-mail',
  },
  factorIntro: {
    id: 'memberMail.factorIntro',
    defaultMessage:
      'An authenticator app, a passkey or the recovery codes of your account at {site} were added, replaced or removed. If it was you, you need not do anything. If it was not, please tell us as well: a new password does not remove the second step.',
    description: 'Mail about a change of the second factor',
  },
  recoverySubject: {
    id: 'memberMail.recoverySubject',
    defaultMessage: 'A recovery code of your account at {site} was used',
    description: 'Subject of an e-mail',
  },
  recoveryIntro: {
    id: 'memberMail.recoveryIntro',
    defaultMessage:
      'Somebody signed in to your account at {site} with a recovery code. The code cannot be used again. If it was you, you need not do anything.',
    description: 'Mail about a sign-in',
  },
  notYouPassword: {
    id: 'memberMail.notYouPassword',
    defaultMessage: 'If it was not you, choose a new password at once. That ends every sign-in.',
    description: 'Mail about a sign-in or a changed password',
  },
});
