import { defineMessages } from '@formatjs/intl';

export const siteMapMessages = defineMessages({
  website: {
    id: 'siteMap.website',
    defaultMessage: 'This website',
    description: 'Heading in the site map of the home page and of what belongs to no larger part',
  },
  water: { id: 'siteMap.water', defaultMessage: 'Water', description: 'Heading of the water pages' },
  published: { id: 'siteMap.published', defaultMessage: 'What we publish', description: 'Heading of the lists' },
  department: {
    id: 'siteMap.department',
    defaultMessage: 'People and offices',
    description: 'Heading in the site map',
  },
  services: {
    id: 'siteMap.services',
    defaultMessage: 'Complaints and reports',
    description: 'Heading of the forms of complaints and tips',
  },
  pages: { id: 'siteMap.pages', defaultMessage: 'Pages', description: 'Heading of the generic pages' },
  policies: { id: 'siteMap.policies', defaultMessage: 'Policies', description: 'Heading of the policies' },
});
