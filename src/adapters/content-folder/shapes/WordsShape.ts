import { Optional } from '#adapters/shape/rules.ts';
import { Text } from '../textRules.ts';

/** Words that are needed in both languages. */
export class BothShape {
  @Text() readonly th!: string;
  @Text() readonly en!: string;
}

/** Words that are needed in the languages that the thing exists in. */
export class WordsShape {
  @Optional() @Text() readonly th?: string;
  @Optional() @Text() readonly en?: string;
}
