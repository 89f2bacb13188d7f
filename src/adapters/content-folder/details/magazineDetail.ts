import { Whole } from '#adapters/shape/rules.ts';
import { Text } from '../textRules.ts';
import { Inner } from '#adapters/shape/shape.ts';
import { WordsShape } from '../shapes/WordsShape.ts';
import { detail } from './Detail.ts';

class MagazineShape {
  @Inner(() => WordsShape) readonly issue!: WordsShape;
  @Whole(1, 10_000) readonly pages!: number;
  @Text() readonly file!: string;
}

export const magazineDetail = detail<'magazine', MagazineShape>(
  MagazineShape,
  async ({ issue, pages, file }, item) => ({
    kind: 'magazine',
    issue: item.words(issue, ['issue']),
    pages,
    file: { name: item.title, ...(await item.file(file, ['file'])) },
  }),
);
