import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { checkContent } from '#server/cli/checkContent.ts';
import { importContent, type ImportTools } from '#server/cli/importContent.ts';
import { manageSites } from '#server/cli/manageSites.ts';
import { reportProgress } from '#server/cli/reportProgress.ts';
import { article, ContentFolders, SITE, TODAY, type Files } from '#test/support/contentFolder.ts';
import { slug } from '#test/support/builders.ts';
import { encryptedPdf, lineAt, pdfOf } from '#test/support/pdf.ts';
import { testClock } from '#test/support/testClock.ts';

const GATE = `${SITE}/news/gate-closed`;
const ID = '77' as SiteId;
const BROKEN: Files = { [`${GATE}/th.md`]: article('ก'.repeat(121), 'ดู[ที่นี่](/th/none)') };

describe('An import of content', () => {
  const folders = new ContentFolders();
  let store: Store;
  let mediaFolder: string;
  let lines: string[];
  let tools: ImportTools;

  beforeEach(async () => {
    store = await openStore({ engine: 'sqlite', file: ':memory:' }, testClock(), () => undefined);
    mediaFolder = join(await folders.emptyFolder(), 'media');
    lines = [];
    tools = {
      publishing: store.publishing,
      waterImport: store.waterImport,
      mediaFolder,
      cacheFile: join(mediaFolder, '..', 'build-cache'),
      today: TODAY,
      print: (line) => lines.push(line),
    };
  });
  afterEach(async () => {
    await store.close();
    await folders.remove();
  });

  it('publishes the content of the folder with its pictures, and prints a summary', async () => {
    expect(await importContent(await folders.make(), tools)).to.equal(true);
    expect(lines[0]).to.match(/: 2 items, 1 pictures and files$/);
    expect(lines).to.include('pictures and files: 1 of 1');
    expect(lines.at(-1)).to.equal('Imported: 2 added, 0 changed, 0 removed, 0 unchanged.');
    const layout = await store.sites.layout(ID, 'th');
    const shown = layout?.hero.picture.variants.flatMap(({ webp, jpeg }) => [webp, jpeg]);
    expect(await readdir(mediaFolder)).to.have.members(shown ?? []);
  });

  it('prints its progress every two seconds at most, and always its end', () => {
    const reported: string[] = [];
    let now = 0;
    const progress = reportProgress(
      'items',
      (line) => reported.push(line),
      () => now,
    );
    for (let done = 1; done <= 100; done++) {
      now += 60;
      progress(done, 100);
    }
    expect(reported).to.deep.equal(['items: 34 of 100', 'items: 68 of 100', 'items: 100 of 100']);
  });

  it('publishes, when repeated, only what changed', async () => {
    await importContent(await folders.make(), tools);
    await importContent(await folders.make(), tools);
    expect(lines.at(-1)).to.equal('Imported: 0 added, 0 changed, 0 removed, 2 unchanged.');
    const changed = await folders.make({ [`${GATE}/en.md`]: article('Gate open', 'It is mended.') });
    await importContent(changed, tools);
    expect(lines.at(-1)).to.equal('Imported: 0 added, 1 changed, 0 removed, 1 unchanged.');
  });

  it('publishes an attachment under another name when its bytes change', async () => {
    const attached = async (bytes: string) => {
      const folder = await folders.make({
        [`${GATE}/item.yaml`]: 'category: notices\nattachments:\n  - file: plan.pdf\n    name: { th: แผน, en: Plan }\n',
        [`${GATE}/plan.pdf`]: bytes,
      });
      expect(await importContent(folder, tools), lines.join('\n')).to.equal(true);
      const ref = { site: ID, locale: 'en', kind: 'news', slug: slug('gate-closed') } as const;
      const found = await store.content.find(ref);
      const name = found.ok ? (found.value.attachments[0]?.file ?? '') : found.code;
      return { name, content: await readFile(join(mediaFolder, name), 'utf8') };
    };
    const first = await attached('%PDF-1.7\nfirst');
    const second = await attached('%PDF-1.7\nother');
    expect([first.content, second.content]).to.deep.equal(['%PDF-1.7\nfirst', '%PDF-1.7\nother']);
    expect(second.name).not.to.equal(first.name);
    expect(lines.at(-1)).to.equal('Imported: 0 added, 1 changed, 0 removed, 1 unchanged.');
  });

  it('refuses a domain of another published site, and says whose it is and what to do', async () => {
    await importContent(await folders.make(), tools);
    const site = await readFile(join(folders.last, SITE, 'site.yaml'), 'utf8');
    const other = await folders.make({ [`${SITE}/site.yaml`]: site.replace('"77"', '"78"') });
    expect(await importContent(other, tools)).to.equal(false);
    expect(lines.slice(-2)).to.deep.equal([
      'site 78: office.test belongs to the published site 77; remove it there first, or import both sites together',
      'Nothing was imported.',
    ]);
  });

  it('can be listed and removed by site, and then another site may have its domain', async () => {
    const manage = (...args: readonly string[]) => manageSites(args, store.publishing, tools.print);
    await importContent(await folders.make(), tools);
    expect(await manage('list')).to.equal(true);
    expect(lines.at(-1)).to.equal('site 77 (Office): 2 items, office.test');
    expect(await manage('remove', '77')).to.equal(true);
    expect(await manage('list')).to.equal(true);
    expect(lines.at(-1)).to.equal('There is no site.');
    expect(await manage('remove', '77')).to.equal(false);
    for (const wrong of [[], ['list', '77'], ['remove'], ['remove', '0'], ['remove', '77', '78'], ['delete', '77']])
      expect(await manage(...wrong).catch(String), wrong.join(' ')).to.match(/^Error: usage: npm run sites/);
  });

  it('publishes and prepares nothing of a folder with errors, and prints one error in each line', async () => {
    const folder = await folders.make(BROKEN);
    expect(await importContent(folder, tools)).to.equal(false);
    expect(lines).to.deep.equal([
      `${folder}/${GATE}/th.md:2: title: must be at most 120 characters`,
      `${folder}/${GATE}/th.md:6: link /th/none: there is no such page`,
      '2 errors.',
      'Nothing was imported.',
    ]);
    expect(await store.publishing.isEmpty()).to.equal(true);
    expect(await readdir(join(mediaFolder, '..'))).to.deep.equal([]);
  });

  it('does not change what is published when the next folder has errors', async () => {
    await importContent(await folders.make(), tools);
    await importContent(await folders.make(BROKEN), tools);
    const list = await store.content.list({ site: ID, locale: 'th', kind: 'news', page: 1, pageSize: 10 });
    expect(list.items.map(({ title }) => title)).to.deep.equal(['ปิดประตูน้ำ']);
  });

  it('can give a site another public origin than the folder does', async () => {
    const origins = new Map([['77', 'http://localhost:8080']]);
    await importContent(await folders.make(), { ...tools, origins });
    expect((await store.sites.details(ID))?.publicOrigin).to.equal('http://localhost:8080');
  });

  it('refuses a public origin for a site that is not in the folder', async () => {
    const folder = await folders.make();
    expect(await importContent(folder, { ...tools, origins: new Map([['78', 'http://localhost']]) })).to.equal(false);
    expect(lines).to.deep.equal([`${folder} holds no site 78. Nothing was imported.`]);
    expect(await store.publishing.isEmpty()).to.equal(true);
  });

  it('refuses the name of a removed item, and prints it', async () => {
    await importContent(await folders.make(), tools);
    const without = { [`${GATE}/item.yaml`]: null, [`${GATE}/th.md`]: null, [`${GATE}/en.md`]: null };
    await importContent(await folders.make(without), tools);
    const another = article('Gate open', 'Another one.').replace('2026-09-01', '2026-10-01');
    expect(
      await importContent(
        await folders.make({ ...without, [`${GATE}/item.yaml`]: 'category: notices\n', [`${GATE}/en.md`]: another }),
        tools,
      ),
    ).to.equal(false);
    expect(lines.slice(-2)).to.deep.equal([
      'site 77, news gate-closed: this name belonged to an item that was removed; choose another',
      'Nothing was imported.',
    ]);
  });

  it('can be checked without publishing anything, and what the site lacks is noted', async () => {
    const folder = await folders.make();
    expect(await checkContent(folder, TODAY, tools.print)).to.equal(true);
    const policies = `${folder}/${SITE}/policies`;
    expect(lines).to.deep.equal([
      'site 77 (Office): 2 items',
      `note: ${folder}/${SITE}/layout.yaml: tasks: is empty`,
      `note: ${folder}/${SITE}/layout.yaml: footer: is empty`,
      `note: ${policies}/cookie-policy: is missing: the foot of every page has no link to it`,
      `note: ${policies}/privacy-policy: is missing: forms have no link to it, although people are told there what happens to their data`,
      `note: ${policies}/website-policy: is missing: the contact form has no link to its terms of use`,
      `note: ${folder}/${SITE}/site.yaml: newsTypes: names none, so members can choose no newsletter`,
      'No errors.',
    ]);
    expect(await checkContent(await folders.make(BROKEN), TODAY, tools.print)).to.equal(false);
    expect(lines.at(-1)).to.equal('2 errors.');
    expect(await store.publishing.isEmpty()).to.equal(true);
  });

  it('has a note for the author of a PDF file without text when it is checked, and is imported all the same', async () => {
    const names = ['scan', 'locked', 'torn', 'whole'];
    const folder = await folders.make({
      [`${GATE}/item.yaml`]: `category: notices\nattachments:\n${names.map((name) => `  - { file: ${name}.pdf, name: { th: แผน, en: Plan } }\n`).join('')}`,
      [`${GATE}/scan.pdf`]: pdfOf('0 0 100 100 re f'),
      [`${GATE}/locked.pdf`]: encryptedPdf(),
      [`${GATE}/torn.pdf`]: '%PDF-1.7\nfirst',
      [`${GATE}/whole.pdf`]: pdfOf(lineAt(72, 720, 'Levels')),
    });
    expect(await checkContent(folder, TODAY, tools.print)).to.equal(true);
    const noted = (name: string) => `note: ${folder}/${GATE}/${name}.pdf: `;
    expect(lines.filter((line) => line.includes('.pdf'))).to.deep.equal([
      `${noted('locked')}needs a password: searching does not find it by its contents, and readers cannot open it`,
      `${noted('scan')}contains no text, only pictures of it perhaps: searching does not find it by its contents`,
      `${noted('torn')}cannot be read as a PDF file: searching does not find it by its contents`,
    ]);
    expect(await importContent(folder, tools)).to.equal(true);
  });

  describe('by command', () => {
    it('ends with exit code 0 when everything was published', async () => {
      const [code, output] = await run('contentImport', [await folders.make()]);
      expect(output)
        .to.contain('Imported: 2 added')
        .and.match(/\nIt is in the store in \/\S+\.\n$/);
      expect(code).to.equal(0);
    });

    it('ends with exit code 1 and prints every error when nothing was published', async () => {
      const [code, output] = await run('contentImport', [await folders.make(BROKEN)]);
      expect(output.match(/th\.md:\d+: /g)).to.have.length(2);
      expect(code).to.equal(1);
      const [checked] = await run('contentCheck', [await folders.make(BROKEN)]);
      expect(checked).to.equal(1);
    });

    it('prints every invalid setting, and publishes nothing', async () => {
      const [code, output] = await run('contentImport', [await folders.make()], { PORT: 'eighty', SERVE: 'all' });
      expect(output).to.match(/^Nothing was imported: setting PORT: must .+\nsetting SERVE: must .+\n$/);
      expect(code).to.equal(1);
    });

    it('prints its usage without a folder', async () => {
      const [code, output] = await run('contentImport', []);
      expect(output).to.contain('usage: npm run content:import -- ');
      expect(code).to.equal(1);
    });
  });

  async function run(
    command: string,
    args: readonly string[],
    settings: Readonly<Record<string, string>> = {},
  ): Promise<[code: number, output: string]> {
    const child = spawn(process.execPath, ['--import', 'tsx', `src/server/cli/${command}.ts`, ...args], {
      env: { ...process.env, DATA_DIR: join(await folders.emptyFolder(), 'data'), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = once(child, 'exit') as Promise<[number]>;
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return [(await exited)[0], output + errors];
  }
});
