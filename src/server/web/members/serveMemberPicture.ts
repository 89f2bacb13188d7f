import type { RequestHandler } from 'express';
import { cacheControl } from '../../http/cacheControl.ts';
import type { PageServer } from '../servePage.ts';
import { isSignedIn } from './MemberArea.ts';

/** Somebody without a face, where there is no picture. */
const NOBODY = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#dfe8ec"/>' +
    '<circle cx="24" cy="19" r="8" fill="#6f8791"/><path d="M8 44c0-9 7-14 16-14s16 5 16 14z" fill="#6f8791"/></svg>',
);

/**
 * `GET /members/picture`: the picture of the member whose session it is, and of nobody else. Nothing stores it: after
 * signing out it is not in the browser any more.
 */
export function serveMemberPicture({ ports, sessions }: Pick<PageServer, 'ports' | 'sessions'>): RequestHandler {
  return async (request, response) => {
    response.set({
      'Cache-Control': cacheControl.noStore,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': 'inline',
    });
    const session = sessions.of(request, response);
    const pictures = ports.members?.pictures;
    const read =
      pictures !== undefined && isSignedIn(session)
        ? await pictures.read(response.locals.site.details.id, session)
        : undefined;
    const picture = read?.ok === true ? read.value : undefined;
    if (picture === undefined) response.type('svg').send(NOBODY);
    else response.type(picture.type).send(Buffer.from(picture.content));
  };
}
