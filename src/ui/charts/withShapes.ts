import type { CategoryLabel } from '#domain/content/content.ts';
import { PROVINCE_SHAPES } from './provinceShapes.ts';

/** The provinces of which the shape is known, each with it. */
export function withShapes<Province extends CategoryLabel>(provinces: readonly Province[]) {
  return provinces.flatMap((province) => {
    const shape = PROVINCE_SHAPES[province.code];
    return shape === undefined ? [] : [{ ...province, shape }];
  });
}
