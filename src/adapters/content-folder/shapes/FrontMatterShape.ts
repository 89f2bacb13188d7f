import { parseInstant } from '#domain/instant.ts';
import { Optional } from '#adapters/shape/rules.ts';
import { Parsed, Text } from '../textRules.ts';

const MAX_TITLE = 120;
const MAX_SUMMARY = 250;
const MOMENT = 'a date and time like 2026-11-21T09:00:00+07:00';

/** What stands between the `---` lines of `th.md` and `en.md`. */
export class FrontMatterShape {
  @Text(MAX_TITLE) readonly title!: string;
  @Optional() @Text(MAX_SUMMARY) readonly summary?: string;
  @Parsed(parseInstant, MOMENT) readonly published!: string;
  @Optional() @Parsed(parseInstant, MOMENT) readonly updated?: string;
  @Optional() @Parsed(parseInstant, MOMENT) readonly withdrawn?: string;
}
