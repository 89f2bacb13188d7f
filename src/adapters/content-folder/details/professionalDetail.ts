import { Optional, Whole } from '#adapters/shape/rules.ts';
import { Text } from '../textRules.ts';
import { Inner, ListOf } from '#adapters/shape/shape.ts';
import { WordsShape } from '../shapes/WordsShape.ts';
import { detail } from './Detail.ts';

class ProfessionalShape {
  @Inner(() => WordsShape) readonly position!: WordsShape;
  /** Where the person stands in the category. */
  @Optional() @Whole(1, 10_000) readonly order?: number;
  @Optional() @Text(40) readonly phone?: string;
  @Optional() @Text(254) readonly email?: string;
  @Optional() @ListOf(() => WordsShape) readonly education?: readonly WordsShape[];
  @Optional() @ListOf(() => WordsShape) readonly workHistory?: readonly WordsShape[];
}

export const professionalDetail = detail<'professional', ProfessionalShape>(
  ProfessionalShape,
  ({ position, order, phone, email, education = [], workHistory = [] }, item) => ({
    kind: 'professional',
    position: item.words(position, ['position']),
    ...(order !== undefined && { order }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    education: education.map((words, index) => item.words(words, ['education', index])),
    workHistory: workHistory.map((words, index) => item.words(words, ['workHistory', index])),
  }),
);
