import { Allow } from 'class-validator';
import { Flag, Optional } from '#adapters/shape/rules.ts';
import { Text, Texts } from '../textRules.ts';
import { Inner, ListOf } from '#adapters/shape/shape.ts';
import { WordsShape } from './WordsShape.ts';

/** A file: `/pictures/dam.svg` in the content folder's root, `plan.pdf` beside the file that names it. */
export class PictureShape {
  @Text() readonly file!: string;
  @Inner(() => WordsShape) readonly alt!: WordsShape;
  @Optional() @Inner(() => WordsShape) readonly caption?: WordsShape;
}

/** Offered in the languages that it has a name in. */
export class AttachmentShape {
  @Text() readonly file!: string;
  @Inner(() => WordsShape) readonly name!: WordsShape;
}

/** `item.yaml`: what is the same in both languages. */
export class ItemShape {
  @Optional() @Text() readonly category?: string;
  @Optional() @Text() readonly subcategory?: string;
  @Optional() @Texts() readonly tags?: readonly string[];
  @Optional() @Inner(() => PictureShape) readonly cover?: PictureShape;
  @Optional() @ListOf(() => AttachmentShape) readonly attachments?: readonly AttachmentShape[];
  @Optional() @Texts() readonly related?: readonly string[];
  @Optional() @Flag() readonly featured?: boolean;
  /** Read by the kind's own shape. */
  @Allow() readonly detail?: unknown;
}
