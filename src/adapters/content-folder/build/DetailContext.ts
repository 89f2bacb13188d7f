import type { Attachment } from '#domain/content/content.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Picture } from '#domain/picture.ts';
import type { FileType } from '../media/fileType.ts';
import type { PlannedPicture, Unusable } from '../media/MediaPlan.ts';
import type { PictureShape } from '../shapes/ItemShape.ts';
import type { WordsShape } from '../shapes/WordsShape.ts';
import type { YamlPath } from '../read/YamlSource.ts';

/**
 * What the facts of an item are read with, in one of its languages. A method that finds a fault tells it and answers
 * something harmless: nothing of a folder with faults is ever published.
 */
export interface DetailContext {
  readonly slug: Slug;
  readonly category: string | undefined;
  readonly locale: Locale;
  readonly title: string;
  fault(path: YamlPath, text: string): void;
  /** Words that this language's version cannot do without. */
  words(words: WordsShape, path: YamlPath): string;
  picture(shape: PictureShape, path: YamlPath): Promise<Picture>;
  planPicture(name: string): Promise<PlannedPicture | Unusable>;
  file(name: string, path: YamlPath, types?: readonly FileType[]): Promise<Omit<Attachment, 'name'>>;
  /** Rich text out of a Markdown file of its own. */
  markdown(name: string, path: YamlPath): Promise<string>;
  /** Why an address may not be a link here, or undefined. */
  linkFault(address: string): string | undefined;
  /** Another item of the same kind. */
  sibling(slug: string, path: YamlPath): Slug;
}
