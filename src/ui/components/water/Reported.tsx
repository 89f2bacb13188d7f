import type { MessageDescriptor } from '@formatjs/intl';
import type { Tally } from '#domain/water/tally.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface ReportedProps {
  readonly of: Pick<Tally, 'reported' | 'all'>;
  /** Has the arguments {reported} and {all}. */
  readonly message?: MessageDescriptor;
}

/** How many values of a sum were reported; renders nothing where all were. */
export function Reported({ of: { reported, all }, message = waterMessages.from }: ReportedProps) {
  const context = useRenderContext();
  if (reported === all) return null;
  return (
    <span className="figure-note">
      <Unbroken text={context.t(message, { reported, all })} />
    </span>
  );
}
