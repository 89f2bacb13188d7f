import type { Attachment } from '#domain/content/content.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Picture, PictureVariant } from '#domain/picture.ts';
import * as field from '#adapters/schema/field.ts';
import { count, mediaName } from './wireFields.ts';

/** Pixels. */
const MAX_WIDTH = 100_000;

class PictureVariantWire implements PictureVariant {
  @field.integer(1, MAX_WIDTH) readonly width!: number;
  @mediaName() readonly webp!: string;
  @mediaName() readonly jpeg!: string;
}

export class PictureWire implements Picture {
  @field.string() readonly alt!: string;
  @field.optional() @field.string() readonly caption?: string;
  @field.integer(1, MAX_WIDTH) readonly width!: number;
  @field.integer(1, MAX_WIDTH) readonly height!: number;
  @field.listOf(() => PictureVariantWire) readonly variants!: readonly PictureVariantWire[];
}

export class AttachmentWire implements Attachment {
  @field.string() readonly name!: string;
  @mediaName() readonly file!: string;
  @field.string() readonly type!: string;
  @count() readonly size!: number;
  @field.optional() @field.oneOf(...LOCALES) readonly language?: Locale;
}
