import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { checkContent } from '#server/cli/checkContent.ts';
import { importContent, type ImportTools } from '#server/cli/importContent.ts';
import { importWater } from '#server/cli/importWater.ts';
import { siteId } from '#test/support/builders.ts';
import { ContentFolders, SITE, TODAY, type Files } from '#test/support/contentFolder.ts';
import { testClock } from '#test/support/testClock.ts';
import { PASAK, PASAK_TODAY, POND, SOUND_WATER, table, WATER } from '#test/support/waterFiles.ts';

const ID = siteId('77');
const READINGS = `${WATER}/readings.csv`;

describe('An import of water figures', () => {
  const folders = new ContentFolders();
  let store: Store;
  let lines: string[];
  let tools: ImportTools & { readonly water: Store['water'] };

  beforeEach(async () => {
    store = await openStore({ engine: 'sqlite', file: ':memory:' }, testClock(), () => undefined);
    lines = [];
    const { publishing, waterImport, water } = store;
    const mediaFolder = join(await folders.emptyFolder(), 'media');
    const cacheFile = join(mediaFolder, '..', 'build-cache');
    tools = { publishing, waterImport, water, mediaFolder, cacheFile, today: TODAY, print: (line) => lines.push(line) };
  });
  afterEach(async () => {
    await store.close();
    await folders.remove();
  });

  const importSite = async (changes: Files = {}) => {
    const folder = await folders.make({ ...SOUND_WATER, ...changes });
    return await importWater([join(folder, SITE)], undefined, tools);
  };
  const publish = async (changes: Files = {}) => {
    const published = await importContent(await folders.make(changes), tools);
    expect(published, lines.join('\n')).to.equal(true);
    lines.length = 0;
  };
  const writeReadings = async (name: string, ...rows: readonly string[]) => {
    const file = join(await folders.emptyFolder(), name);
    await writeFile(file, table('readings', ...rows));
    return file;
  };
  const volumes = async () => {
    const { reservoirs } = await store.water.reservoirs({ site: ID, size: 'large' });
    return reservoirs.map(({ reservoir, reading }) => [reservoir.id, reading?.volume, reading?.revision]);
  };

  describe('of a site’s folder', () => {
    it('records its figures, and prints a summary', async () => {
      await publish();
      expect(await importSite()).to.equal(true);
      expect(lines).to.deep.equal([
        'site 77, reservoirs: 2 added, 0 changed, 0 removed, 0 unchanged',
        'site 77, readings: 1 added, 0 corrected, 0 unchanged',
        'site 77, areas: 1 added, 0 corrected, 0 unchanged',
      ]);
      expect(await volumes()).to.deep.equal([['pasak', 975.5, 1]]);
    });

    it('records other figures of the same day as a correction', async () => {
      await publish(SOUND_WATER);
      await importSite({ [READINGS]: table('readings', PASAK_TODAY.replace('975.5', '976')) });
      expect(lines[1]).to.equal('site 77, readings: 0 added, 1 corrected, 0 unchanged');
      expect(await volumes()).to.deep.equal([['pasak', 976, 2]]);
    });

    it('records nothing when a file has an error, and prints every error', async () => {
      await publish();
      const broken = table('readings', PASAK_TODAY, '2026-11-20,pasak,-1,,,,กรม,');
      expect(await importSite({ [READINGS]: broken })).to.equal(false);
      const file = `${folders.last}/${READINGS}`;
      expect(lines).to.deep.equal([
        `${file}:3: volume_mcm: -1: must not be less than 0`,
        `${file}:3: source_en: is empty`,
        '2 errors.',
        'Nothing was imported.',
      ]);
      expect(await volumes()).to.deep.equal([]);
    });

    it('needs tables in the folder, and a published site', async () => {
      expect(await importSite(nothingOf(SOUND_WATER))).to.equal(false);
      expect(lines[0]).to.match(/sites\/office: has no folder water with files in it$/);
      lines.length = 0;
      expect(await importSite()).to.equal(false);
      expect(lines).to.deep.equal(['There is no site 77: import its content first. Nothing was imported.']);
    });
  });

  describe('of single files', () => {
    it('adds a day to the recorded figures, for the recorded register', async () => {
      await publish(SOUND_WATER);
      const file = await writeReadings('readings-2026-11-20.csv', '2026-11-20,pasak,970,,,,กรม,Office');
      expect(await importWater([file], ID, tools)).to.equal(true);
      expect(lines).to.deep.equal([
        'site 77, readings: 1 added, 0 corrected, 0 unchanged',
        'site 77, areas: 0 added, 0 corrected, 0 unchanged',
      ]);
      expect((await store.water.reservoirs({ site: ID, size: 'large' })).days).to.deep.equal([
        '2026-11-21',
        '2026-11-20',
      ]);
    });

    it('refuses reservoirs that are not in the register', async () => {
      await publish(SOUND_WATER);
      const file = await writeReadings('readings.csv', '2026-11-20,bhumibol,970,,,,กรม,Office');
      expect(await importWater([file], ID, tools)).to.equal(false);
      expect(lines[0]).to.equal(`${file}:2: reservoir: bhumibol: must be the id of a reservoir in the register`);
    });

    it('needs the site as an option', async () => {
      const file = await writeReadings('readings.csv', PASAK_TODAY);
      const attempt = importWater([file], undefined, tools).then(() => 'imported', String);
      expect(await attempt).to.contain('--site <site id>');
    });
  });

  describe('with the content of a folder', () => {
    it('runs after the import of the content, so that a first start has everything', async () => {
      expect(await importContent(await folders.make(SOUND_WATER), tools)).to.equal(true);
      expect(lines.slice(-3)).to.deep.equal([
        'site 77, reservoirs: 2 added, 0 changed, 0 removed, 0 unchanged',
        'site 77, readings: 1 added, 0 corrected, 0 unchanged',
        'site 77, areas: 1 added, 0 corrected, 0 unchanged',
      ]);
      expect(await volumes()).to.deep.equal([['pasak', 975.5, 1]]);
    });

    it('never overwrites corrections, and prints how many figures differ', async () => {
      await publish(SOUND_WATER);
      const file = await writeReadings('readings.csv', PASAK_TODAY.replace('975.5', '976'));
      await importWater([file], ID, tools);
      expect(await importContent(await folders.make(SOUND_WATER), tools)).to.equal(true);
      expect(lines).to.include(
        'site 77, readings: 1 left as recorded, though the files differ: corrections are for water:import',
      );
      expect(await volumes()).to.deep.equal([['pasak', 976, 2]]);
    });

    it('records no figures and publishes no content when the tables have an error', async () => {
      const folder = await folders.make({
        ...SOUND_WATER,
        [READINGS]: table('readings', '2026-11-20,,,,,,กรม,Office'),
      });
      expect(await importContent(folder, tools)).to.equal(false);
      expect(lines[0]).to.equal(`${folder}/${READINGS}:2: reservoir: is empty`);
      expect(await store.publishing.isEmpty()).to.equal(true);
    });

    it('can be checked without recording anything', async () => {
      expect(await checkContent(await folders.make(SOUND_WATER), TODAY, tools.print)).to.equal(true);
      expect(lines.filter((line) => !line.startsWith('note: '))).to.deep.equal([
        'site 77 (Office): 2 items',
        'site 77, water: reservoirs 2, readings 1, areas 1',
        'No errors.',
      ]);
    });
  });

  describe('by command', () => {
    it('works while the website runs, with exit code 0 when the file was recorded and 1 when not', async () => {
      const data = join(await folders.emptyFolder(), 'data');
      await mkdir(data);
      const website = await openStore(
        { engine: 'sqlite', file: join(data, 'thara.sqlite') },
        testClock(),
        () => undefined,
      );
      try {
        await importContent(
          await folders.make({ ...SOUND_WATER, [`${WATER}/reservoirs.csv`]: table('reservoirs', POND, PASAK) }),
          { ...tools, publishing: website.publishing, waterImport: website.waterImport },
        );
        const file = await writeReadings('readings.csv', '2025-11-19,pasak,1.5,,,,กรม,Office');
        const [code, output] = await run(data, '--site', '77', file);
        expect(output).to.contain('site 77, readings: 1 added');
        expect(code).to.equal(0);
        expect((await website.water.reservoirs({ site: ID, size: 'large' })).days).to.include('2025-11-19');

        const broken = await writeReadings('readings.csv', '2025-11-19,pasak,1;5,,,,กรม,Office');
        const [failed, faults] = await run(data, '--site', '77', broken);
        expect(faults).to.contain('readings.csv:2: volume_mcm: 1;5: must be a number');
        expect(failed).to.equal(1);
      } finally {
        await website.close();
      }
    });

    it('prints its usage without files, or with an invalid site', async () => {
      for (const args of [[], ['--site', '9999', 'readings.csv']]) {
        const [code, output] = await run(await folders.emptyFolder(), ...args);
        expect(output).to.contain('usage: npm run water:import -- ');
        expect(code).to.equal(1);
      }
    });
  });
});

function nothingOf(files: Files): Files {
  return Object.fromEntries(Object.keys(files).map((name) => [name, null]));
}

async function run(data: string, ...args: readonly string[]): Promise<[code: number, output: string]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/cli/waterImport.ts', ...args], {
    env: { ...process.env, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number]>;
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return [(await exited)[0], output + errors];
}
