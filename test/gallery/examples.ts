import type { RenderContext } from '#ui/RenderContext.tsx';
import { calendarExamples } from './calendarExamples.tsx';
import { createSamples } from './samples.ts';
import { layoutExamples } from './layoutExamples.tsx';
import { itemExamples } from './itemExamples.tsx';
import { listExamples } from './listExamples.tsx';
import { rowExamples } from './rowExamples.tsx';
import type { Example } from './Example.ts';
import { formExamples } from './formExamples.tsx';
import { dataExamples } from './dataExamples.tsx';
import { waterExamples } from './waterExamples.tsx';
import { textExamples } from './textExamples.tsx';
import { searchExamples } from './searchExamples.tsx';

/** Examples of every component, ordered by name. */
export function examples(context: RenderContext): readonly Example[] {
  const samples = createSamples(context);
  return [
    layoutExamples,
    textExamples,
    rowExamples,
    listExamples,
    itemExamples,
    formExamples,
    waterExamples,
    dataExamples,
    searchExamples,
    calendarExamples,
  ]
    .flatMap((make) => make(samples))
    .sort((a, b) => (a.component < b.component ? -1 : 1));
}
