import { defineMessages } from '@formatjs/intl';

/** The picture of a profile (spec §3, §5). */
export const pictureMessages = defineMessages({
  title: { id: 'picture.title', defaultMessage: 'Your picture', description: 'Title of the page' },
  yours: { id: 'picture.yours', defaultMessage: 'Your picture', description: 'Says what the picture is' },
  choose: { id: 'picture.choose', defaultMessage: 'Picture', description: 'Label of the field' },
  hint: {
    id: 'picture.hint',
    defaultMessage: 'JPG, PNG or GIF of at most {max} MB.',
    description: 'Hint of the field (spec §5)',
  },
  privacy: {
    id: 'picture.privacy',
    defaultMessage:
      'Only you see this picture. We store a small copy of it, without the place and the time that a camera may have written into the file.',
    description: 'Above the field',
  },
  preview: { id: 'picture.preview', defaultMessage: 'The chosen picture', description: 'Says what the preview is' },
  save: { id: 'picture.save', defaultMessage: 'Save', description: 'Button (spec §2)' },
  remove: { id: 'picture.remove', defaultMessage: 'Remove the picture', description: 'Button' },
  change: { id: 'picture.change', defaultMessage: 'Change the picture', description: 'Link to the form' },
  add: { id: 'picture.add', defaultMessage: 'Add a picture', description: 'Link to the form' },
});
