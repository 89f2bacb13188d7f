const DELAY_MS = 80;

/** Prefetches a page of this site when a visitor is about to open it. @returns a function that stops prefetching */
export function prefetchOnIntent(): () => void {
  const fetched = new Set<string>([location.href]);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let stopped = wantsLessData();

  const intend = (event: Event) => {
    clearTimeout(waiting);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (stopped || link === null || !isPageOfThisSite(link)) return;
    waiting = setTimeout(fetchPage, DELAY_MS, link.href);
  };
  const fetchPage = (href: string) => {
    const address = href.split('#')[0] ?? href;
    if (stopped || fetched.has(address)) return;
    fetched.add(address);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, intend, { passive: true });
  return () => {
    stopped = true;
  };
}

function isPageOfThisSite(link: HTMLAnchorElement): boolean {
  const base = document.documentElement.dataset['base'] ?? '';
  return (
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    // Of these there are too many, and no cache stores what they lead to: filters of a search, forms about a page.
    !link.relList.contains('nofollow') &&
    /^\/(th|en)(\/|$)/.test(link.pathname.slice(base.length))
  );
}

function wantsLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
