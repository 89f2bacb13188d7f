import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useHydrated } from '../../forms/useHydrated.ts';
import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';

/** An address to copy into another program, by a button where scripts run. */
export function CopyAddress({ address }: { readonly address: string }) {
  const context = useRenderContext();
  const isInteractive = useHydrated();
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setResult('copied');
    } catch {
      setResult('copyFailed'); // the clipboard needs HTTPS
    }
  };
  return (
    <div className="calendar-copy">
      <p className="calendar-address">{address}</p>
      <button type="button" className="button-quiet" hidden={!isInteractive} onClick={() => void copy()}>
        <Icon icon={Copy} />
        {context.t(calendarMessages.copy)}
      </button>
      <p role="status">{result && context.t(calendarMessages[result])}</p>
    </div>
  );
}
