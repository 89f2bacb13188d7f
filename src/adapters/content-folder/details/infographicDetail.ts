import { Inner } from '#adapters/shape/shape.ts';
import { PictureShape } from '../shapes/ItemShape.ts';
import { detail } from './Detail.ts';
import { Optional } from '#adapters/shape/rules.ts';

/** An infographic has words in it, so each language has a picture of its own. */
class PicturesShape {
  @Optional() @Inner(() => PictureShape) readonly th?: PictureShape;
  @Optional() @Inner(() => PictureShape) readonly en?: PictureShape;
}

class InfographicShape {
  @Inner(() => PicturesShape) readonly picture!: PicturesShape;
}

export const infographicDetail = detail<'infographic', InfographicShape>(
  InfographicShape,
  async ({ picture }, item) => {
    const path = ['picture', item.locale];
    const own = picture[item.locale];
    if (own === undefined) item.fault(path, `is missing, and there is ${item.locale}.md`);
    return {
      kind: 'infographic',
      picture: await item.picture(own ?? picture.th ?? picture.en ?? new PictureShape(), path),
    };
  },
);
