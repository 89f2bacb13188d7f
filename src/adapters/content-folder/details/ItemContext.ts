import type { ArchiveCategory } from '#ports/Publishing.ts';
import type { ContentErrors } from '../read/ContentError.ts';
import type { IndexedItem } from '../read/IndexedItem.ts';
import type { ItemFolder } from '../read/ItemFolder.ts';
import type { MediaPlan } from '../media/MediaPlan.ts';
import type { SiteIndex } from '../read/SiteIndex.ts';
import type { YamlPath } from '../read/YamlSource.ts';
import type { InputRecorder } from './InputRecorder.ts';

/** What the items of a site are validated against. */
export interface SiteContext {
  readonly index: SiteIndex;
  /** Undefined when categories.yaml has errors: references to categories are then not checked. */
  readonly categories: readonly ArchiveCategory[] | undefined;
  /** Codes; undefined when tags.yaml has errors. */
  readonly tags: ReadonlySet<string> | undefined;
  readonly plan: MediaPlan;
  readonly errors: ContentErrors;
}

/** An item while its references are being checked. */
export interface ReferenceContext {
  readonly folder: IndexedItem;
  readonly site: SiteContext;
  /** Adds an error of `item.yaml`. */
  readonly addError: (path: YamlPath, text: string) => void;
}

/** An item while it is being built. */
export interface ItemContext extends ReferenceContext {
  readonly folder: ItemFolder;
  /** What the item depends on beside its own texts. */
  readonly recorder: InputRecorder;
  /** Absolute paths of the files that the item names. */
  readonly used: Set<string>;
}
