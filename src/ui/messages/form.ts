import { defineMessages } from '@formatjs/intl';

/** The words of the parts that every form consists of. */
export const formMessages = defineMessages({
  firstName: { id: 'form.firstName', defaultMessage: 'First name', description: 'Label (spec §3)' },
  lastName: { id: 'form.lastName', defaultMessage: 'Last name', description: 'Label (spec §3)' },
  email: { id: 'form.email', defaultMessage: 'E-mail', description: 'Label (spec §3)' },
  phone: { id: 'form.phone', defaultMessage: 'Phone', description: 'Label (spec §3)' },
  phoneHint: {
    id: 'form.phoneHint',
    defaultMessage: '9 or 10 digits, with or without spaces.',
    description: 'Hint of a phone number (spec §5)',
  },
  firstNameMissing: {
    id: 'form.firstNameMissing',
    defaultMessage: 'Please enter your first name.',
    description: 'The field is empty (spec §5, to the letter)',
  },
  lastNameMissing: {
    id: 'form.lastNameMissing',
    defaultMessage: 'Please enter your last name.',
    description: 'The field is empty (spec §5, to the letter)',
  },
  emailMissing: {
    id: 'form.emailMissing',
    defaultMessage: 'Please enter your e-mail.',
    description: 'The field is empty (spec §5, to the letter)',
  },
  phoneMissing: {
    id: 'form.phoneMissing',
    defaultMessage: 'Please enter your phone number.',
    description: 'The field is empty',
  },
  howLong: {
    id: 'form.howLong',
    defaultMessage: '2 years after the message has been dealt with.',
    description: 'How long personal data of a message is kept',
  },
  publicTask: {
    id: 'form.publicTask',
    defaultMessage: 'A public task of the department: section 24\u00a0(4) of the Personal Data Protection Act.',
    description: 'The ground on which personal data of a message is taken',
  },
  optional: { id: 'form.optional', defaultMessage: '{label} (optional)', description: 'Label of an optional field' },
  errorPrefix: { id: 'form.errorPrefix', defaultMessage: 'Error:', description: 'For screen readers, before an error' },
  errorTitle: {
    id: 'form.errorTitle',
    defaultMessage: 'Error: {title}',
    description: 'Title of a page whose form was refused',
  },
  errorSummary: {
    id: 'form.errorSummary',
    defaultMessage: 'Please check these answers',
    description: 'Heading above the list of all errors of a form',
  },
  errorOf: {
    id: 'form.errorOf',
    defaultMessage: '{label}: {error}',
    description: 'In the list of all errors: name of the field, and a sentence that fits any field',
  },
  notAccepted: {
    id: 'form.notAccepted',
    defaultMessage: 'Please accept the agreement.',
    description: 'The terms of use and privacy are not accepted (spec §5, to the letter)',
  },
  terms: {
    id: 'form.terms',
    defaultMessage: 'I accept the {terms} and have read the {privacy}.',
    description:
      'Tick box; both are links (spec §5: terms of use and privacy must be accepted). A privacy policy informs, so one takes note of it',
  },
  termsOfUse: { id: 'form.termsOfUse', defaultMessage: 'terms of use', description: 'Link in that sentence' },
  topicMissing: {
    id: 'form.topicMissing',
    defaultMessage: 'Please choose a topic.',
    description: 'No topic is chosen (spec §5: required)',
  },
  choose: { id: 'form.choose', defaultMessage: 'Please choose', description: 'Empty choice of a list' },
  lengthHint: {
    id: 'form.lengthHint',
    defaultMessage: 'At most {max} characters.',
    description: 'Below a long text field, without scripts',
  },
  lengthLeft: {
    id: 'form.lengthLeft',
    defaultMessage: '{count, plural, one {# character} other {# characters}} left',
    description: 'Below a long text field while somebody types',
  },
  lengthOver: {
    id: 'form.lengthOver',
    defaultMessage: '{count, plural, one {# character} other {# characters}} too many',
    description: 'Below a long text field when the text is too long',
  },
  showPassword: { id: 'form.showPassword', defaultMessage: 'Show password', description: 'Button beside a password' },
  hidePassword: { id: 'form.hidePassword', defaultMessage: 'Hide password', description: 'Button beside a password' },
  passwordStrength: {
    id: 'form.passwordStrength',
    defaultMessage: 'Strength of the password: {strength}',
    description: 'Below a new password',
  },
  passwordWeak: { id: 'form.passwordWeak', defaultMessage: 'weak', description: 'Strength of a password (spec §4)' },
  passwordMedium: {
    id: 'form.passwordMedium',
    defaultMessage: 'medium',
    description: 'Strength of a password (spec §4)',
  },
  passwordStrong: {
    id: 'form.passwordStrong',
    defaultMessage: 'strong',
    description: 'Strength of a password (spec §4)',
  },
  files: { id: 'form.files', defaultMessage: 'Attached files', description: 'Label (spec §3)' },
  filesHint: {
    id: 'form.filesHint',
    defaultMessage: 'PDF, JPG, JPEG, PNG or GIF; up to {files, number} files of at most {max} MB each.',
    description: 'Hint of the field for files (spec §5)',
  },
  filesKept: {
    id: 'form.filesKept',
    defaultMessage: 'These files have arrived already:',
    description: 'Above the files that were sent with a form that was refused',
  },
  filesChosen: {
    id: 'form.filesChosen',
    defaultMessage: 'Chosen files:',
    description: 'Above the files that will be sent with the form',
  },
  removeFile: {
    id: 'form.removeFile',
    defaultMessage: 'Remove',
    description: 'Tick box or button at a file; its name is added for screen readers',
  },
  sending: { id: 'form.sending', defaultMessage: 'Sending…', description: 'On the button while a form is sent' },
  checking: {
    id: 'form.checking',
    defaultMessage: 'Checking…',
    description: 'On the button when it was pressed while the browser still works for the robot check',
  },
  checkingFiles: {
    id: 'form.checkingFiles',
    defaultMessage: 'Checking the files…',
    description: 'On the button when it was pressed while the browser still checks the chosen files',
  },
  sentPart: {
    id: 'form.sentPart',
    defaultMessage: '{percent, number}% sent',
    description: 'Beside the bar while files are sent',
  },
  succeeded: {
    id: 'form.succeeded',
    defaultMessage: 'Form Submitted Successfully',
    description: 'Success popup (spec §8, to the letter)',
  },
  succeededText: {
    id: 'form.succeededText',
    defaultMessage: 'Our team will process your request as soon as possible.',
    description: 'Success popup (spec §8, to the letter)',
  },
  failed: {
    id: 'form.failed',
    defaultMessage: 'Form Submission Failed',
    description: 'Failure popup (spec §8, to the letter)',
  },
  failedText: {
    id: 'form.failedText',
    defaultMessage: 'An error occurred during submission. Please try again later or contact our support team.',
    description: 'Failure popup (spec §8, to the letter)',
  },
  uncertain: {
    id: 'form.uncertain',
    defaultMessage: 'It is not certain whether this was saved',
    description: 'Heading of a popup: another system has not answered',
  },
  notSent: {
    id: 'form.notSent',
    defaultMessage: 'The form was not sent',
    description: 'Heading when a form was not taken for another reason than its fields',
  },
  kept: {
    id: 'form.kept',
    defaultMessage: 'What you typed is still here{passwords, select, yes {, except passwords} other {}}.',
    description: 'Below the failure popup’s sentence',
  },
  reach: {
    id: 'form.reach',
    defaultMessage: 'How to reach us',
    description: 'Link on the failure popup to the end of the page, where address, phone and e-mail are',
  },
  sendAgain: { id: 'form.sendAgain', defaultMessage: 'Send again', description: 'Button of the failure popup' },
  reference: { id: 'form.reference', defaultMessage: 'Reference number', description: 'Above the number of a receipt' },
  copyReference: { id: 'form.copyReference', defaultMessage: 'Copy the number', description: 'Button on a receipt' },
  copied: {
    id: 'form.copied',
    defaultMessage: 'Copied. Paste it where you will find it again.',
    description: 'After copying the number of a receipt',
  },
  copyFailed: {
    id: 'form.copyFailed',
    defaultMessage: 'This could not be copied. Please write it down.',
    description: 'After copying the number of a receipt failed',
  },
  referenceHint: {
    id: 'form.referenceHint',
    defaultMessage: 'Please note this number, and quote it when you call us ({hotline}) or write.',
    description: 'Below the number of a receipt; the hotline is a link',
  },
  receiptMailed: {
    id: 'form.receiptMailed',
    defaultMessage: 'We send it to your e-mail address as well.',
    description: 'After that, to who gave an address',
  },
  receivedAt: { id: 'form.receivedAt', defaultMessage: 'Received', description: 'Before the time of a receipt' },
  next: { id: 'form.next', defaultMessage: 'What happens next', description: 'Heading on the success popup' },
  close: { id: 'form.close', defaultMessage: 'Close', description: 'Button of a popup' },
  cancel: { id: 'form.cancel', defaultMessage: 'Cancel', description: 'Button of a popup that asks a question' },
  personalData: {
    id: 'form.personalData',
    defaultMessage: 'Your personal data',
    description: 'Heading of the notice beside each form (PDPA section 23)',
  },
  dataWhat: { id: 'form.dataWhat', defaultMessage: 'What we collect', description: 'Term of the personal-data notice' },
  dataWhy: { id: 'form.dataWhy', defaultMessage: 'For what', description: 'Term of the personal-data notice' },
  dataGround: {
    id: 'form.dataGround',
    defaultMessage: 'Legal basis',
    description: 'Term of the personal-data notice',
  },
  dataHowLong: {
    id: 'form.dataHowLong',
    defaultMessage: 'For how long',
    description: 'Term of the personal-data notice',
  },
  dataWhom: { id: 'form.dataWhom', defaultMessage: 'Whom to ask', description: 'Term of the personal-data notice' },
  dataPolicy: {
    id: 'form.dataPolicy',
    defaultMessage: 'Your rights are in the {policy}.',
    description: 'Last sentence of the personal-data notice; policy is a link',
  },
  privacyPolicy: {
    id: 'form.privacyPolicy',
    defaultMessage: 'privacy policy',
    description: 'Link in that sentence',
  },
});
