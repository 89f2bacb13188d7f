import { isRequired } from '#domain/content/kinds.ts';
import type { ReferenceContext } from '../details/ItemContext.ts';
import { isSameItem } from '../read/IndexedItem.ts';
import { parentOf } from '../read/SiteIndex.ts';

/** Checks what `item.yaml` names: categories, tags, related items and the parent page. */
export function checkReferences(item: ReferenceContext): void {
  checkCategory(item);
  checkOthers(item);
}

function checkCategory({ folder: { kind, fields }, site: { categories }, addError }: ReferenceContext): void {
  const { category, subcategory } = fields ?? {};
  const isKnown = (code: string, parent?: string) =>
    categories === undefined ||
    categories.some((known) => known.kind === kind && known.code === code && known.parent === parent);
  if (category === undefined) {
    if (isRequired(kind, 'category')) addError(['category'], 'is missing');
    if (subcategory !== undefined) addError(['subcategory'], 'needs a category');
  } else if (!isKnown(category)) addError(['category'], `${category} is not in categories.yaml for this kind`);
  else if (subcategory !== undefined && !isKnown(subcategory, category))
    addError(['subcategory'], `${subcategory} is not in categories.yaml under ${category}`);
  if (subcategory === undefined && isRequired(kind, 'subcategory')) addError(['subcategory'], 'is missing');
}

function checkOthers({ folder, site, addError }: ReferenceContext): void {
  const { index, tags: known } = site;
  const { tags = [], related = [] } = folder.fields ?? {};
  for (const [position, tag] of tags.entries())
    if (known?.has(tag) === false) addError(['tags', position], `${tag} is not in tags.yaml`);
  for (const [position, name] of related.entries()) {
    const other = index.find(name);
    if (other === undefined) addError(['related', position], `there is no ${name}`);
    else if (isSameItem(other, folder)) addError(['related', position], `${name} is this item itself`);
  }
  const parent = folder.kind === 'page' ? parentOf(folder) : undefined;
  const parentPage = parent === undefined ? undefined : index.findOf('page', parent);
  if (parentPage !== undefined && parentOf(parentPage) !== undefined)
    addError(
      ['detail', 'parent'],
      `${parentPage.slug} has a parent itself; a page can be at most one level below another`,
    );
}
