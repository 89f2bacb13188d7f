import { isRequired } from '#domain/content/kinds.ts';
import * as field from '#adapters/schema/field.ts';
import { LocalisedText } from '../schemas/LocalisedText.ts';
import { PictureSchema } from '../schemas/ItemSchema.ts';
import { NO_PICTURE } from '../media/MediaPlan.ts';
import { defineDetail } from './Detail.ts';

class AlbumSchema {
  @field.listOf(() => PictureSchema) readonly pictures!: readonly PictureSchema[];
}

export const albumDetail = defineDetail<'album', AlbumSchema>(AlbumSchema, async ({ pictures }, item) => {
  if (pictures.length === 0 && isRequired('album', 'pictures'))
    item.addError(['pictures'], 'must have at least one picture');
  return {
    kind: 'album',
    pictures: await Promise.all(pictures.map((picture, index) => item.picture(picture, ['pictures', index]))),
  };
});

/** An infographic contains text, so each language has its own picture. */
class PicturesSchema {
  @field.optional() @field.nested(() => PictureSchema) readonly th?: PictureSchema;
  @field.optional() @field.nested(() => PictureSchema) readonly en?: PictureSchema;
}

class InfographicSchema {
  @field.nested(() => PicturesSchema) readonly picture!: PicturesSchema;
}

export const infographicDetail = defineDetail<'infographic', InfographicSchema>(
  InfographicSchema,
  async ({ picture: pictures }, item) => {
    const path = ['picture', item.locale];
    const own = pictures[item.locale];
    if (own === undefined) item.addError(path, `is missing, and there is ${item.locale}.md`);
    const picture = own === undefined ? { ...NO_PICTURE, alt: '' } : await item.picture(own, path);
    return { kind: 'infographic', picture };
  },
);

class MagazineSchema {
  @field.nested(() => LocalisedText) readonly issue!: LocalisedText;
  @field.integer(1, 10_000) readonly pages!: number;
  @field.text() readonly file!: string;
}

export const magazineDetail = defineDetail<'magazine', MagazineSchema>(
  MagazineSchema,
  async ({ issue, pages, file }, item) => ({
    kind: 'magazine',
    issue: item.localised(issue, ['issue']),
    pages,
    file: { name: item.title, ...(await item.file(file, ['file'])) },
  }),
);
