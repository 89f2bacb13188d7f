import type { DataSet } from '../../dataSets.ts';
import { openDataMessages } from '../../messages/openData.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { DataSetCard } from './DataSetCard.tsx';

interface DataSetsProps {
  readonly sets: readonly DataSet[];
  /** Name of the site. */
  readonly publisher: string;
}

/** The data sets that exist, one row each. Nothing where there is none. */
export function DataSets({ sets, publisher }: DataSetsProps) {
  const context = useRenderContext();
  if (sets.length === 0) return null;
  return (
    <section className="data-sets" aria-labelledby="data-sets-title">
      <h2 id="data-sets-title">{context.t(openDataMessages.heading)}</h2>
      <p>{context.t(openDataMessages.licensing, { publisher })}</p>
      {sets.map((set) => (
        <DataSetCard key={set.id} set={set} />
      ))}
    </section>
  );
}
