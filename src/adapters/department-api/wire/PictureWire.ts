import type { Picture, PictureVariant } from '#domain/picture.ts';
import { Optional, Whole } from '#adapters/shape/rules.ts';
import { ListOf } from '#adapters/shape/shape.ts';
import { MediaName, Text } from './rules.ts';

/** Pixels. */
const WIDEST = 100_000;

class PictureVariantWire implements PictureVariant {
  @Whole(1, WIDEST) readonly width!: number;
  @MediaName() readonly webp!: string;
  @MediaName() readonly jpeg!: string;
}

export class PictureWire implements Picture {
  @Text() readonly alt!: string;
  @Optional() @Text() readonly caption?: string;
  @Whole(1, WIDEST) readonly width!: number;
  @Whole(1, WIDEST) readonly height!: number;
  @ListOf(() => PictureVariantWire) readonly variants!: readonly PictureVariantWire[];
}
