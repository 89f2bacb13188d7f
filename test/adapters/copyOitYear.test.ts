import { expect } from 'chai';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyOitYear } from '#adapters/content-folder/oit/copyOitYear.ts';
import { formatContentError } from '#adapters/content-folder/read/ContentError.ts';
import { readContentFolder } from '#adapters/content-folder/readContentFolder.ts';
import { publicPaths } from '#server/cli/publicPaths.ts';
import { article, ContentFolders, SITE, TODAY, type Files } from '#test/support/contentFolder.ts';
import { at } from '#test/support/testClock.ts';

const NOW = at('2026-11-21T03:00:00Z');
const NEWS = "news:   # what's new\n- code: notices\n  name: {th: ก,   en: A}\n\n";
const OLDER =
  '  - { code: "2567", name: { th: ปี 2567, en: "2567" }, children: [{ code: 2567-9, name: { th: ก, en: A } }] }\n';
const yearOf = (year: number) => `  - code: "${year}" # the year
    name: { th: ปีงบประมาณ พ.ศ. ${year}, en: "Fiscal year ${year} (${year - 543})" }
    children:
      - code: ${year}-9-1
        name: { th: ข้อมูลพื้นฐาน, en: Basics }

      - { code: ${year}-9-2, name: { th: การบริหารงาน, en: Management } }
`;
const CATEGORIES = `${NEWS}oit:\n${yearOf(2568)}${OLDER}\n# The end.\n`;
const LINKS = '\n  links: [{ label: { th: แผน, en: Plan }, address: { th: /th/about, en: /en/about } }]';
const FILES: Files = {
  [`${SITE}/categories.yaml`]: CATEGORIES,
  [`${SITE}/oit/2568-o1/item.yaml`]: `category: "2568"\nsubcategory: 2568-9-1\ntags: [canal]\nrelated: [pages/about]\ndetail:\n  fiscalYear: 2568\n  code: O1${LINKS}\n`,
  [`${SITE}/oit/2568-o1/th.md`]: article('โครงสร้าง ปี 2568', 'เนื้อหาของปีก่อน'),
  [`${SITE}/oit/2568-o1/en.md`]: article('"Structure: 2568 (2025)"', "Last year's text."),
  [`${SITE}/oit/2568-o10/item.yaml`]: `category: "2568"\nsubcategory: 2568-9-2\ndetail:\n  fiscalYear: 2568\n  code: O10${LINKS}\n`,
  [`${SITE}/oit/2568-o10/th.md`]: article('แผน', ''),
  [`${SITE}/oit/2567-o1/item.yaml`]:
    'category: "2567"\nsubcategory: 2567-9\ndetail: { fiscalYear: 2567, code: O1, links: [] }\n',
  [`${SITE}/oit/2567-o1/th.md`]: article('โครงสร้าง', ''),
};

describe('The copy of a year of public disclosure', () => {
  const folders = new ContentFolders();
  let folder: string;
  let site: string;
  beforeEach(async () => {
    folder = await folders.make({ ...FILES });
    site = join(folder, SITE);
  });
  afterEach(() => folders.remove());

  const copy = (from = 2568, to = 2569) => copyOitYear(site, from, to, NOW);
  const text = (name: string) => readFile(join(site, name), 'utf8');
  const errors = async (from?: number, to?: number) => {
    const done = await copy(from, to);
    return done.ok ? [] : done.errors.map((error) => formatContentError(error).replace(`${site}/`, ''));
  };

  it('has the same codes, groups, titles and tags with the new year, and neither links nor texts', async () => {
    const done = await copy();
    expect(done.ok && done.written).to.deep.equal([join(site, 'oit/2569-o1'), join(site, 'oit/2569-o10')]);
    expect(await text('oit/2569-o1/item.yaml')).to.equal(
      'category: "2569"\nsubcategory: 2569-9-1\ntags:\n  - canal\ndetail:\n  fiscalYear: 2569\n  code: O1\n  links: []\n',
    );
    expect(await text('oit/2569-o1/th.md')).to.equal(
      '---\ntitle: โครงสร้าง ปี 2569\nsummary: โครงสร้าง ปี 2569\npublished: 2026-11-21T10:00:00+07:00\n---\n',
    );
    expect(await text('oit/2569-o1/en.md')).to.match(/^---\ntitle: "Structure: 2569 \(2026\)"\n/);
  });

  it('adds its groups above those of the year before, and changes no other character of categories.yaml', async () => {
    const done = await copy();
    expect(done.ok && done.categoriesAdded).to.equal(true);
    const expected = `${NEWS}oit:\n${yearOf(2569)}${yearOf(2568)}${OLDER}\n# The end.\n`;
    expect(await text('categories.yaml')).to.equal(expected);
  });

  it('is a valid content folder', async () => {
    await copy();
    const reading = await readContentFolder(folder, publicPaths, TODAY);
    expect(reading.ok ? [] : reading.errors).to.deep.equal([]);
  });

  it('changes no existing file, so that it may be repeated', async () => {
    await copy();
    await writeFile(join(site, 'oit/2569-o1/en.md'), article('Mine', ''));
    const categories = await text('categories.yaml');
    const done = await copy();
    expect(done).to.deep.include({ ok: true, categoriesAdded: false, written: [] });
    expect(done.ok && done.existing).to.have.length(2);
    expect(await text('oit/2569-o1/en.md')).to.equal(article('Mine', ''));
    expect(await text('categories.yaml')).to.equal(categories);
  });

  it('works for a year that categories.yaml has in a single line', async () => {
    expect(await errors(2567, 2570)).to.deep.equal([]);
    expect(await text('categories.yaml')).to.contain(`${OLDER.replaceAll('2567', '2570')}${OLDER}`);
  });

  it('requires the year in the items and in the categories', async () => {
    expect(await errors(2560)).to.deep.equal([`${site}: has no public disclosure of 2560`]);
    await writeFile(join(site, 'categories.yaml'), NEWS);
    expect(await errors()).to.deep.equal([
      'categories.yaml: must have the year 2568 in its list oit, in lines of its own',
    ]);
    expect(await text('categories.yaml')).to.equal(NEWS);
  });

  it('requires the year in the codes of its groups', async () => {
    await writeFile(join(site, 'categories.yaml'), CATEGORIES.replace('2568-9-2', 'management'));
    expect(await errors()).to.deep.equal([
      'categories.yaml: oit: management must have 2568 in it, so that 2569 can have a code of its own',
    ]);
    expect(await text('categories.yaml')).to.not.contain('2569');
  });

  it('is not made from files with errors', async () => {
    await writeFile(
      join(site, 'oit/2568-o1/item.yaml'),
      'category: 2568\ndetail: { fiscalYear: 2568, code: o1, links: [] }\n',
    );
    expect(await errors()).to.deep.equal([
      'oit/2568-o1/item.yaml:1: category: must be text: put it in quotes',
      'oit/2568-o1/item.yaml:2: detail.code: must be a code like O10',
    ]);
    expect(await text('categories.yaml')).to.equal(CATEGORIES);
  });
});
