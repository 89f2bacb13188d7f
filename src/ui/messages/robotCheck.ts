import { defineMessages } from '@formatjs/intl';

/** The words of the robot check in a form. */
export const robotCheckMessages = defineMessages({
  waiting: {
    id: 'robotCheck.waiting',
    defaultMessage: 'It runs by itself while you fill in the form.',
    description: 'Before the check has begun',
  },
  working: {
    id: 'robotCheck.working',
    defaultMessage: 'Checking… You can go on.',
    description: 'While the browser works for the check; screen readers read it out',
  },
  done: {
    id: 'robotCheck.done',
    defaultMessage: 'The robot check is done.',
    description: 'The check was passed; screen readers read it out',
  },
  failed: {
    id: 'robotCheck.failed',
    defaultMessage: 'The robot check did not succeed. Try again, or send the form: we then mail you a code.',
    description: 'The check could not be done; followed by a button',
  },
  retry: { id: 'robotCheck.retry', defaultMessage: 'Try again', description: 'Button after the check failed' },
  codeComes: {
    id: 'robotCheck.codeComes',
    defaultMessage:
      'Your browser cannot do it by itself. When you send the form, we mail a code to your e-mail address, and you enter it here.',
    description: 'For browsers without scripts, or without a secure connection',
  },
  codeComesToEmail: {
    id: 'robotCheck.codeComesToEmail',
    defaultMessage:
      'Your browser cannot do it by itself. Please sign in with your e-mail address, not with a user name: we mail a code to it, and you enter it here.',
    description: 'The same at sign-in, where a user name is accepted as well',
  },
  codeSent: {
    id: 'robotCheck.codeSent',
    defaultMessage:
      'We have mailed a code of 6 digits to {email}. It can be used for 30 minutes. If none arrives, send the form without a code, and we mail another one.',
    description: 'Below the field for the code of the robot check',
  },
  notNeeded: {
    id: 'robotCheck.notNeeded',
    defaultMessage: 'Your browser cannot do it. You can send the form without it.',
    description: 'For browsers without scripts, in a form for which no code is mailed',
  },
  failedWork: {
    id: 'robotCheck.failedWork',
    defaultMessage: 'The robot check did not succeed. Try again, or send the form without it.',
    description: 'The check could not be done, in a form for which no code is mailed; followed by a button',
  },
  code: {
    id: 'robotCheck.code',
    defaultMessage: 'Code from the mail',
    description: 'Label of the field for the code of the robot check',
  },
});
