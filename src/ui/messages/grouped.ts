import { defineMessages, type MessageDescriptor } from '@formatjs/intl';
import type { GroupedRoute } from '../pages/props.ts';

const messages = defineMessages({
  faq: { id: 'arranged.faq', defaultMessage: 'Questions and answers', description: 'Title of the FAQ' },
  faqIntro: {
    id: 'arranged.faqIntro',
    defaultMessage: 'What people ask most, answered in plain words.',
    description: 'Under the heading of the FAQ',
  },
  professionals: { id: 'arranged.professionals', defaultMessage: 'Experts', description: 'Title of the professionals' },
  professionalsIntro: {
    id: 'arranged.professionalsIntro',
    defaultMessage: 'People who know water, soil and law, and how to reach them.',
    description: 'Under the heading of the professionals',
  },
  agencies: { id: 'arranged.agencies', defaultMessage: 'Offices', description: 'Title of the agencies' },
  agenciesIntro: {
    id: 'arranged.agenciesIntro',
    defaultMessage: 'Headquarters and the regional irrigation offices, with addresses and telephones.',
    description: 'Under the heading of the agencies',
  },
});

interface ArrangedWords {
  readonly title: MessageDescriptor;
  readonly intro: MessageDescriptor;
}

/** What each list that the department arranges calls itself. */
export const groupedLabels: Readonly<Record<GroupedRoute, ArrangedWords>> = {
  faq: { title: messages.faq, intro: messages.faqIntro },
  professionals: { title: messages.professionals, intro: messages.professionalsIntro },
  agencies: { title: messages.agencies, intro: messages.agenciesIntro },
};

export const groupedMessages = defineMessages({
  empty: {
    id: 'arranged.empty',
    defaultMessage: 'Nothing has been published here yet. Please come back later.',
    description: 'In the place of a list that has nothing at all',
  },
  otherSubject: { id: 'arranged.otherSubject', defaultMessage: 'Other', description: 'Heading of what has no subject' },
  onThisPage: {
    id: 'arranged.onThisPage',
    defaultMessage: 'On this page',
    description: 'Name of the links to subjects',
  },
  linkToAnswer: {
    id: 'arranged.linkToAnswer',
    defaultMessage: 'Page of this answer',
    description: 'Link under an answer to its own page',
  },
  phone: { id: 'arranged.phone', defaultMessage: 'Telephone', description: 'Fact of a person or an office' },
  email: { id: 'arranged.email', defaultMessage: 'Email', description: 'Fact of a person or an office' },
  position: { id: 'arranged.position', defaultMessage: 'Position', description: 'Fact of a person' },
  education: { id: 'arranged.education', defaultMessage: 'Education', description: 'Fact of a person' },
  workHistory: { id: 'arranged.workHistory', defaultMessage: 'Work history', description: 'Fact of a person' },
  address: { id: 'arranged.address', defaultMessage: 'Address', description: 'Fact of an office' },
  province: { id: 'arranged.province', defaultMessage: 'Province', description: 'Fact of an office' },
  map: { id: 'arranged.map', defaultMessage: 'Map', description: 'Fact of an office: a link to a map' },
  openMap: {
    id: 'arranged.openMap',
    defaultMessage: 'Show on a map ({host})',
    description: 'Link to a map on another website, which is named',
  },
  parent: {
    id: 'arranged.parent',
    defaultMessage: 'Belongs to',
    description: 'Fact of an office: the office above it',
  },
});
