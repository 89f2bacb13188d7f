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
  next: { id: 'memberArea.next', defaultMessage: 'What you can do next', description: 'Heading on the first page' },
  nothingNext: {
    id: 'memberArea.nothingNext',
    defaultMessage: 'There is nothing to do at the moment.',
    description: 'On the first page, in place of what can be done next',
  },
  confirmNext: {
    id: 'memberArea.confirmNext',
    defaultMessage: 'Confirm your new e-mail address',
    description: 'On the first page: to do next',
  },
  confirmNextHint: {
    id: 'memberArea.confirmNextHint',
    defaultMessage: 'Open the mail that we sent to {email}.',
    description: 'Below it',
  },
  profileNext: {
    id: 'memberArea.profileNext',
    defaultMessage: 'Complete your profile',
    description: 'On the first page: link to what can be done next',
  },
  profileNextHint: {
    id: 'memberArea.profileNextHint',
    defaultMessage: 'Still missing: {details}.',
    description: 'Below it; the details are a list like “birthday, gender”',
  },
  missingBirthday: { id: 'memberArea.missingBirthday', defaultMessage: 'birthday', description: 'One of the details' },
  missingGender: { id: 'memberArea.missingGender', defaultMessage: 'gender', description: 'One of the details' },
  missingPicture: { id: 'memberArea.missingPicture', defaultMessage: 'picture', description: 'One of the details' },
  newsNextHint: {
    id: 'memberArea.newsNextHint',
    defaultMessage: 'By e-mail, about what interests you. You can unsubscribe at any time.',
    description: 'On the first page, below the link to choose a newsletter',
  },
  account: { id: 'memberArea.account', defaultMessage: 'Your account', description: 'Heading on the first page' },
  name: { id: 'memberArea.name', defaultMessage: 'Name', description: 'Term' },
  email: { id: 'memberArea.email', defaultMessage: 'E-mail', description: 'Term' },
  confirmed: { id: 'memberArea.confirmed', defaultMessage: 'confirmed', description: 'Beside the e-mail' },
  pending: {
    id: 'memberArea.pending',
    defaultMessage: '{email} waits for its confirmation. Open the message that we sent to it.',
    description: 'Beside the e-mail, while another address waits',
  },
  news: {
    id: 'memberArea.news',
    defaultMessage: 'Your newsletter',
    description: 'Heading on the first page, and term',
  },
  noNews: {
    id: 'memberArea.noNews',
    defaultMessage: 'You receive no newsletter.',
    description: 'Where nothing is chosen',
  },
  changeNews: { id: 'memberArea.changeNews', defaultMessage: 'Change your newsletter', description: 'Link' },
  changeProfile: { id: 'memberArea.changeProfile', defaultMessage: 'Change your profile', description: 'Link' },
  sessions: {
    id: 'memberArea.sessions',
    defaultMessage: 'Where you are signed in',
    description: 'Heading on the first page',
  },
  sessionsIntro: {
    id: 'memberArea.sessionsIntro',
    defaultMessage: 'You do not know one of these? Sign out everywhere else, and change your password.',
    description: 'Above the list',
  },
  thisSession: {
    id: 'memberArea.thisSession',
    defaultMessage: 'this browser',
    description: 'Beside the session of the request',
  },
  unknownBrowser: {
    id: 'memberArea.unknownBrowser',
    defaultMessage: 'Unknown browser',
    description: 'A session whose browser is not known',
  },
  lastUsed: { id: 'memberArea.lastUsed', defaultMessage: 'last used {when}', description: 'Beside a session' },
  endOthers: { id: 'memberArea.endOthers', defaultMessage: 'Sign out everywhere else', description: 'Button' },
  profileSaved: {
    id: 'memberArea.profileSaved',
    defaultMessage: 'Your profile is saved.',
    description: 'After a change',
  },
  confirmationSent: {
    id: 'memberArea.confirmationSent',
    defaultMessage:
      'Your profile is saved. We have sent a link to the new e-mail address; until you confirm it, the old one counts.',
    description: 'After a change of the e-mail',
  },
  passwordChanged: {
    id: 'memberArea.passwordChanged',
    defaultMessage: 'Your password is changed. You were signed out everywhere else.',
    description: 'After a change',
  },
  pictureSaved: {
    id: 'memberArea.pictureSaved',
    defaultMessage: 'Your picture is saved.',
    description: 'After a change',
  },
  pictureRemoved: {
    id: 'memberArea.pictureRemoved',
    defaultMessage: 'Your picture is removed.',
    description: 'After a change',
  },
  newsSaved: { id: 'memberArea.newsSaved', defaultMessage: 'Your newsletter is saved.', description: 'After a change' },
  unsubscribed: {
    id: 'memberArea.unsubscribed',
    defaultMessage: 'You will receive no more newsletters.',
    description: 'After unsubscribing',
  },
  providerLinked: {
    id: 'memberArea.providerLinked',
    defaultMessage: 'The account is linked. You can sign in here with it.',
    description: 'After linking an account at a provider',
  },
  providerUnlinked: {
    id: 'memberArea.providerUnlinked',
    defaultMessage: 'The link to the account is removed.',
    description: 'After ending such a link',
  },
  identityProved: {
    id: 'memberArea.identityProved',
    defaultMessage: 'You have confirmed who you are. It counts for 10 minutes.',
    description: 'After signing in at a provider again',
  },
  factorAdded: {
    id: 'memberArea.factorAdded',
    defaultMessage: 'It is added. From now on, signing in takes a second step. You were signed out everywhere else.',
    description: 'After adding a second factor',
  },
  factorRemoved: {
    id: 'memberArea.factorRemoved',
    defaultMessage: 'It is removed. You were signed out everywhere else.',
    description: 'After removing a second factor',
  },
  codesRenewed: {
    id: 'memberArea.codesRenewed',
    defaultMessage: 'You have new recovery codes. The old ones no longer work.',
    description: 'After replacing the recovery codes',
  },
  security: {
    id: 'memberArea.security',
    defaultMessage: 'Sign-in security',
    description: 'Heading on the first page',
  },
  securityIntro: {
    id: 'memberArea.securityIntro',
    defaultMessage: 'With a second step, nobody can sign in to your account with the password alone.',
    description: 'On the first page',
  },
  changeSecurity: {
    id: 'memberArea.changeSecurity',
    defaultMessage: 'Authenticator app, passkeys and recovery codes',
    description: 'Link',
  },
  sessionsEnded: {
    id: 'memberArea.sessionsEnded',
    defaultMessage: 'You were signed out everywhere else.',
    description: 'After ending the other sessions',
  },
});
