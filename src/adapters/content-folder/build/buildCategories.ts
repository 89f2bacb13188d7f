import { CONTENT_KINDS, KINDS } from '#domain/content/kinds.ts';
import type { ArchiveCategory } from '#ports/Publishing.ts';
import type { CategoriesSchema } from '../schemas/CategoriesSchema.ts';
import type { SiteFile } from '../read/SiteFolder.ts';

/** Every category of a site, each before its subcategories, in the author's order. */
export function buildCategories({ fields, addError }: SiteFile<CategoriesSchema>): readonly ArchiveCategory[] {
  const built: ArchiveCategory[] = [];
  for (const kind of CONTENT_KINDS) {
    const folder = KINDS[kind].folder;
    const codes = new Set<string>();
    const add = (code: string, name: ArchiveCategory['label'], path: readonly (string | number)[], parent?: string) => {
      if (codes.has(code)) addError([...path, 'code'], `${code} is already used in ${folder}`);
      codes.add(code);
      built.push({ kind, code, ...(parent !== undefined && { parent }), label: name });
    };
    for (const [position, { code, name, children = [] }] of (fields[folder] ?? []).entries()) {
      add(code, name, [folder, position]);
      for (const [below, child] of children.entries())
        add(child.code, child.name, [folder, position, 'children', below], code);
    }
  }
  return built;
}
