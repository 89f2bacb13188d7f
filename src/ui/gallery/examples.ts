import { createSamples, type SampleSource } from './samples.ts';
import { frameSpecimens } from './layoutExamples.tsx';
import { itemSpecimens } from './itemExamples.tsx';
import { listSpecimens } from './listExamples.tsx';
import { rowSpecimens } from './rowExamples.tsx';
import type { Specimen } from './Example.ts';
import { waterSpecimens } from './waterExamples.tsx';
import { wordSpecimens } from './textExamples.tsx';

/** Every component of the design system, by name. */
export function specimens(source: SampleSource): readonly Specimen[] {
  const samples = createSamples(source);
  return [frameSpecimens, wordSpecimens, rowSpecimens, listSpecimens, itemSpecimens, waterSpecimens]
    .flatMap((make) => make(samples))
    .sort((a, b) => (a.component < b.component ? -1 : 1));
}
