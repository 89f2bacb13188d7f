/** Of the addresses of one kind that only pages with a query lead to, so many are visited. */
const VISITED = 4;

/**
 * For one crawl: whether it follows a link, when of the addresses with a query it takes a few of each kind. Every
 * combination of what a list can be filtered and sorted by is an address, and links to the others: of 15,000 pages of the
 * sample, 13,000 were such combinations.
 *
 * Followed are all addresses without a query, all that a page without a query leads to (so every link, and every option
 * of every form, that readers first meet), and of the others the first of each kind: the same page or folder of pages,
 * with values for the same parameters. Both languages of an address are followed, since each names the other.
 *
 * @returns a function of an address and of the page that leads to it, each a path with its query
 */
export function fewOfEachKind(): (path: string, referrer: string) => boolean {
  const followed = new Set<string>();
  const visits = new Map<string, number>();
  return (path, referrer) => {
    const address = withoutLanguage(path);
    if (address.query === '') return true;
    const key = `${address.path}?${address.query}`;
    if (followed.has(key)) return true;
    if (referrer.includes('?')) {
      const kind = `${address.path.replace(/^(\/[^/]+\/).*/, '$1')}?${address.names}`;
      const before = visits.get(kind) ?? 0;
      if (before === VISITED) return false;
      visits.set(kind, before + 1);
    }
    followed.add(key);
    return true;
  };
}

/** The parameters that have a value, in the order of their names: forms send empty ones too. */
function withoutLanguage(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const parameters = [...searchParams].filter(([, value]) => value !== '').sort();
  return {
    path: pathname.replace(/^\/\w\w(?=\/|$)/, ''),
    query: new URLSearchParams(parameters).toString(),
    names: parameters.map(([name]) => name).join(),
  };
}
