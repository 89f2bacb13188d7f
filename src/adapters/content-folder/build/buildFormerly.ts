import { kindOfFolder, KINDS } from '#domain/content/kinds.ts';
import type { ItemRef } from '#domain/content/related.ts';
import { parseSlug } from '#domain/content/slug.ts';
import type { ReferenceContext } from '../details/ItemContext.ts';
import { isSameItem } from '../read/IndexedItem.ts';

/** The former addresses of an item. An address leads to one item: it is no other's, and no other was there before. */
export function buildFormerly({ folder, site, addError }: ReferenceContext): readonly ItemRef[] {
  const { formerly = [] } = folder.fields ?? {};
  return formerly.flatMap((name, position) => {
    const former = parseName(name);
    const owner = site.index.find(name);
    const claimant = site.index.formerlyAt(name);
    if (former === undefined) addError(['formerly', position], `${name} must be like news/gates-ready`);
    else if (owner !== undefined && isSameItem(owner, folder))
      addError(['formerly', position], `${name} is this item itself`);
    else if (owner !== undefined) addError(['formerly', position], `${name} is the address of another item`);
    else if (claimant !== undefined && !isSameItem(claimant, folder)) {
      const claimed = `${KINDS[claimant.kind].folder}/${claimant.slug}`;
      addError(['formerly', position], `${name} is a former address of ${claimed} already`);
    }
    return former ?? [];
  });
}

function parseName(name: string): ItemRef | undefined {
  const [folder = '', word = '', ...rest] = name.split('/');
  const kind = kindOfFolder(folder);
  const slug = parseSlug(word);
  return kind === undefined || slug === undefined || rest.length > 0 ? undefined : { kind, slug };
}
