import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { CONTENT_KINDS, KINDS, kindOfFolder } from '#domain/content/kinds.ts';
import { DETAILS } from '#adapters/content-folder/details/details.ts';
import { ContentErrors } from '#adapters/content-folder/read/ContentError.ts';
import { readYaml } from '#adapters/content-folder/read/readYaml.ts';
import { CategoriesSchema, TagsSchema } from '#adapters/content-folder/schemas/CategoriesSchema.ts';
import { ItemSchema } from '#adapters/content-folder/schemas/ItemSchema.ts';
import { LayoutSchema } from '#adapters/content-folder/schemas/LayoutSchema.ts';
import { SiteSchema } from '#adapters/content-folder/schemas/SiteSchema.ts';
import { WholeWordsSchema } from '#adapters/content-folder/schemas/WholeWordsSchema.ts';
import { parseYaml } from '#adapters/content-folder/read/YamlSource.ts';
import { ContentFolders } from '#test/support/contentFolder.ts';
import { WATER } from '#test/support/waterFiles.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';

const SITE_FILES: Readonly<Record<string, SchemaClass>> = {
  'site.yaml': SiteSchema,
  'layout.yaml': LayoutSchema,
  'categories.yaml': CategoriesSchema,
  'tags.yaml': TagsSchema,
  'whole-words.yaml': WholeWordsSchema,
};

describe("The author's guide", () => {
  const guide = readFileSync('docs/content.md', 'utf8');
  const examples = [...guide.matchAll(/^```yaml\n# (\w+)\n([\s\S]*?)^```/gm)];

  it('has an example of every kind', () => {
    expect(new Set(examples.map(([, folder]) => folder))).to.deep.equal(
      new Set(Object.values(KINDS).map(({ folder }) => folder)),
    );
    expect(examples).to.have.length.above(CONTENT_KINDS.length);
  });

  for (const [index, [, folder = '', yaml = '']] of examples.entries())
    it(`shows ${folder} (example ${index + 1}) as the import accepts it`, () => {
      const errors = new ContentErrors();
      const source = parseYaml(yaml, 'docs/content.md', 1, errors);
      const kind = kindOfFolder(folder);
      if (source !== undefined && kind !== undefined) {
        readYaml(ItemSchema, source, errors);
        DETAILS[kind](source, errors);
      }
      expect(errors.list()).to.deep.equal([]);
    });

  it('shows tables of water figures as the import accepts them', async () => {
    const tables = [...guide.matchAll(/^### `([\w-]+\.csv)`[\s\S]*?```csv\n([\s\S]*?)```/gm)];
    expect(tables.map(([, file]) => file)).to.deep.equal([
      ...['reservoirs.csv', 'rule-curves.csv', 'readings.csv', 'water-use.csv'],
    ]);
    const folders = new ContentFolders();
    const files = Object.fromEntries(tables.map(([, file = '', csv = '']) => [`${WATER}/${file}`, csv]));
    expect(await folders.errorsOf(files)).to.deep.equal([]);
    await folders.remove();
  });

  for (const [file, schema] of Object.entries(SITE_FILES))
    it(`shows ${file} as the import accepts it`, () => {
      const [, yaml = ''] = new RegExp(`### \`${file}\`[\\s\\S]*?\`\`\`yaml\\n([\\s\\S]*?)\`\`\``).exec(guide) ?? [];
      const errors = new ContentErrors();
      const source = parseYaml(yaml, 'docs/content.md', 1, errors);
      if (source !== undefined) readYaml(schema, source, errors);
      expect(errors.list()).to.deep.equal([]);
      expect(yaml).to.not.equal('');
    });
});
