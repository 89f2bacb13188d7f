import { defineMessages } from '@formatjs/intl';

/** The frame of the pages of members, and their first page (spec §2). */
export const memberAreaMessages = defineMessages({
  area: {
    id: 'memberArea.area',
    defaultMessage: 'Members',
    description: 'Link to the members area, and the name of its menu',
  },
  dashboard: { id: 'memberArea.dashboard', defaultMessage: 'Home', description: 'Link of the members menu (spec §2)' },
  profile: { id: 'memberArea.profile', defaultMessage: 'Profile', description: 'Link of the members menu (spec §2)' },
  changePassword: {
    id: 'memberArea.changePassword',
    defaultMessage: 'Change password',
    description: 'Link of the members menu (spec §2)',
  },
  eNews: { id: 'memberArea.eNews', defaultMessage: 'Newsletter', description: 'Link of the members menu (spec §2)' },
  signOut: {
    id: 'memberArea.signOut',
    defaultMessage: 'Sign out',
    description: 'Button of the members menu (spec §2)',
  },
  website: {
    id: 'memberArea.website',
    defaultMessage: 'Go to website',
    description: 'Link of the members menu (spec §2)',
  },
  welcome: { id: 'memberArea.welcome', defaultMessage: 'Welcome, {name}', description: 'Heading of the first page' },
  account: { id: 'memberArea.account', defaultMessage: 'Your account', description: 'Heading on the first page' },
  name: { id: 'memberArea.name', defaultMessage: 'Name', description: 'Term' },
  email: { id: 'memberArea.email', defaultMessage: 'E-mail', description: 'Term' },
  confirmed: { id: 'memberArea.confirmed', defaultMessage: 'confirmed', description: 'Beside the e-mail' },
  pending: {
    id: 'memberArea.pending',
    defaultMessage: '{email} waits for its confirmation. The letter is in that mailbox.',
    description: 'Beside the e-mail, while another address waits',
  },
});
