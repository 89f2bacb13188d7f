import { defineMessages, type MessageDescriptor } from '@formatjs/intl';
import type { ComplaintFieldRefusal } from '#domain/complaints/complaintRefusal.ts';
import type { AttachmentRefusal } from '#domain/files/AttachmentCheck.ts';
import type { FieldRefusal } from '#domain/forms/fieldRefusal.ts';
import type { MemberFieldRefusal } from '#domain/members/memberFieldRefusal.ts';
import { complaintErrors } from './complaintErrors.ts';
import { memberErrors } from './memberErrors.ts';

/** Every reason for refusing a field of a form. */
export type FieldErrorCode =
  | FieldRefusal
  | MemberFieldRefusal
  | ComplaintFieldRefusal
  | 'replyAddressMissing'
  | 'robotCheckFailed'
  | 'robotCheckLate'
  | 'robotCodeWrong'
  | 'codeNeedsEmail'
  | 'tipNotFound';

/** Every reason for refusing an attached file. */
export type FileErrorCode =
  | AttachmentRefusal
  | 'fileInfected'
  | 'quotaExceeded'
  | 'tooManyFiles'
  | 'fileMissing'
  | 'chooseAgain'
  | 'pictureMissing'
  | 'pictureBroken';

/** Every reason for not taking a form that is not one field's. */
export type FormProblem =
  | 'formExpired'
  | 'submissionChanged'
  | 'formTooOften'
  | 'signInTooOften'
  | 'profileChangedMeanwhile'
  | 'passkeyRefused'
  | 'passkeysFull'
  | 'enrolmentExpired'
  | 'formUncertain'
  | 'formNotStored';

const formFieldErrors = defineMessages({
  required: {
    id: 'formErrors.required',
    defaultMessage: 'Please fill in this field.',
    description: 'A field of a form is empty; most fields have a sentence of their own',
  },
  tooLong: {
    id: 'formErrors.tooLong',
    defaultMessage: 'This is too long. Please shorten it to {max} characters.',
    description: 'Too much was typed into a field',
  },
  unreadable: {
    id: 'formErrors.unreadable',
    defaultMessage: 'There is a character in it that cannot be read. Please type it instead of pasting it.',
    description: 'A field has U+0000 or half a character in it',
  },
  notOffered: {
    id: 'formErrors.notOffered',
    defaultMessage: 'Please choose one of the answers in the list.',
    description: 'A choice was sent that the form does not offer, for example from a page that was open for long',
  },
  emailFormat: {
    id: 'formErrors.emailFormat',
    defaultMessage: 'Please enter an e-mail address in the correct format, like name@example.com.',
    description: 'An e-mail address has no correct format (spec §5)',
  },
  phoneFormat: {
    id: 'formErrors.phoneFormat',
    defaultMessage: 'Please enter a phone number of 9 or 10 digits, like 02 000 1100.',
    description: 'A phone number has letters, or not 9 to 10 digits (spec §5)',
  },
  mobileFormat: {
    id: 'formErrors.mobileFormat',
    defaultMessage: 'Please enter a mobile phone number of 10 digits, like 081 234 5678.',
    description: 'A mobile phone number does not have 10 digits (spec §5)',
  },
  faxFormat: {
    id: 'formErrors.faxFormat',
    defaultMessage: 'Please enter a fax number of 9 or 10 digits, like 02 000 1101.',
    description: 'A fax number has letters, or not 9 to 10 digits',
  },
  robotCheckFailed: {
    id: 'formErrors.robotCheckFailed',
    defaultMessage: 'The robot check has expired, and a new one has begun. Please send the form again.',
    description: 'The solution of a robot check was refused',
  },
  robotCheckLate: {
    id: 'formErrors.robotCheckLate',
    defaultMessage:
      'The robot check was not done yet when the form was sent. It is done now: please send the form again.',
    description: 'A form was refused because of its robot check, which has succeeded since',
  },
  robotCodeWrong: {
    id: 'formErrors.robotCodeWrong',
    defaultMessage:
      'This code is wrong, or can no longer be used. Please check it, or send the form without a code to get another one.',
    description: 'The mailed code of a robot check was refused',
  },
  codeNeedsEmail: {
    id: 'formErrors.codeNeedsEmail',
    defaultMessage: 'We have to mail you a code. Please enter your e-mail address in place of the user name.',
    description: 'The robot check of a sign-in without scripts, to which a code is mailed',
  },
  tipNotFound: {
    id: 'formErrors.tipNotFound',
    defaultMessage: 'No report has this code. Please compare it with your receipt.',
    description: 'The code on the receipt of a tip is wrong',
  },
  replyAddressMissing: {
    id: 'formErrors.replyAddressMissing',
    defaultMessage: 'Please give us an e-mail address, a phone number or a fax number for the answer.',
    description: 'An answer is wanted, but there is no way to send it',
  },
});

