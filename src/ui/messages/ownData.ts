import { defineMessages } from '@formatjs/intl';

/** The pages on which members download and delete what is stored about them (PDPA §30, §33). */
export const ownDataMessages = defineMessages({
  title: { id: 'ownData.title', defaultMessage: 'Your data', description: 'Title of the page, and link to it' },
  link: {
    id: 'ownData.link',
    defaultMessage: 'Your data: download it, or delete your account',
    description: 'Link below the profile',
  },
  intro: {
    id: 'ownData.intro',
    defaultMessage:
      'Here you see what is stored about you. You can have a copy of it, and you can delete your account.',
    description: 'Below the title',
  },
  download: {
    id: 'ownData.download',
    defaultMessage: 'Download everything held about you',
    description: 'Heading, and button',
  },
  downloadIntro: {
    id: 'ownData.downloadIntro',
    defaultMessage:
      'You get 1 ZIP file: a text that explains it in Thai and English, your data, your picture, and the files that you sent us with messages and complaints. Keep it in a safe place.',
    description: 'Below the heading',
  },
  passwordHint: {
    id: 'ownData.passwordHint',
    defaultMessage: 'So that nobody else can do this in your browser.',
    description: 'Below the label of the password',
  },
  prove: {
    id: 'ownData.prove',
    defaultMessage:
      'Please confirm first who you are: sign in once more with the provider that you linked. It counts for 10 minutes.',
    description: 'For a member without a password, before the data are downloaded or deleted',
  },
  proved: {
    id: 'ownData.proved',
    defaultMessage: 'You have confirmed who you are. It counts for 10 minutes.',
    description: 'For a member without a password',
  },
  stored: {
    id: 'ownData.stored',
    defaultMessage: 'What is stored, why, and for how long',
    description: 'Heading',
  },
  delete: { id: 'ownData.delete', defaultMessage: 'Delete your account', description: 'Title, heading and link' },
  deleteIntro: {
    id: 'ownData.deleteIntro',
    defaultMessage: 'This deletes the account and what belongs to it, at once and permanently.',
    description: 'Below the heading',
  },
  goes: { id: 'ownData.goes', defaultMessage: 'What is deleted', description: 'Heading' },
  stays: { id: 'ownData.stays', defaultMessage: 'What stays, and why', description: 'Heading' },
  staysContact: {
    id: 'ownData.staysContact',
    defaultMessage:
      'Messages and complaints to the department are its records. Write to us if they are to be deleted as well.',
    description: 'Below the list of what stays',
  },
  confirm: {
    id: 'ownData.confirm',
    defaultMessage: 'I want to delete my account. I know that nobody can bring it back.',
    description: 'Label of the box',
  },
  confirmMissing: {
    id: 'ownData.confirmMissing',
    defaultMessage: 'Please confirm that you want to delete the account.',
    description: 'The box is not ticked',
  },
  deleteNow: { id: 'ownData.deleteNow', defaultMessage: 'Delete my account now', description: 'Button' },
  keep: { id: 'ownData.keep', defaultMessage: 'Cancel and keep the account', description: 'Link back' },
  fileName: {
    id: 'ownData.fileName',
    defaultMessage: 'my-data-{date}',
    description: 'Name of the downloaded file, in Latin letters without blanks',
  },
  readmeTitle: {
    id: 'ownData.readmeTitle',
    defaultMessage: 'Everything that {site} stores about you',
    description: 'First line of the text in the archive',
  },
  readmeMade: { id: 'ownData.readmeMade', defaultMessage: 'As of {when}.', description: 'In the text in the archive' },
  readmeJson: {
    id: 'ownData.readmeJson',
    defaultMessage:
      'data.json: your data, in groups. Any text editor opens it. Times are in UTC. The names of the groups are explained below.',
    description: 'In the text in the archive',
  },
  readmePicture: {
    id: 'ownData.readmePicture',
    defaultMessage: '{file}: the picture of your profile.',
    description: 'In the text in the archive',
  },
  readmeFiles: {
    id: 'ownData.readmeFiles',
    defaultMessage:
      'files: what you attached to messages and complaints, in a folder for each, named by its number or tracking code. An empty file could not be found any more.',
    description: 'In the text in the archive',
  },
  readmeSecrets: {
    id: 'ownData.readmeSecrets',
    defaultMessage:
      'Not included are codes with which others could open your account or your complaints, or recognise your accounts and browsers, such as the codes made from passwords and recovery codes, the key of your authenticator app, the tokens of sessions and links, and the code of your account at another provider.',
    description: 'In the text in the archive',
  },
  readmeAsk: {
    id: 'ownData.readmeAsk',
    defaultMessage: 'Questions, and what you want corrected or deleted: {email}, {phone}.',
    description: 'In the text in the archive',
  },
});
