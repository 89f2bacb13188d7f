import { Whole } from '#adapters/shape/rules.ts';
import { detail } from './Detail.ts';

class FaqShape {
  /** Where the question stands in its topic. */
  @Whole(1, 10_000) readonly position!: number;
}

export const faqDetail = detail<'faq', FaqShape>(FaqShape, ({ position }) => ({ kind: 'faq', position }));
