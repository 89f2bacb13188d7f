import type { ArchiveCategory } from '#ports/Publishing.ts';
import type { ContentErrors } from '../read/ContentError.ts';
import type { ItemFolder } from '../read/ItemFolder.ts';
import type { MediaPlan } from '../media/MediaPlan.ts';
import type { SiteIndex } from '../read/SiteIndex.ts';
import type { YamlPath } from '../read/YamlSource.ts';

/** What the items of a site are held against. */
export interface SiteContext {
  readonly index: SiteIndex;
  /** Undefined when categories.yaml has faults: what names one is then no fault too. */
  readonly categories: readonly ArchiveCategory[] | undefined;
  /** Codes; undefined when tags.yaml has faults. */
  readonly tags: ReadonlySet<string> | undefined;
  readonly plan: MediaPlan;
  readonly faults: ContentErrors;
}

/** An item while it is being built. */
export interface ItemContext {
  readonly folder: ItemFolder;
  readonly site: SiteContext;
  /** Tells a fault of `item.yaml`. */
  readonly fault: (path: YamlPath, text: string) => void;
  /** Absolute paths of the files that it names. */
  readonly used: Set<string>;
}
