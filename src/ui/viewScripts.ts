import type { ViewId } from './pages/props.ts';

/** The sources of the scripts that only these views load, besides the one of every page. */
export const VIEW_SCRIPTS: Readonly<Partial<Record<ViewId, readonly string[]>>> = {
  reservoir: ['src/ui/client/chartCursor.ts'],
};

/** Each of them once. */
export const VIEW_SCRIPT_FILES: readonly string[] = [...new Set(Object.values(VIEW_SCRIPTS).flat())];
