import { PICTURE_TYPES, type PictureType } from '#domain/members/profilePicture.ts';
import type { StoredPicture } from '#ports/members/ProfilePictures.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { VisitorRequestWire } from './VisitorWire.ts';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function bytes() {
  const parse = (text: string) => (BASE64.test(text) ? new Uint8Array(Buffer.from(text, 'base64')) : undefined);
  return field.parsed<Uint8Array>(parse, 'bytes in Base64', { contentEncoding: 'base64' });
}

/** Body of the change of a picture. */
export class PictureChangeWire extends VisitorRequestWire {
  @field.description('The file as it was uploaded; without it, the picture is removed.')
  @field.optional()
  @bytes()
  readonly file?: Uint8Array;
}

class StoredPictureWire {
  @field.oneOf(...PICTURE_TYPES) readonly type!: PictureType;
  @bytes() readonly content!: Uint8Array;
}

export class OwnPictureWire {
  @field.description('Missing when there is none.')
  @field.optional()
  @field.nested(() => StoredPictureWire)
  readonly picture?: StoredPictureWire;
}

export function pictureChangeToWire(file: Uint8Array | undefined) {
  return file === undefined ? {} : { file: Buffer.from(file).toString('base64') };
}

export function ownPictureToWire(picture: StoredPicture | undefined) {
  if (picture === undefined) return {};
  return { picture: { type: picture.type, content: Buffer.from(picture.content).toString('base64') } };
}

/** Throws `SchemaError`. */
export function ownPictureFromWire(json: unknown, onDropped?: OnDropped): StoredPicture | undefined {
  const { picture } = readTolerant(OwnPictureWire, json, onDropped);
  return picture && { type: picture.type, content: picture.content };
}
