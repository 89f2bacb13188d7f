import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formMessages } from '../../messages/form.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';

interface ResultDialogProps {
  readonly kind: 'success' | 'failure';
  readonly title: string;
  /** Whether the title is that of the page: nothing else is on it. */
  readonly isWholePage?: boolean;
  /** Counts how often the result came while the page was open: each time, it pops up. */
  readonly attempt?: number;
  readonly children: ReactNode;
  /** Where to go from here. */
  readonly links?: ReactNode;
}

const TITLE_ID = 'result-title';

/**
 * How a form ended (spec §2, §8: success popup, error popup). Without scripts, and once it is closed, it is a part of the
 * page; it pops up over the page when it comes while the page is open.
 */
export function ResultDialog({
  kind,
  title: words,
  isWholePage = false,
  attempt = 0,
  children,
  links,
}: ResultDialogProps) {
  const context = useRenderContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isPopup, setPopup] = useState(false);
  useEffect(() => {
    const { current } = dialog;
    if (attempt === 0 || current === null) return;
    current.removeAttribute('open'); // not `close()`, whose event would come after it has popped up
    current.showModal();
    title.current?.focus(); // from where it is read
    setPopup(true);
  }, [attempt]);
  const stay = () => {
    // The browser has returned the focus to where it was before the popup, such as the button; `show` would take it.
    const returned = document.activeElement;
    flushSync(() => setPopup(false));
    dialog.current?.show();
    if (returned instanceof HTMLElement && returned !== document.body) returned.focus();
  };
  const Title = isWholePage ? 'h1' : 'h2';
  return (
    <dialog ref={dialog} open className="result-dialog" data-kind={kind} aria-labelledby={TITLE_ID} onClose={stay}>
      <div className="result-dialog-top">
        <Title ref={title} id={TITLE_ID} className="result-dialog-title" tabIndex={-1}>
          <Icon icon={kind === 'success' ? CircleCheck : CircleAlert} />
          {words}
        </Title>
        {isPopup && (
          <button type="button" className="button-quiet result-dialog-close" onClick={() => dialog.current?.close()}>
            <Icon icon={X} />
            <span className="visually-hidden">{context.t(formMessages.close)}</span>
          </button>
        )}
      </div>
      {children}
      {links !== undefined && <p className="submit">{links}</p>}
    </dialog>
  );
}
