import { useEffect, useState } from 'react';
import { verifyMessages } from '../messages/verify.ts';
import { useHydrated } from '../forms/useHydrated.ts';
import { useRenderContext } from '../RenderContext.tsx';

interface LoginCountdownProps {
  readonly seconds: number;
}

/** Opens the login page after some seconds; it can be stopped. Without scripts there is only the page's link. */
export function LoginCountdown({ seconds }: LoginCountdownProps) {
  const context = useRenderContext();
  const isHydrated = useHydrated();
  const [left, setLeft] = useState(seconds);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isStopped) return;
    if (left === 0) {
      location.assign(context.to('login'));
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, isStopped, context]);
  if (!isHydrated || isStopped) return null;
  return (
    <p className="submit">
      {/* Announced once: a screen reader would otherwise read every second. */}
      <span role="status" className="visually-hidden">
        {context.t(verifyMessages.countdown, { seconds })}
      </span>
      <span aria-hidden="true">{context.t(verifyMessages.countdown, { seconds: left })}</span>
      <button type="button" className="button-quiet" onClick={() => setStopped(true)}>
        {context.t(verifyMessages.stay)}
      </button>
    </p>
  );
}
