import { defineMessages } from '@formatjs/intl';

export const pageLayoutMessages = defineMessages({
  members: {
    id: 'pageLayout.members',
    defaultMessage: 'Members',
    description: 'Link to the members area; the same for everybody',
  },
  inventedNumber: {
    id: 'pageLayout.inventedNumber',
    defaultMessage: 'an invented number',
    description: 'In brackets after a telephone number of a sample, which nobody can call',
  },
  cookies: {
    id: 'pageLayout.cookies',
    defaultMessage: 'This website does not track you: its cookies only remember your settings and do what you ask for.',
    description: 'Cookie notice, at the foot of every page',
  },
  cookiePolicy: {
    id: 'pageLayout.cookiePolicy',
    defaultMessage: 'Cookie policy',
    description: 'Link to the cookie policy',
  },
  skipLink: {
    id: 'pageLayout.skipLink',
    defaultMessage: 'Skip to main content',
    description: 'First link of every page',
  },
  hotline: {
    id: 'pageLayout.hotline',
    defaultMessage: 'Hotline {number}, press {extension}',
    description: 'Telephone hotline (spec §1)',
  },
  hotlineNumber: {
    id: 'pageLayout.hotlineNumber',
    defaultMessage: 'Hotline {number}',
    description: 'Telephone hotline without digits to press',
  },
  displayOptions: {
    id: 'pageLayout.displayOptions',
    defaultMessage: 'Display',
    description: 'Button that opens text size and colours on phones',
  },
  textSize: { id: 'pageLayout.textSize', defaultMessage: 'Text size', description: 'Label of the text size buttons' },
  textSizeSmall: { id: 'pageLayout.textSizeSmall', defaultMessage: 'Small text', description: 'Text size button' },
  textSizeNormal: { id: 'pageLayout.textSizeNormal', defaultMessage: 'Normal text', description: 'Text size button' },
  textSizeLarge: { id: 'pageLayout.textSizeLarge', defaultMessage: 'Large text', description: 'Text size button' },
  textSizeLarger: {
    id: 'pageLayout.textSizeLarger',
    defaultMessage: 'Very large text',
    description: 'Text size button',
  },
  textSizeSmallSign: { id: 'pageLayout.textSizeSmallSign', defaultMessage: 'A−', description: 'Sign on the button' },
  textSizeNormalSign: { id: 'pageLayout.textSizeNormalSign', defaultMessage: 'A', description: 'Sign on the button' },
  textSizeLargeSign: { id: 'pageLayout.textSizeLargeSign', defaultMessage: 'A+', description: 'Sign on the button' },
  textSizeLargerSign: { id: 'pageLayout.textSizeLargerSign', defaultMessage: 'A++', description: 'Sign on the button' },
  contrast: { id: 'pageLayout.contrast', defaultMessage: 'Colours', description: 'Label of the contrast buttons' },
  contrastAuto: {
    id: 'pageLayout.contrastAuto',
    defaultMessage: 'Automatic',
    description: 'Contrast button: colours as the device asks for',
  },
  contrastLight: { id: 'pageLayout.contrastLight', defaultMessage: 'Light', description: 'Contrast button' },
  contrastDark: { id: 'pageLayout.contrastDark', defaultMessage: 'Dark', description: 'Contrast button' },
  contrastHigh: {
    id: 'pageLayout.contrastHigh',
    defaultMessage: 'Yellow on black',
    description: 'Contrast button: the high contrast that Thai public sites offer',
  },
  languageOnly: {
    id: 'pageLayout.languageOnly',
    defaultMessage: 'This page is in English only',
    description: 'Beside the language switch when the page has no version in the other language',
  },
  siteHome: {
    id: 'pageLayout.siteHome',
    defaultMessage: 'home',
    description: 'After the name of the site in the link round the emblem, for screen readers',
  },
  menu: { id: 'pageLayout.menu', defaultMessage: 'Menu', description: 'Button that opens the main menu on phones' },
  closeMenu: { id: 'pageLayout.closeMenu', defaultMessage: 'Close', description: 'Button that closes the main menu' },
  mainMenu: { id: 'pageLayout.mainMenu', defaultMessage: 'Main menu', description: 'Name of the navigation landmark' },
  overview: {
    id: 'pageLayout.overview',
    defaultMessage: '{label}: overview',
    description: 'First link in a panel of the main menu: the page of the entry itself',
  },
  sampleNotice: {
    id: 'pageLayout.sampleNotice',
    defaultMessage: 'Sample',
    description: 'Badge before the sentence that says what is invented on this site',
  },
  alertNotice: { id: 'pageLayout.alertNotice', defaultMessage: 'Notice', description: 'Kind of alert' },
  alertDrought: { id: 'pageLayout.alertDrought', defaultMessage: 'Drought alert', description: 'Kind of alert' },
  alertFlood: { id: 'pageLayout.alertFlood', defaultMessage: 'Flood alert', description: 'Kind of alert' },
  alertWater: {
    id: 'pageLayout.alertWater',
    defaultMessage: 'Water in the reservoirs',
    description: 'Link of an alert about water that has no news item, to the page of the reservoirs',
  },
  alertContact: {
    id: 'pageLayout.alertContact',
    defaultMessage: 'Contact us',
    description: 'Link of a notice that has no news item, to the contact page',
  },
  alertLatestNews: {
    id: 'pageLayout.alertLatestNews',
    defaultMessage: 'Latest news',
    description: 'Link of a flood alert that has no news item, to the list of news',
  },
  alertNoticeNews: {
    id: 'pageLayout.alertNoticeNews',
    defaultMessage: 'About this notice',
    description: 'Link of a notice to its news item',
  },
  alertDroughtNews: {
    id: 'pageLayout.alertDroughtNews',
    defaultMessage: 'About this drought',
    description: 'Link of a drought alert to its news item',
  },
  alertFloodNews: {
    id: 'pageLayout.alertFloodNews',
    defaultMessage: 'About this flood',
    description: 'Link of a flood alert to its news item',
  },
  alertRescue: {
    id: 'pageLayout.alertRescue',
    defaultMessage: 'For rescue, call {number}',
    description: 'Link of a flood alert that calls disaster prevention',
  },
  alertPublisher: {
    id: 'pageLayout.alertPublisher',
    defaultMessage: 'Issued by',
    description: 'Before the name of the office that publishes an alert',
  },
  alertFrom: {
    id: 'pageLayout.alertFrom',
    defaultMessage: 'Published',
    description: 'Before the time from when an alert is shown',
  },
  alertUntil: {
    id: 'pageLayout.alertUntil',
    defaultMessage: 'Valid until',
    description: 'Before the time when an alert ends',
  },
  alertMoment: {
    id: 'pageLayout.alertMoment',
    defaultMessage: '{date}, {time}',
    description: 'When an alert is published or ends',
  },
  footerMenu: {
    id: 'pageLayout.footerMenu',
    defaultMessage: 'Footer menu',
    description: 'Name of the navigation landmark',
  },
  phone: { id: 'pageLayout.phone', defaultMessage: 'Phone', description: 'Label before the telephone number' },
  email: { id: 'pageLayout.email', defaultMessage: 'E-mail', description: 'Label before the email address' },
  backToTop: { id: 'pageLayout.backToTop', defaultMessage: 'Back to top', description: 'Link at the end of a page' },
});
