import { Unavailable } from '#ports/Unavailable.ts';
import type { ArchiveEntry, ArchiveItem } from '#ports/Publishing.ts';
import { summariseItem } from '#adapters/store/publishing/summariseItem.ts';
import { buildItem } from '../build/buildItem.ts';
import { InputRecorder } from '../details/InputRecorder.ts';
import type { SiteContext } from '../details/ItemContext.ts';
import { ContentErrors } from '../read/ContentError.ts';
import { parseItemFolder, type ItemFolder } from '../read/ItemFolder.ts';
import { listItemFiles } from '../read/ItemFiles.ts';
import { parentOf } from '../read/SiteIndex.ts';
import { type CachedFolder, type CachedItem } from './CachedItem.ts';
import { isUnchanged } from './isUnchanged.ts';

/** An item for the store, and what the next import should know of it; undefined when nothing can be known. */
export interface BuiltEntry extends ArchiveEntry {
  readonly cached: CachedItem | undefined;
}

/** Builds an item unless it is unchanged. Undefined when it has errors, which have been added. */
export async function buildEntry(item: ItemFolder | CachedFolder, site: SiteContext): Promise<BuiltEntry | undefined> {
  if (!('cached' in item)) return buildWhole(item, site);
  if (!(await isUnchanged(item, site))) return buildWhole(readWhole(item, site.errors), site);
  return { ...item.cached.summary, cached: item.cached, load: () => buildAgain(item, site) };
}

async function buildWhole(folder: ItemFolder, site: SiteContext): Promise<BuiltEntry | undefined> {
  const recorder = new InputRecorder();
  const item = await buildItem(folder, site, recorder);
  if (item === undefined) return undefined;
  const summary = summariseItem(item);
  const { digest, fields } = folder;
  const cached =
    digest === undefined || fields === undefined
      ? undefined
      : { digest, fields: indexedFields(folder), inputs: recorder.inputs, summary };
  return { ...summary, cached, load: held(item) };
}

/** A function of its own: one beside the others would hold on to the folder as well. */
function held(item: ArchiveItem): () => Promise<ArchiveItem> {
  return () => Promise.resolve(item);
}

function indexedFields(folder: ItemFolder): CachedItem['fields'] {
  const { category, subcategory, tags, related, formerly } = folder.fields ?? {};
  const parent = parentOf(folder);
  return {
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(tags && { tags }),
    ...(related && { related }),
    ...(formerly && { formerly }),
    ...(parent !== undefined && { detail: { parent } }),
  };
}

function readWhole(item: CachedFolder, errors: ContentErrors): ItemFolder {
  return parseItemFolder(listItemFiles(item.kind, item.slug, item), errors);
}

/** An unchanged item after all, for a store that has it otherwise, or at another place in its list. */
async function buildAgain(item: CachedFolder, site: SiteContext): Promise<ArchiveItem> {
  const errors = new ContentErrors();
  const built = await buildItem(readWhole(item, errors), { ...site, errors });
  if (built === undefined || !errors.isEmpty || summariseItem(built).hash !== item.cached.summary.hash)
    throw new Unavailable('files', `${item.name} changed while it was being imported`);
  return built;
}
