import type { MessageDescriptor } from '@formatjs/intl';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useHydrated } from '../../forms/useHydrated.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  readonly label: MessageDescriptor;
  /** What is said after it. */
  readonly copied: MessageDescriptor;
  readonly failed: MessageDescriptor;
}

/** A button that copies a text, where scripts run, and what came of it. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const context = useRenderContext();
  const isInteractive = useHydrated();
  const [result, setResult] = useState<MessageDescriptor>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult(copied);
    } catch {
      setResult(failed); // the clipboard needs HTTPS
    }
  };
  return (
    <>
      <button type="button" className="button-quiet copy-button" hidden={!isInteractive} onClick={() => void copy()}>
        <Icon icon={Copy} />
        {context.t(label)}
      </button>
      <p role="status">{result && context.t(result)}</p>
    </>
  );
}
