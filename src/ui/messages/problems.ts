import { defineMessages } from '@formatjs/intl';

export const problemMessages = defineMessages({
  notFoundPath: {
    id: 'problems.notFoundPath',
    defaultMessage: 'Page Not Found: {path}',
    description: 'Error of the catalogue (spec §8), English in both languages',
  },
  notFoundSorry: {
    id: 'problems.notFoundSorry',
    defaultMessage: 'sorry, the content you want was not found',
    description: 'Error of the catalogue (spec §8), English in both languages, to the letter',
  },
  notFoundHelp: {
    id: 'problems.notFoundHelp',
    defaultMessage: 'The address may have been mistyped, or the page may have been withdrawn.',
    description: 'On the 404 page',
  },
  systemMessage: {
    id: 'problems.systemMessage',
    defaultMessage: 'System message:',
    description: 'On the 404 page, before the two sentences of the error catalogue',
  },
  reportLink: {
    id: 'problems.reportLink',
    defaultMessage: 'Report the link that led here',
    description: 'Link on the 404 page to the report of broken links',
  },
  withdrawnText: {
    id: 'problems.withdrawnText',
    defaultMessage: 'What was at this address is no longer published. The address is not used for anything else.',
    description: 'On the page at the address of a withdrawn item (410)',
  },
  readInOtherLanguage: {
    id: 'problems.readInOtherLanguage',
    defaultMessage: 'Read it in Thai',
    description: 'Link on the 404 page to the same page in the other language',
  },
  searchNews: {
    id: 'problems.searchNews',
    defaultMessage: 'Look through the news',
    description: 'Link on the 404 page',
  },
  searchDocuments: {
    id: 'problems.searchDocuments',
    defaultMessage: 'Look through the documents',
    description: 'Link on the 404 page',
  },
  errorHeading: {
    id: 'problems.errorHeading',
    defaultMessage: 'เกิดข้อผิดพลาด: {status}',
    description: 'Heading of the error page, Thai in both languages (spec §2, to the letter)',
  },
  errorDetails: {
    id: 'problems.errorDetails',
    defaultMessage: 'รายละเอียดข้อผิดพลาด:',
    description:
      'Second heading of the error page, before the message; Thai in both languages (spec §2, to the letter)',
  },
  errorExplanation: {
    id: 'problems.errorExplanation',
    defaultMessage: 'Something went wrong on our side (error {status}). Please try again in a few minutes.',
    description: 'Line in the language of the page under the Thai headings of the error page',
  },
  requestErrorExplanation: {
    id: 'problems.requestErrorExplanation',
    defaultMessage: 'The request could not be carried out (error {status}). Please go back, check it and try again.',
    description: 'The same line when the request was at fault, not the server',
  },
  tooLargeExplanation: {
    id: 'problems.tooLargeExplanation',
    defaultMessage:
      'What you sent is too large (error {status}). Please go back: what you typed is still there. Shorten it, or attach fewer or smaller files, and send it again.',
    description: 'The same line after a form that is far too large, with its files',
  },
  backToHome: {
    id: 'problems.backToHome',
    defaultMessage: 'Back to home',
    description: 'Button of the error and 404 pages, leads to the main page (spec §2)',
  },
  maintenanceText: {
    id: 'problems.maintenanceText',
    defaultMessage: 'The website of {site} is under maintenance. Please check back later.',
    description: 'Maintenance notice (spec §2)',
  },
  partMaintenanceTitle: {
    id: 'problems.partMaintenanceTitle',
    defaultMessage: 'Under maintenance',
    description: 'Title of the notice when only one function of the website is under maintenance',
  },
  partMaintenanceText: {
    id: 'problems.partMaintenanceText',
    defaultMessage: 'This part of the website is under maintenance; the rest of it works. Please check back later.',
    description: 'The notice when only one function of the website is under maintenance',
  },
  maintenanceUntil: {
    id: 'problems.maintenanceUntil',
    defaultMessage: 'We expect to be back on {when}.',
    description: 'Maintenance notice, when the end of the work is known',
  },
  maintenanceContact: {
    id: 'problems.maintenanceContact',
    defaultMessage: 'For inquiries in the meantime',
    description: 'Heading of the contacts on the maintenance notice',
  },
  maintenanceOver: {
    id: 'problems.maintenanceOver',
    defaultMessage: 'No maintenance is under way. The website of {site} is working.',
    description: 'Maintenance notice while maintenance is off',
  },
  misdirectedHeading: {
    id: 'problems.misdirectedHeading',
    defaultMessage: 'There is no website at this address',
    description: 'Heading of the page for an unknown host (421)',
  },
  misdirectedText: {
    id: 'problems.misdirectedText',
    defaultMessage: 'This server does not know the name in the address. Please check it and try again.',
    description: 'On the page for an unknown host (421)',
  },
  busyHeading: {
    id: 'problems.busyHeading',
    defaultMessage: 'The website is very busy',
    description: 'Heading of the page for a request that is refused because there are too many (503)',
  },
  busyText: {
    id: 'problems.busyText',
    defaultMessage: 'Very many people are using it at this moment. Please try again in a few seconds.',
    description: 'On the page for a request that is refused because there are too many (503)',
  },
});
