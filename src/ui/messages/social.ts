import { defineMessages } from '@formatjs/intl';

/** Social login: signing in with an account at a provider, such as Google or ThaID (spec §3). */
export const socialMessages = defineMessages({
  signInWith: {
    id: 'social.signInWith',
    defaultMessage: 'Or sign in with another account',
    description: 'Heading above the buttons of the providers on the login page',
  },
  registerWith: {
    id: 'social.registerWith',
    defaultMessage: 'Or register with another account',
    description: 'The same on the page of the registration',
  },
  title: {
    id: 'social.title',
    defaultMessage: 'Sign in with another account',
    description: 'Title of the page on which members link their accounts at providers',
  },
  intro: {
    id: 'social.intro',
    defaultMessage: 'You can sign in here with accounts that you have elsewhere. We never learn their passwords.',
    description: 'Below that title',
  },
  linked: { id: 'social.linked', defaultMessage: 'Linked', description: 'Heading of the accounts that are linked' },
  noneLinked: {
    id: 'social.noneLinked',
    defaultMessage: 'No other account is linked yet.',
    description: 'When there are none',
  },
  linkedSince: { id: 'social.linkedSince', defaultMessage: 'linked on {date}', description: 'Beside a linked account' },
  remove: {
    id: 'social.remove',
    defaultMessage: 'Remove the link to {provider}',
    description: 'Link to the page that asks before it ends a link',
  },
  others: {
    id: 'social.others',
    defaultMessage: 'Link another account',
    description: 'Heading of the buttons of providers',
  },
  noPassword: {
    id: 'social.noPassword',
    defaultMessage: 'Your account has no password.',
    description: 'Before a link; of a member who signs in with another account only',
  },
  setPassword: {
    id: 'social.setPassword',
    defaultMessage: 'Set a password by e-mail',
    description: 'Link to the page that mails a link for a new password',
  },
  registerTitle: {
    id: 'social.registerTitle',
    defaultMessage: 'Register with {provider}',
    description: 'Title of the registration of a person whom a provider has identified',
  },
  registerIntro: {
    id: 'social.registerIntro',
    defaultMessage:
      'You are signed in at {provider}. Please check what it told us, and add what is missing. You need no password.',
    description: 'Below that title',
  },
  emailConfirmed: {
    id: 'social.emailConfirmed',
    defaultMessage: '{provider} has confirmed {email}. If you use another address, we first send it a link to confirm.',
    description: 'Hint of the field for the e-mail',
  },
  emailToConfirm: {
    id: 'social.emailToConfirm',
    defaultMessage: 'We send you a link, with which you confirm the address.',
    description: 'Hint of the field for the e-mail',
  },
  haveAccount: {
    id: 'social.haveAccount',
    defaultMessage: 'Already a member here?',
    description: 'Before a link on the same page',
  },
  linkInstead: {
    id: 'social.linkInstead',
    defaultMessage: 'Sign in, and link {provider} to your account',
    description: 'That link',
  },
  linkTitle: {
    id: 'social.linkTitle',
    defaultMessage: 'Link {provider} to your account?',
    description: 'Title of the page that asks before it links',
  },
  linkText: {
    id: 'social.linkText',
    defaultMessage: 'From then on you can sign in here with your account at {provider}.',
    description: 'Text of that page',
  },
  linkEmail: {
    id: 'social.linkEmail',
    defaultMessage: 'It is the account with the e-mail {email}.',
    description: 'Behind that text',
  },
  link: { id: 'social.link', defaultMessage: 'Link', description: 'Button of that page' },
  unlinkTitle: {
    id: 'social.unlinkTitle',
    defaultMessage: 'Remove the link to {provider}?',
    description: 'Title of the page that asks before it ends a link',
  },
  unlinkText: {
    id: 'social.unlinkText',
    defaultMessage:
      'You can no longer sign in here with your account at {provider} then. The account there stays as it is.',
    description: 'Text of that page',
  },
  unlink: { id: 'social.unlink', defaultMessage: 'Remove the link', description: 'Button of that page' },
  lastWayIn: {
    id: 'social.lastWayIn',
    defaultMessage:
      '{provider} is the only way into your account. Please set a password first, or link another account.',
    description: 'In place of that button',
  },
  cancel: { id: 'social.cancel', defaultMessage: 'Cancel', description: 'Link back' },
  proveText: {
    id: 'social.proveText',
    defaultMessage:
      'Please confirm first who you are: sign in once more with the provider that you linked. It counts for 10 minutes.',
    description: 'Before a change of the account, for a member without a password',
  },
  proveEmail: {
    id: 'social.proveEmail',
    defaultMessage:
      'Before you change the e-mail, please confirm who you are: sign in once more with the provider that you linked. It counts for 10 minutes.',
    description: 'On the page of the profile, for a member without a password',
  },
  proveAt: {
    id: 'social.proveAt',
    defaultMessage: 'Confirm with {provider}',
    description: 'Button that leads to a provider',
  },
  changePassword: {
    id: 'social.changePassword',
    defaultMessage: 'You sign in with another account, and have no password yet that you could change.',
    description: 'In place of the form that changes a password',
  },
  unknownProvider: {
    id: 'social.unknownProvider',
    defaultMessage: 'The other website',
    description: 'In place of the name of a provider',
  },
  proved: {
    id: 'social.proved',
    defaultMessage: 'You have confirmed who you are. For 10 minutes you can change the e-mail.',
    description: 'On the page of the profile, for a member without a password',
  },
});
