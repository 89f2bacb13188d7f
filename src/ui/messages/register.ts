import { defineMessages } from '@formatjs/intl';

/** The registration, and the page after it (spec §2). */
export const registerMessages = defineMessages({
  title: { id: 'register.title', defaultMessage: 'Register as a member', description: 'Title of the registration' },
  intro: {
    id: 'register.intro',
    defaultMessage: 'With an account you choose your news by e-mail and keep your details in one place.',
    description: 'Under the heading',
  },
  who: { id: 'register.who', defaultMessage: 'Who you are', description: 'Heading of a group of fields' },
  access: { id: 'register.access', defaultMessage: 'How you sign in', description: 'Heading of a group of fields' },
  passwordHint: {
    id: 'register.passwordHint',
    defaultMessage: 'At least 8 characters, with a small letter, a capital letter, a digit and a special character.',
    description: 'Hint below the label of a new password (spec §5)',
  },
  send: { id: 'register.send', defaultMessage: 'Register', description: 'Button of the registration' },
  haveAccount: {
    id: 'register.haveAccount',
    defaultMessage: 'Already a member?',
    description: 'Before the link to login',
  },
  mailbox: {
    id: 'register.mailbox',
    defaultMessage: 'We have sent an e-mail to {email}.',
    description: 'After a registration',
  },
  mailboxIfKnown: {
    id: 'register.mailboxIfKnown',
    defaultMessage: 'If {email} is known here, we have sent an e-mail to it.',
    description: 'After a request for an e-mail, which does not tell whether the address has an account or a complaint',
  },
  accepted: {
    id: 'register.accepted',
    defaultMessage:
      'Your account has been created. If an e-mail comes to {email}, do what it says before you sign in; otherwise you can sign in now.',
    description: 'After a registration at an API that may or may not send an e-mail',
  },
  nextOpen: {
    id: 'register.nextOpen',
    defaultMessage: 'Open the e-mail and press the link in it. It works for 24 hours.',
    description: 'What happens next',
  },
  nextConfirm: {
    id: 'register.nextConfirm',
    defaultMessage: 'Confirm your e-mail on the page that opens. Then you can sign in.',
    description: 'What happens next',
  },
  nextSpam: {
    id: 'register.nextSpam',
    defaultMessage: 'No e-mail within a few minutes? Please check your spam folder first.',
    description: 'What happens next',
  },
  again: {
    id: 'register.again',
    defaultMessage: 'Send the e-mail again',
    description: 'Link to the page that sends the confirmation again',
  },
  next: { id: 'register.next', defaultMessage: 'What to do now', description: 'Heading above the steps' },
});
