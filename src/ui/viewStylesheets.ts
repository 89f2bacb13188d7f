import type { ViewId } from './pages/props.ts';

/** The sources of the stylesheets that only these views load: the one of every page has a budget (docs/benchmarks.md). */
export const VIEW_STYLESHEETS = {
  search: 'src/ui/styles/search.css',
} as const satisfies Readonly<Partial<Record<ViewId, string>>>;
