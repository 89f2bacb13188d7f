import { Flag, Optional, TextMap } from '#adapters/shape/rules.ts';
import { Parsed, Text } from '../textRules.ts';
import { Inner, ListOf } from '#adapters/shape/shape.ts';
import { PictureShape } from './ItemShape.ts';
import { BothShape, WordsShape } from './WordsShape.ts';

class IntroShape {
  @Flag() readonly on!: boolean;
  @Inner(() => BothShape) readonly title!: BothShape;
  @Inner(() => BothShape) readonly text!: BothShape;
  @Inner(() => PictureShape) readonly picture!: PictureShape;
}

class HeroShape {
  @Inner(() => BothShape) readonly title!: BothShape;
  @Inner(() => BothShape) readonly text!: BothShape;
  @Inner(() => PictureShape) readonly picture!: PictureShape;
}

/** A link, shown in the languages that it has a label in; it leads to exactly one of route, page, policy and address. */
export class LinkShape {
  @Inner(() => WordsShape) readonly label!: WordsShape;
  @Optional() @Text() readonly route?: string;
  @Optional() @TextMap() readonly query?: Readonly<Record<string, string>>;
  @Optional() @Text() readonly page?: string;
  @Optional() @Text() readonly policy?: string;
  @Optional() @Text() readonly address?: string;
}

export class TaskShape extends LinkShape {
  @Inner(() => WordsShape) readonly hint!: WordsShape;
  @Parsed((text) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined), 'the name of an icon, like map-pin')
  readonly icon!: string;
}

export class MenuEntryShape extends LinkShape {
  @Optional() @ListOf(() => LinkShape) readonly children?: readonly LinkShape[];
}

export class FooterGroupShape {
  @Inner(() => WordsShape) readonly label!: WordsShape;
  @ListOf(() => LinkShape) readonly links!: readonly LinkShape[];
}

/** `layout.yaml`: what stands round every page of a site, both languages side by side. */
export class LayoutShape {
  @Inner(() => IntroShape) readonly intro!: IntroShape;
  @Inner(() => HeroShape) readonly hero!: HeroShape;
  @ListOf(() => TaskShape) readonly tasks!: readonly TaskShape[];
  @ListOf(() => MenuEntryShape) readonly menu!: readonly MenuEntryShape[];
  @ListOf(() => FooterGroupShape) readonly footer!: readonly FooterGroupShape[];
}
