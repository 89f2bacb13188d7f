import type { Bilingual } from '#domain/locale/locale.ts';
import { Text } from './rules.ts';

export class BilingualWire implements Bilingual {
  @Text() readonly th!: string;
  @Text() readonly en!: string;
}
