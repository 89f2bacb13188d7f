import { oitMessages } from '../../messages/oit.ts';
import { searchMessages } from '../../messages/search.ts';
import { oneOfSizeLabels } from '../../messages/water.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import type { FileFacts, SearchFacts } from './searchProps.ts';
import { duration } from '../item/duration.ts';
import { EventTime } from '../item/EventTime.tsx';
import { fileFacts } from '../item/fileFacts.ts';
import { PhoneLink } from '../text/PhoneLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** Of these, the facts are a word or two, with the date in the line above the title. */
export const FACTS_BESIDE_DATE: readonly SearchFacts['kind'][] = ['files', 'video', 'oit'];

/** What is worth knowing of a result before it is opened: the days of an event, the size of a file, a telephone number. */
export function ResultFacts({ facts }: { readonly facts: SearchFacts }) {
  const context = useRenderContext();
  switch (facts.kind) {
    case 'event':
      return (
        <p className="result-facts">
          <EventTime event={facts} />
          {facts.place !== undefined && (
            <span>
              <Unbroken text={facts.place} />
            </span>
          )}
        </p>
      );
    case 'files':
      return <span>{filesText(context, facts.files)}</span>;
    case 'video':
      return <span>{duration(facts.seconds)}</span>;
    case 'professional':
      return <Facts facts={[facts.position]} />;
    case 'agency':
      return (
        <p className="result-facts">
          <span>
            <Unbroken text={facts.address} />
          </span>
          {facts.phone !== undefined && <PhoneLink number={facts.phone} />}
        </p>
      );
    case 'oit':
      return facts.isPublished ? null : <b className="result-missing">{context.t(oitMessages.nothingPublished)}</b>;
    case 'reservoir': {
      const kind = context.t(oneOfSizeLabels[facts.size]);
      const province = facts.province[context.locale];
      return <Facts facts={[context.t(searchMessages.reservoirIn, { kind, province })]} />;
    }
    case 'none':
      return null;
  }
}

function Facts({ facts }: { readonly facts: readonly (string | undefined)[] }) {
  const known = facts.filter((fact) => fact !== undefined && fact !== '');
  if (known.length === 0) return null;
  return (
    <p className="result-facts">
      {known.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

/** `PDF, Thai, 1.2 MB` of one file, `3 files` of several. */
function filesText(context: RenderContext, files: readonly FileFacts[]): string | undefined {
  const [only, ...others] = files;
  if (only === undefined) return undefined;
  return others.length === 0 ? fileFacts(context, only) : context.t(searchMessages.files, { count: files.length });
}
