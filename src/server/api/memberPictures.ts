import {
  OwnPictureWire,
  ownPictureToWire,
  PictureChangeWire,
} from '#adapters/department-api/wire/members/PictureWire.ts';
import { VisitorRequestWire } from '#adapters/department-api/wire/members/VisitorWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { MAX_PICTURE_BYTES } from '#domain/members/profilePicture.ts';
import type { Endpoint } from './Endpoint.ts';
import { ownCall } from './portCall.ts';
import { valueOf } from './memberRequest.ts';

/** In Base64, with what else is in the body. One that is larger has to arrive, to be refused with its own code. */
const MAX_BODY_BYTES = 2 * MAX_PICTURE_BYTES;
/** A GIF of one pixel. */
const EXAMPLE = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The pictures of members. Each is given to its member alone. */
export const MEMBER_PICTURE_ENDPOINTS: readonly Endpoint[] = [
  ownCall({
    name: 'readPicture',
    port: 'pictures',
    path: PATHS.picture,
    summary: 'The picture of the member',
    body: VisitorRequestWire,
    example: {},
    result: { schema: OwnPictureWire, example: { picture: { type: 'gif', content: EXAMPLE } } },
    act: async (pictures, site, session) => ownPictureToWire(await valueOf(pictures.read(site, session))),
  }),
  ownCall({
    name: 'changePicture',
    port: 'pictures',
    path: PATHS.pictureChange,
    summary: 'Replaces the picture of the member, or removes it',
    body: PictureChangeWire,
    maxBodyBytes: MAX_BODY_BYTES,
    example: { file: EXAMPLE },
    problems: ['fileType', 'fileTooLarge', 'fileEmpty', 'pictureBroken'],
    act: (pictures, site, session, { file }) => valueOf(pictures.change(site, file, session)),
  }),
];
