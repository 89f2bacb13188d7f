import type { Bilingual } from '#domain/locale/locale.ts';
import * as field from '#adapters/schema/field.ts';

export class BilingualWire implements Bilingual {
  @field.string() readonly th!: string;
  @field.string() readonly en!: string;
}
