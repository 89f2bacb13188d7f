import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { deleteDraft } from '../forms/draft.ts';
import type { InteractivePage } from '../InteractivePage.tsx';
import { MainRoot } from '../MainRoot.tsx';
import type { RenderContext } from '../RenderContext.tsx';
import { fetchPayload } from './fetchPayload.ts';
import { submitForm } from './submitForm.ts';
import { syncLayout } from './syncLayout.ts';

interface InteractiveRootProps<Props extends object> {
  readonly route: string;
  readonly context: RenderContext;
  readonly view: ComponentType<Props>;
  readonly initial: Props;
}

/** An interactive page in the browser: shows other addresses of the same page in place, and follows the back button. */
export function InteractiveRoot<Props extends object>({ route, context, view, initial }: InteractiveRootProps<Props>) {
  const [props, setProps] = useState(initial);
  const [loading, setLoading] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const latest = useRef<AbortController>(undefined);
  const shown = useRef(withoutFragment(location));

  const load = useCallback(
    async (address: URL, remember: boolean) => {
      latest.current?.abort();
      const request = new AbortController();
      latest.current = request;
      setLoading(true);
      const payload = await fetchPayload<Props>(route, address, request.signal).catch(() => 'superseded' as const);
      if (payload === 'superseded' || request.signal.aborted) return;
      if (payload === undefined) {
        goTo(address);
        return;
      }
      if (remember) history.pushState(null, '', address);
      document.title = payload.title;
      shown.current = withoutFragment(address);
      syncLayout();
      setProps(payload.props);
      setLoading(false);
    },
    [route],
  );

  useEffect(() => {
    // A link within this page, such as the skip link, fires this event too.
    const follow = () => {
      if (withoutFragment(location) !== shown.current) void load(new URL(location.href), false);
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
  }, [load]);

  const submit: InteractivePage['submit'] = async (form, data, onProgress) => {
    const answer = await submitForm<Props>(form, data, onProgress);
    if (answer === undefined) return false;
    setAnswered(true);
    if ('redirect' in answer) {
      deleteDraft();
      const target = new URL(answer.redirect, location.href);
      // Another page is not fetched twice: what it shows once, such as a draft, would be gone.
      if (target.pathname === location.pathname) await load(target, true);
      else goTo(target);
    } else if (answer.route === route) {
      document.title = answer.title;
      setProps(answer.props);
    } else {
      form.submit(); // the answer is another page, such as the notice of a maintenance that began meanwhile
    }
    return true;
  };
  const interactivePage: InteractivePage = {
    loading,
    isAnswered,
    submit,
    show: (address) => void load(new URL(address, location.href), true),
  };
  return <MainRoot context={context} view={view} viewProps={props} interactivePage={interactivePage} />;
}

/** The address without its fragment. */
function withoutFragment({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** Loads an address from the server, even the current one, which `assign` may not reload. */
function goTo(address: URL): void {
  if (address.href === location.href) location.reload();
  else location.assign(address);
}
