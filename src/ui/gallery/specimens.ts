import { createSamples, type SampleSource } from './samples.ts';
import { frameSpecimens } from './frameSpecimens.tsx';
import { itemSpecimens } from './itemSpecimens.tsx';
import { listSpecimens } from './listSpecimens.tsx';
import { rowSpecimens } from './rowSpecimens.tsx';
import type { Specimen } from './Specimen.ts';
import { waterSpecimens } from './waterSpecimens.tsx';
import { wordSpecimens } from './wordSpecimens.tsx';

/** Every component of the design system, by name. */
export function specimens(source: SampleSource): readonly Specimen[] {
  const samples = createSamples(source);
  return [frameSpecimens, wordSpecimens, rowSpecimens, listSpecimens, itemSpecimens, waterSpecimens]
    .flatMap((make) => make(samples))
    .sort((a, b) => (a.component < b.component ? -1 : 1));
}
