import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { serveMedia } from '../http/serveMedia.ts';
import type { Endpoint } from './Endpoint.ts';

export const MEDIA_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'openMedia',
    group: 'media',
    method: 'get',
    path: PATHS.media,
    access: 'media:read',
    summary: 'A picture or a file, whole or a part of it',
    details: 'Asked for by HEAD, its type and its size. A name never changes its bytes.',
    answer: { is: 'file', says: 'The whole file.' },
    problems: ['mediaNotFound'],
    handle: ({ media }) => serveMedia(media, cacheControl.noStore),
  },
];
