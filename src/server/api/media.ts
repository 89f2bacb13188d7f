import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { serveMedia } from '../http/serveMedia.ts';
import { siteOf } from './parameters.ts';
import type { Endpoint } from './Endpoint.ts';

export const MEDIA_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'openMedia',
    group: 'media',
    method: 'get',
    path: PATHS.media,
    access: 'media:read',
    summary: 'A picture or a file that a site publishes, or a range of it',
    details: 'HEAD responds with the type and the size. The content under a name never changes.',
    response: { type: 'file', description: 'The whole file.' },
    problems: ['mediaNotFound'],
    handle: ({ media }) => serveMedia(media, siteOf, cacheControl.noStore),
  },
];
