import { tipMessages } from '../messages/tip.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { TipLayout } from './TipLayout.tsx';
import type { TipPageProps } from './tipProps.ts';

/** A report of misconduct (spec §1). */
export function MisconductPage(props: TipPageProps) {
  const context = useRenderContext();
  return (
    <TipLayout
      {...props}
      title={context.t(tipMessages.misconductTitle)}
      intro={context.t(tipMessages.misconductIntro)}
      action={context.to('reportMisconduct')}
    />
  );
}