/** A refusal without a message does not compile. */
export const fieldErrors = { ...formFieldErrors, ...memberErrors, ...complaintErrors } satisfies Record<
  FieldErrorCode,
  MessageDescriptor
>;

export function isFieldErrorCode(code: string): code is FieldErrorCode {
  return Object.hasOwn(fieldErrors, code);
}

export const fileErrors = defineMessages({
  fileTooLarge: {
    id: 'formErrors.fileTooLarge',
    defaultMessage: 'File size exceeds the maximum limit of {max} MB.',
    description: 'An attached file is too large (spec §5, to the letter)',
  },
  tooManyFiles: {
    id: 'formErrors.tooManyFiles',
    defaultMessage: 'You can upload a maximum of {files, number} files.',
    description: 'Too many files are attached (spec §5, to the letter)',
  },
  fileType: {
    id: 'formErrors.fileType',
    defaultMessage: 'Invalid file type. Allowed are {types}.',
    description: 'An attached file has another content than allowed (spec §5: “Invalid file type...”)',
  },
  fileEmpty: {
    id: 'formErrors.fileEmpty',
    defaultMessage: 'The file is empty.',
    description: 'An attached file has no content',
  },
  fileInfected: {
    id: 'formErrors.fileInfected',
    defaultMessage:
      'Our virus scanner found something harmful in this file, so it was not taken. Please leave it out, or attach another one.',
    description: 'An attached file has a virus',
  },
  quotaExceeded: {
    id: 'formErrors.quotaExceeded',
    defaultMessage: 'Very many files came from your network today. Please send the form without this file.',
    description: 'The network has sent more files than one network may',
  },
  fileMissing: {
    id: 'formErrors.fileMissing',
    defaultMessage: 'This file is no longer kept here. Please attach it again.',
    description: 'A file that was sent before with the same form has been deleted since',
  },
  chooseAgain: {
    id: 'formErrors.chooseAgain',
    defaultMessage: 'Please choose this file again. For your protection it was not kept.',
    description: 'A file of a confidential form that was refused for something else',
  },
  pictureMissing: {
    id: 'formErrors.pictureMissing',
    defaultMessage: 'Please choose a picture.',
    description: 'The form for a picture was sent without one',
  },
  pictureBroken: {
    id: 'formErrors.pictureBroken',
    defaultMessage: 'This picture cannot be read. Please choose another one.',
    description: 'The picture of a profile is broken, or has very many pixels',
  },
}) satisfies Record<FileErrorCode, MessageDescriptor>;

/** The failure popup has its own words: `formMessages.failed`. */
export const formProblems = defineMessages({
  formExpired: {
    id: 'formErrors.formExpired',
    defaultMessage: 'This form was open for a long time. Please check it and send it again.',
    description: 'The form page is too old, or was not made by this website',
  },
  submissionChanged: {
    id: 'formErrors.submissionChanged',
    defaultMessage:
      'You have already sent this form with other words, and that message has arrived. To send this one as well, press the button again.',
    description: 'The same form page was sent twice, with different content',
  },
  formTooOften: {
    id: 'formErrors.formTooOften',
    defaultMessage:
      'Very many forms came from your network. Please keep this page open and try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'More forms came from one network than are taken in an hour (429)',
  },
  formUncertain: {
    id: 'formErrors.formUncertain',
    defaultMessage: 'No answer came in time. Please look at what is stored now before you send this again.',
    description: 'A change was sent to another system, which has not answered',
  },
  profileChangedMeanwhile: {
    id: 'formErrors.profileChangedMeanwhile',
    defaultMessage: 'Your profile was changed elsewhere meanwhile. Please check it, and press Save again.',
    description: 'Two tabs have changed the profile',
  },
  passkeyRefused: {
    id: 'formErrors.passkeyRefused',
    defaultMessage: 'This passkey was not accepted. Please try again, with another passkey if you have one.',
    description: 'A passkey is refused',
  },
  passkeysFull: {
    id: 'formErrors.passkeysFull',
    defaultMessage: 'You have 10 passkeys already. Please remove 1 first.',
    description: 'A member cannot have more passkeys',
  },
  enrolmentExpired: {
    id: 'formErrors.enrolmentExpired',
    defaultMessage: 'This page was open for more than 30 minutes, and has been prepared anew. Please do it again.',
    description: 'A second factor is added too late; the page shows another QR code',
  },
  signInTooOften: {
    id: 'formErrors.signInTooOften',
    defaultMessage:
      'There were too many tries to sign in. Please wait {minutes, plural, one {# minute} other {# minutes}}, and try again.',
    description: 'More tries to sign in than are taken in a minute (429)',
  },
}) satisfies Record<Exclude<FormProblem, 'formNotStored'>, MessageDescriptor>;
