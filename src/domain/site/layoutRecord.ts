import type { SiteLayout } from './site.ts';

/** What a department's API says about a layout, of which every part may be missing (spec §3: fields not shown). */
export interface LayoutRecord extends Partial<
  Pick<SiteLayout, 'tasks' | 'menu' | 'footer' | 'mainBlocks' | 'policies'>
> {
  readonly intro?: Partial<SiteLayout['intro']>;
  readonly hero?: Partial<SiteLayout['hero']>;
}

/** The layout of a site: each part comes from its record, otherwise from the content folder, otherwise it is built in. */
export function completeLayout(record: LayoutRecord, own: SiteLayout | undefined, builtIn: SiteLayout): SiteLayout {
  const base = own ?? builtIn;
  const { tasks, menu, footer, mainBlocks, policies, wholeWords } = { ...base, ...record };
  return {
    intro: { ...base.intro, ...record.intro },
    hero: { ...base.hero, ...record.hero },
    tasks,
    menu,
    footer,
    ...(mainBlocks !== undefined && { mainBlocks }),
    ...(policies !== undefined && { policies }),
    ...(wholeWords !== undefined && { wholeWords }),
  };
}
