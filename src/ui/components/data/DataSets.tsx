import type { DataSet } from '../../dataSets.ts';
import { dataSetTitles, openDataMessages } from '../../messages/openData.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import type { Section } from '../text/sections.ts';
import { Sentence } from '../text/Sentence.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { DataSetCard } from './DataSetCard.tsx';

interface DataSetsProps {
  readonly sets: readonly DataSet[];
  /** Name of the site. */
  readonly publisher: string;
}

/** Their line in the list of contents, and that of how to use them. Nothing where there is none. */
export function dataSetsSection(context: RenderContext, sets: readonly DataSet[]): readonly Section[] {
  if (sets.length === 0) return [];
  return [
    { id: 'data-sets-title', heading: context.t(openDataMessages.heading) },
    { id: 'licensing-title', heading: context.t(openDataMessages.licensingTitle) },
  ];
}

/** The data sets that exist: a list of them, a card of each, and how they may be used. Nothing where there is none. */
export function DataSets({ sets, publisher }: DataSetsProps) {
  const context = useRenderContext();
  if (sets.length === 0) return null;
  return (
    <>
      <section className="data-sets" aria-labelledby="data-sets-title">
        <h2 id="data-sets-title">{context.t(openDataMessages.heading)}</h2>
        <ul className="data-set-list">
          {sets.map(({ id, updated }) => (
            <li key={id}>
              <a href={`#data-${id}`}>
                <Unbroken text={context.t(dataSetTitles[id])} />
              </a>{' '}
              <span className="data-set-day">
                <Sentence
                  message={openDataMessages.listed}
                  parts={{ date: <time dateTime={updated}>{context.shortDate(updated)}</time> }}
                />
              </span>
            </li>
          ))}
        </ul>
        <p className="data-formats">
          <Unbroken text={context.t(openDataMessages.formats)} />
        </p>
        <div className="data-set-cards">
          {sets.map((set) => (
            <DataSetCard key={set.id} set={set} />
          ))}
        </div>
      </section>
      <section className="prose" aria-labelledby="licensing-title">
        <h2 id="licensing-title">{context.t(openDataMessages.licensingTitle)}</h2>
        <p>
          <Unbroken text={context.t(openDataMessages.licensing, { publisher })} />
        </p>
        <p>
          <Unbroken text={context.t(openDataMessages.licensingOthers)} />
        </p>
      </section>
    </>
  );
}
