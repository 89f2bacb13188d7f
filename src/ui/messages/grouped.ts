import { defineMessages, type MessageDescriptor } from '@formatjs/intl';

const messages = defineMessages({
  faq: { id: 'grouped.faq', defaultMessage: 'Questions and answers', description: 'Title of the FAQ' },
  faqIntro: {
    id: 'grouped.faqIntro',
    defaultMessage: 'What people ask most, answered in plain words.',
    description: 'Under the heading of the FAQ',
  },
  professionals: { id: 'grouped.professionals', defaultMessage: 'Experts', description: 'Title of the professionals' },
  professionalsIntro: {
    id: 'grouped.professionalsIntro',
    defaultMessage: 'People who know water, soil and law, and how to reach them.',
    description: 'Under the heading of the professionals',
  },
  agencies: { id: 'grouped.agencies', defaultMessage: 'Offices', description: 'Title of the agencies' },
  agenciesIntro: {
    id: 'grouped.agenciesIntro',
    defaultMessage: 'Headquarters and the regional irrigation offices, with addresses and telephones.',
    description: 'Under the heading of the agencies',
  },
});

interface GroupedLabels {
  readonly title: MessageDescriptor;
  readonly intro: MessageDescriptor;
}

/** By route. */
export const groupedLabels = {
  faq: { title: messages.faq, intro: messages.faqIntro },
  professionals: { title: messages.professionals, intro: messages.professionalsIntro },
  agencies: { title: messages.agencies, intro: messages.agenciesIntro },
} satisfies Readonly<Record<string, GroupedLabels>>;

export const groupedMessages = defineMessages({
  empty: {
    id: 'grouped.empty',
    defaultMessage: 'Nothing has been published here yet. Please come back later.',
    description: 'In the place of a list that has nothing at all',
  },
  otherSubject: { id: 'grouped.otherSubject', defaultMessage: 'Other', description: 'Heading of what has no subject' },
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
  phone: { id: 'grouped.phone', defaultMessage: 'Telephone', description: 'Fact of a person or an office' },
  email: { id: 'grouped.email', defaultMessage: 'Email', description: 'Fact of a person or an office' },
  position: { id: 'grouped.position', defaultMessage: 'Position', description: 'Fact of a person' },
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
  parent: {
    id: 'grouped.parent',
    defaultMessage: 'Belongs to',
    description: 'Fact of an office: the office above it',
  },
});
