import type { DataSet } from '../../dataSets.ts';
import { dataSetTitles, openDataMessages } from '../../messages/openData.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import type { Section } from '../text/sections.ts';
import { Unbroken } from '../text/Unbroken.tsx';
import { DataSetCard } from './DataSetCard.tsx';

interface DataSetsProps {
  readonly sets: readonly DataSet[];
  /** Name of the site. */
  readonly publisher: string;
}

/** Their line in the list of contents, and one of each set. Nothing where there is none. */
export function dataSetsSection(context: RenderContext, sets: readonly DataSet[]): readonly Section[] {
  if (sets.length === 0) return [];
  const parts = sets.map(({ id }) => ({ id: `data-${id}-title`, heading: context.t(dataSetTitles[id]) }));
  return [{ id: 'data-sets-title', heading: context.t(openDataMessages.heading), parts }];
}

/** The data sets that exist, one row each. Nothing where there is none. */
export function DataSets({ sets, publisher }: DataSetsProps) {
  const context = useRenderContext();
  if (sets.length === 0) return null;
  return (
    <section className="data-sets" aria-labelledby="data-sets-title">
      <h2 id="data-sets-title">{context.t(openDataMessages.heading)}</h2>
      <div>
        {sets.map((set) => (
          <DataSetCard key={set.id} set={set} />
        ))}
      </div>
      <p>
        <Unbroken text={context.t(openDataMessages.licensing, { publisher })} />
      </p>
    </section>
  );
}
