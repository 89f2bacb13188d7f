import { tipMessages } from '../messages/tip.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { TipLayout } from './TipLayout.tsx';
import type { TipPageProps } from './tipProps.ts';

/** A tip about election corruption (spec §1). */
export function ElectionCorruptionPage(props: TipPageProps) {
  const context = useRenderContext();
  return (
    <TipLayout
      {...props}
      title={context.t(tipMessages.electionTitle)}
      intro={context.t(tipMessages.electionIntro)}
      action={context.to('reportElectionCorruption')}
    />
  );
}
