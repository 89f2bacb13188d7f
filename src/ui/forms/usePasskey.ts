import { useRef, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

/** 'impossible': there are no scripts yet, or this browser has no passkeys. */
export type PasskeyState = 'impossible' | 'ready' | 'working' | 'failed';

/**
 * Asks the browser for a passkey, and puts what it says into a hidden field of the form, which is sent then.
 *
 * @param ask loads what is needed, and asks
 */
export function usePasskey(ask: () => Promise<object>) {
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [progress, setProgress] = useState<'ready' | 'working' | 'failed'>('ready');
  const state: PasskeyState = isHydrated && 'PublicKeyCredential' in window ? progress : 'impossible';
  const run = async () => {
    setProgress('working');
    try {
      const credential = await ask();
      if (field.current === null) return;
      field.current.value = JSON.stringify(credential);
      setProgress('ready');
      field.current.form?.requestSubmit();
    } catch {
      // The person said no, waited too long, or has no such passkey here: browsers do not say which.
      setProgress('failed');
    }
  };
  return { field, state, run: () => void run() };
}
