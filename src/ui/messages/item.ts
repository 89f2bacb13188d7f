import { defineMessages } from '@formatjs/intl';

export const itemMessages = defineMessages({
  breadcrumbs: {
    id: 'item.breadcrumbs',
    defaultMessage: 'You are here',
    description: 'Name of the breadcrumb landmark',
  },
  home: { id: 'item.home', defaultMessage: 'Home', description: 'First breadcrumb: the home page' },
  published: { id: 'item.published', defaultMessage: 'Published', description: 'Label before a date' },
  updated: { id: 'item.updated', defaultMessage: 'Updated', description: 'Label before a date' },
  issuedBy: { id: 'item.issuedBy', defaultMessage: 'Issued by', description: 'Fact of a document' },
  issuedOn: { id: 'item.issuedOn', defaultMessage: 'Issued on', description: 'Fact of a document' },
  documentNumber: { id: 'item.documentNumber', defaultMessage: 'Number', description: 'Fact of a document' },
  category: { id: 'item.category', defaultMessage: 'Subject', description: 'Fact of a document' },
  tags: { id: 'item.tags', defaultMessage: 'Keywords', description: 'Label before the tags of an item' },
  attachments: { id: 'item.attachments', defaultMessage: 'Files to download', description: 'Heading of attachments' },
  fileFacts: {
    id: 'item.fileFacts',
    defaultMessage: '{type}, {size}',
    description: 'Type and size of a file, as in: PDF, 1.2 MB',
  },
  fileFactsWithLanguage: {
    id: 'item.fileFactsWithLanguage',
    defaultMessage: '{type}, {language}, {size}',
    description: 'Type, language and size of a file, as in: PDF, Thai, 1.2 MB',
  },
  fileLanguage: {
    id: 'item.fileLanguage',
    defaultMessage: '{language, select, th {Thai} other {English}}',
    description: 'In which language a file is written',
  },
  language: { id: 'item.language', defaultMessage: 'Language', description: 'Name of the fact: Thai or English' },
  download: {
    id: 'item.download',
    defaultMessage: 'Download ({facts})',
    description: 'Link to a file under the title of its document, as in: Download (PDF, Thai, 1.2 MB)',
  },
  downloadMain: {
    id: 'item.downloadMain',
    defaultMessage: 'Download {facts}',
    description: 'Button for the file that a page is about, as in: Download PDF, Thai, 1.2 MB',
  },
  sectionPages: {
    id: 'item.sectionPages',
    defaultMessage: 'In this section',
    description: 'Heading of the links to pages about the same subject',
  },
  formsAndServices: {
    id: 'item.formsAndServices',
    defaultMessage: 'Forms and services',
    description: 'Heading of the links to what an answer is about',
  },
  onWebsite: {
    id: 'item.onWebsite',
    defaultMessage: 'On {host}',
    description: 'Below a link to another website, as in: On www.gprocurement.go.th',
  },
  share: { id: 'item.share', defaultMessage: 'Share this page', description: 'Label of the share links' },
  shareOnLine: { id: 'item.shareOnLine', defaultMessage: 'LINE', description: 'Share link, a product name' },
  shareOnFacebook: { id: 'item.shareOnFacebook', defaultMessage: 'Facebook', description: 'Share link' },
  shareByEmail: { id: 'item.shareByEmail', defaultMessage: 'E-mail', description: 'Share link' },
  copyLink: { id: 'item.copyLink', defaultMessage: 'Copy link', description: 'Button' },
  linkCopied: { id: 'item.linkCopied', defaultMessage: 'The link has been copied.', description: 'After copying' },
  copyFailed: {
    id: 'item.copyFailed',
    defaultMessage: 'The link could not be copied. Please copy it from the address bar.',
    description: 'After copying failed',
  },
  reportBroken: {
    id: 'item.reportBroken',
    defaultMessage: 'Report a broken file or link on this page',
    description: 'Link that carries the page along',
  },
  print: { id: 'item.print', defaultMessage: 'Print', description: 'Button' },
  related: { id: 'item.related', defaultMessage: 'Related', description: 'Heading of related items' },
});
