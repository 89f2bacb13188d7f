import { defineMessages } from '@formatjs/intl';

export const groupedMessages = defineMessages({
  empty: {
    id: 'grouped.empty',
    defaultMessage: 'Nothing has been published here yet. Please come back later.',
    description: 'In the place of a list that has nothing at all',
  },
  otherSubject: { id: 'grouped.otherSubject', defaultMessage: 'Other', description: 'Heading of what has no subject' },
  noAnswer: {
    id: 'grouped.noAnswer',
    defaultMessage: 'No answer to your question? {contact}',
    description: 'Below questions and answers; {contact} is a link, Contact us',
  },
  onThisPage: {
    id: 'grouped.onThisPage',
    defaultMessage: 'On this page',
    description: 'Name of the links to subjects',
  },
  linkToAnswer: {
    id: 'grouped.linkToAnswer',
    defaultMessage: 'Page of this answer',
    description: 'Link under an answer to its own page',
  },
  phone: { id: 'grouped.phone', defaultMessage: 'Phone', description: 'Fact of a person or an office' },
  email: { id: 'grouped.email', defaultMessage: 'E-mail', description: 'Fact of a person or an office' },
  education: { id: 'grouped.education', defaultMessage: 'Education', description: 'Fact of a person' },
  workHistory: { id: 'grouped.workHistory', defaultMessage: 'Work history', description: 'Fact of a person' },
  address: { id: 'grouped.address', defaultMessage: 'Address', description: 'Fact of an office' },
  province: { id: 'grouped.province', defaultMessage: 'Province', description: 'Fact of an office' },
  map: { id: 'grouped.map', defaultMessage: 'Map', description: 'Fact of an office: a link to a map' },
  openMap: {
    id: 'grouped.openMap',
    defaultMessage: 'Show on a map ({host})',
    description: 'Link to a map on another website, which is named',
  },
  office: { id: 'grouped.office', defaultMessage: 'Office', description: 'Fact of a person: where the person works' },
  howToAsk: { id: 'grouped.howToAsk', defaultMessage: 'How to ask', description: 'Heading on the page of an expert' },
  waysToAsk: {
    id: 'grouped.waysToAsk',
    defaultMessage:
      '{direct, select, yes {Ask by phone or e-mail on working days, or with} other {Ask with}} the contact form: give the expert’s name as the subject.',
    description: 'Under ‘How to ask’; {direct} says whether the page shows a number or an address of the expert',
  },
  askByForm: {
    id: 'grouped.askByForm',
    defaultMessage: 'Ask this expert',
    description: 'Button that leads to the contact page',
  },
  parent: {
    id: 'grouped.parent',
    defaultMessage: 'Belongs to',
    description: 'Fact of an office: the office above it',
  },
});
