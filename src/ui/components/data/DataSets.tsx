import type { DataSet } from '../../dataSets.ts';
import { openDataMessages } from '../../messages/openData.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { DataSetCard } from './DataSetCard.tsx';

interface DataSetsProps {
  readonly sets: readonly DataSet[];
  /** Name of the site. */
  readonly publisher: string;
}

/** The data sets that exist, a card of each. Nothing where there is none. */
export function DataSets({ sets, publisher }: DataSetsProps) {
  const context = useRenderContext();
  if (sets.length === 0) return null;
  return (
    <section className="data-sets" aria-labelledby="data-sets-title">
      <h2 id="data-sets-title" className="visually-hidden">
        {context.t(openDataMessages.heading)}
      </h2>
      {sets.map((set) => (
        <DataSetCard key={set.id} set={set} publisher={publisher} />
      ))}
    </section>
  );
}

/** How the data sets may be used. */
export function DataSetsUse({ sets, publisher }: DataSetsProps) {
  const context = useRenderContext();
  if (sets.length === 0) return null;
  return (
    <section className="prose" aria-labelledby="licensing-title">
      <h2 id="licensing-title">{context.t(openDataMessages.licensingTitle)}</h2>
      <p>
        <Unbroken text={context.t(openDataMessages.licensing, { publisher })} />
      </p>
      <p>
        <Unbroken text={context.t(openDataMessages.licensingOthers)} />
      </p>
      <p>
        <Unbroken text={context.t(openDataMessages.formats)} />
      </p>
    </section>
  );
}
