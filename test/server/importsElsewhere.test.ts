import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import sinon from 'sinon';
import { openStore, type Store, type StoreSettings } from '#adapters/store/openStore.ts';
import { SITE, siteDetails, slug } from '#test/support/builders.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { recordWater } from '#test/support/recordWater.ts';
import { department } from '#test/support/testArchives.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { testClock } from '#test/support/testClock.ts';
import { startWebInFrontOf } from '#test/support/webInFront.ts';
import { reading, reservoir } from '#test/support/waterBuilders.ts';

/** What visitors are served by, and the store behind it, which others can open. */
interface Deployment {
  readonly name: string;
  readonly isInstalled: boolean;
  start(): Promise<Started>;
}

interface Started {
  readonly settings: StoreSettings;
  read(path: string): Promise<string>;
  passOneSecond(): void;
  close(): Promise<void>;
}

const DEPLOYMENTS: readonly Deployment[] = [
  { name: 'with the embedded store', isInstalled: true, start: () => startOverFile({}) },
  { name: 'over PostgreSQL', isInstalled: isPostgresInstalled(), start: startOverPostgres },
  { name: 'in two tiers', isInstalled: true, start: startTwoTiers },
];

for (const { name, isInstalled, start } of DEPLOYMENTS)
  (isInstalled || process.env['CI'] === 'true' ? describe : describe.skip)(
    `A website ${name}, when another process imports,`,
    function () {
      let website: Started;
      let importer: Store;
      before(async () => {
        website = await start();
        importer = await openStore(website.settings, testClock(), () => undefined);
      });
      after(async () => {
        await importer.close();
        await website.close();
      });

      it('shows the new content, and the new site around it, on the first request a second later', async () => {
        expect(await website.read('/en/more-news'))
          .to.include('News news-12')
          .and.include('press 78');
        const details = siteDetails({ hotline: { number: '1999', extension: '1' } });
        await importer.publishing.publish([department({ details, items: [] })], () => undefined);
        website.passOneSecond();
        expect(await website.read('/en/more-news'))
          .to.include('press 1')
          .and.not.include('News news-12');
      });

      it('shows new figures of water on the first request a second later', async () => {
        expect(await website.read('/en/reservoirs')).not.to.include('Pasak');
        const pasak = reservoir({ id: slug('pasak'), name: { th: 'ป่าสัก', en: 'Pasak' } });
        const { revision: _, ...figures } = reading();
        await recordWater(importer.waterImport, {
          register: [pasak],
          readings: [{ ...figures, reservoir: pasak.id }],
        });
        website.passOneSecond();
        expect(await website.read('/en/reservoirs')).to.include('Pasak');
      });

      it('shows nothing of a site that was removed, on the first request a second later', async () => {
        expect(await website.read('/en/more-news')).to.include('Irrigation Department');
        await importer.publishing.remove(SITE);
        website.passOneSecond();
        expect(await website.read('/en/more-news')).to.include('There is no website at this address');
      });
    },
  );

async function startOverFile(environment: Readonly<Record<string, string>>): Promise<Started & { app: TestApp }> {
  const folder = await mkdtemp(join(tmpdir(), 'thara-store-'));
  const storeFile = join(folder, 'thara.sqlite');
  const app = await startTestApp({ archives: [department()], storeFile, environment });
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true });
  };
  return { app, settings: { engine: 'sqlite', file: storeFile }, ...visitsTo(app), close };
}

async function startOverPostgres(): Promise<Started> {
  const { url, drop } = await (await postgresServer()).createDatabase();
  const app = await startTestApp({ archives: [department()], environment: { DATABASE_URL: url } });
  const close = async () => {
    await app.close();
    await drop();
  };
  return { settings: { engine: 'postgres', url }, ...visitsTo(app), close };
}

async function startTwoTiers(): Promise<Started> {
  const { app, settings, close: closeApi } = await startOverFile({ SERVE: 'api' });
  const time = sinon.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const web = await startWebInFrontOf(app);
  return {
    settings,
    read: async (path) => (await web.send(path)).body,
    passOneSecond: () => time.tick(1_000),
    async close() {
      time.restore();
      await web.close();
      await closeApi();
    },
  };
}

function visitsTo(app: TestApp): Pick<Started, 'read' | 'passOneSecond'> {
  return {
    read: async (path) => (await app.send(path)).body,
    passOneSecond: () => app.clock.set(new Date(Date.parse(app.clock.now()) + 1_000).toISOString()),
  };
}
