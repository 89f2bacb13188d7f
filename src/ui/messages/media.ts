import { defineMessages } from '@formatjs/intl';

export const mediaMessages = defineMessages({
  pictures: {
    id: 'media.pictures',
    defaultMessage: '{count, plural, one {# picture} other {# pictures}}',
    description: 'How many pictures an album has',
  },
  previousPicture: { id: 'media.previousPicture', defaultMessage: 'Previous picture', description: 'In an album' },
  nextPicture: { id: 'media.nextPicture', defaultMessage: 'Next picture', description: 'In an album' },
  zoomIn: { id: 'media.zoomIn', defaultMessage: 'Zoom in', description: 'Enlarges a picture' },
  zoomOut: { id: 'media.zoomOut', defaultMessage: 'Zoom out', description: 'Shows all of an enlarged picture again' },
  closePicture: { id: 'media.closePicture', defaultMessage: 'Close', description: 'Closes the large picture' },
  pictureNavigation: {
    id: 'media.pictureNavigation',
    defaultMessage: 'Pictures of this album',
    description: 'Name of the links to the previous and next picture',
  },
  pictureNumber: {
    id: 'media.pictureNumber',
    defaultMessage: '{number} of {count}',
    description: 'Which picture of an album this is',
  },
  wholeAlbum: {
    id: 'media.wholeAlbum',
    defaultMessage: 'Whole album',
    description: 'Link from a picture to its album',
  },
  transcript: {
    id: 'media.transcript',
    defaultMessage: 'Transcript',
    description: 'Opens everything that is said and shown in a film, as text',
  },
  downloadVideo: { id: 'media.downloadVideo', defaultMessage: 'Download the video', description: 'Link under a film' },
  downloadVideoOfSize: {
    id: 'media.downloadVideoOfSize',
    defaultMessage: 'Download the video (MP4, {size})',
    description: 'The same where its size is known, as in: 1.3 MB',
  },
  withCaptions: {
    id: 'media.withCaptions',
    defaultMessage: 'With captions: {language}',
    description: 'Under a film; language is a name, as in: English',
  },
  watchElsewhere: {
    id: 'media.watchElsewhere',
    defaultMessage: 'Watch on {site} ({duration})',
    description: 'Link to a film on another website',
  },
  elsewhereNote: {
    id: 'media.elsewhereNote',
    defaultMessage:
      'This video is on {site}, which is another website and opens in place of this page. Nothing is loaded from it before you go there.',
    description: 'Under the link to a film on another website',
  },
  fullSize: { id: 'media.fullSize', defaultMessage: 'Open the picture at full size', description: 'Link' },
  readAsText: { id: 'media.readAsText', defaultMessage: 'Read as text', description: 'Link to the text version' },
  textVersion: {
    id: 'media.textVersion',
    defaultMessage: 'The same as text',
    description: 'Heading above the text version',
  },
  read: {
    id: 'media.read',
    defaultMessage: 'Read this issue',
    description: 'Button that opens the file of a magazine',
  },
  downloadIssue: {
    id: 'media.downloadIssue',
    defaultMessage: 'Save the file',
    description: 'Link that saves the file of a magazine, below the button that opens it',
  },
  contents: { id: 'media.contents', defaultMessage: 'In this issue', description: 'Heading above what an issue has' },
  otherIssues: {
    id: 'media.otherIssues',
    defaultMessage: 'Other issues',
    description: 'Heading above the issues of a magazine before and after one',
  },
  otherVideos: {
    id: 'media.otherVideos',
    defaultMessage: 'Other videos',
    description: 'Heading above the videos before and after one',
  },
  play: { id: 'media.play', defaultMessage: 'Play the video', description: 'Button on the still of a video' },
  allVideos: { id: 'media.allVideos', defaultMessage: 'All videos', description: 'Link to the list of videos' },
  otherAlbums: {
    id: 'media.otherAlbums',
    defaultMessage: 'Other albums',
    description: 'Heading above the albums before and after one',
  },
  allAlbums: { id: 'media.allAlbums', defaultMessage: 'All albums', description: 'Link to the list of albums' },
  allIssues: { id: 'media.allIssues', defaultMessage: 'All issues', description: 'Link to the list of magazines' },
  issue: {
    id: 'media.issue',
    defaultMessage: 'Magazine',
    description: 'Label before the number and months of an issue',
  },
  length: { id: 'media.length', defaultMessage: 'Length', description: 'Fact of a magazine' },
  pages: {
    id: 'media.pages',
    defaultMessage: '{count, plural, one {# page} other {# pages}}',
    description: 'Length of a magazine',
  },
  video: { id: 'media.video', defaultMessage: 'Video, {duration}', description: 'Kind and length, as in: Video, 1:35' },
  minutes: {
    id: 'media.minutes',
    defaultMessage: '{duration} min',
    description: 'Length of a film in a list of films, as in: 1:35 min',
  },
  onSite: {
    id: 'media.onSite',
    defaultMessage: 'On {site}, another website',
    description: 'In a list of films: the other website on which one is',
  },
  infographic: { id: 'media.infographic', defaultMessage: 'Infographic', description: 'Kind of an item' },
});
