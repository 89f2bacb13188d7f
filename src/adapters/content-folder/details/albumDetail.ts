import { ListOf } from '#adapters/shape/shape.ts';
import { PictureShape } from '../shapes/ItemShape.ts';
import { detail } from './Detail.ts';

class AlbumShape {
  @ListOf(() => PictureShape) readonly pictures!: readonly PictureShape[];
}

export const albumDetail = detail<'album', AlbumShape>(AlbumShape, async ({ pictures }, item) => {
  if (pictures.length === 0) item.fault(['pictures'], 'must hold at least one picture');
  return {
    kind: 'album',
    pictures: await Promise.all(pictures.map((picture, index) => item.picture(picture, ['pictures', index]))),
  };
});
