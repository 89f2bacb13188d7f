import { defineMessages } from '@formatjs/intl';

export const galleryMessages = defineMessages({
  title: {
    id: 'gallery.title',
    defaultMessage: 'Component gallery',
    description: 'Title of the page that shows every component to those who build the site',
  },
  intro: {
    id: 'gallery.intro',
    defaultMessage:
      'Every part that pages are made of, in each of its states, filled with invented content. For those who build this website.',
    description: 'Under the heading of the component gallery',
  },
  components: {
    id: 'gallery.components',
    defaultMessage: 'Components',
    description: 'Name of the links to the components of the gallery',
  },
  everyTheme: {
    id: 'gallery.everyTheme',
    defaultMessage: 'In all colours',
    description: 'Link to one component in light, dark and high contrast',
  },
  all: {
    id: 'gallery.all',
    defaultMessage: 'All components',
    description: 'Link from one component back to the whole gallery',
  },
  nothing: {
    id: 'gallery.nothing',
    defaultMessage: 'Nothing is drawn.',
    description: 'In the place of a component that draws nothing in this state',
  },
});
