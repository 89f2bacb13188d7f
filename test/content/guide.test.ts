import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { CONTENT_KINDS } from '#domain/content/kind.ts';
import { DETAILS } from '#adapters/content-folder/details/details.ts';
import { ContentErrors } from '#adapters/content-folder/read/ContentError.ts';
import { KIND_FOLDERS, kindOfFolder } from '#adapters/content-folder/read/kindFolders.ts';
import { readShape } from '#adapters/content-folder/read/readShape.ts';
import { CategoriesShape, TagsShape } from '#adapters/content-folder/shapes/CategoriesShape.ts';
import { ItemShape } from '#adapters/content-folder/shapes/ItemShape.ts';
import { LayoutShape } from '#adapters/content-folder/shapes/LayoutShape.ts';
import { SiteShape } from '#adapters/content-folder/shapes/SiteShape.ts';
import { parseYaml } from '#adapters/content-folder/read/YamlSource.ts';
import { ContentFolders } from '#test/support/contentFolder.ts';
import { WATER } from '#test/support/waterFiles.ts';
import type { Shape } from '#adapters/shape/shape.ts';

const SITE_FILES: Readonly<Record<string, Shape>> = {
  'site.yaml': SiteShape,
  'layout.yaml': LayoutShape,
  'categories.yaml': CategoriesShape,
  'tags.yaml': TagsShape,
};

describe("The author's guide", () => {
  const guide = readFileSync('docs/content.md', 'utf8');
  const examples = [...guide.matchAll(/^```yaml\n# (\w+)\n([\s\S]*?)^```/gm)];

  it('has an example of every kind', () => {
    expect(new Set(examples.map(([, folder]) => folder))).to.deep.equal(new Set(Object.values(KIND_FOLDERS)));
    expect(examples).to.have.length.above(CONTENT_KINDS.length);
  });

  for (const [index, [, folder = '', yaml = '']] of examples.entries())
    it(`shows ${folder} (example ${index + 1}) as the import takes it`, () => {
      const faults = new ContentErrors();
      const source = parseYaml(yaml, 'docs/content.md', 1, faults);
      const kind = kindOfFolder(folder);
      if (source !== undefined && kind !== undefined) {
        readShape(ItemShape, source, faults);
        DETAILS[kind](source, faults);
      }
      expect(faults.list()).to.deep.equal([]);
    });

  it('shows tables of water figures as the import takes them', async () => {
    const tables = [...guide.matchAll(/^### `([\w-]+\.csv)`[\s\S]*?```csv\n([\s\S]*?)```/gm)];
    expect(tables.map(([, file]) => file)).to.deep.equal(['reservoirs.csv', 'readings.csv', 'water-use.csv']);
    const folders = new ContentFolders();
    const files = Object.fromEntries(tables.map(([, file = '', csv = '']) => [`${WATER}/${file}`, csv]));
    expect(await folders.faultsOf(files)).to.deep.equal([]);
    await folders.remove();
  });

  for (const [file, shape] of Object.entries(SITE_FILES))
    it(`shows ${file} as the import takes it`, () => {
      const [, yaml = ''] = new RegExp(`### \`${file}\`[\\s\\S]*?\`\`\`yaml\\n([\\s\\S]*?)\`\`\``).exec(guide) ?? [];
      const faults = new ContentErrors();
      const source = parseYaml(yaml, 'docs/content.md', 1, faults);
      if (source !== undefined) readShape(shape, source, faults);
      expect(faults.list()).to.deep.equal([]);
      expect(yaml).to.not.equal('');
    });
});
