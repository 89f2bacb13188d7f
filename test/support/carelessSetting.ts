import { join } from 'node:path';
import { openStore } from '#adapters/store/openStore.ts';
import { DEPARTMENT_HOST, REGION_HOST, testArchives } from './testArchives.ts';
import { testClock } from './testClock.ts';

/** The content of websites in front of careless APIs, and what may be on their pages. */
export interface CarelessSetting {
  /** Of the site that is visited. */
  readonly host: string;
  readonly storeFile: string;
  /** On each of its pages. */
  readonly ownText: string;
  /** On pages of another site. */
  readonly otherText: string;
  /** Hosts with their ids at the API. */
  readonly sites: Readonly<Record<string, string>>;
}

/** @param folder of the store */
export async function carelessSetting(folder: string): Promise<CarelessSetting> {
  const storeFile = join(folder, 'thara.sqlite');
  const store = await openStore({ engine: 'sqlite', file: storeFile }, testClock(), () => undefined);
  await store.publishing.publish(testArchives(), () => undefined);
  await store.close();
  return {
    host: DEPARTMENT_HOST,
    storeFile,
    ownText: 'News news-12',
    otherText: 'Regional Office',
    sites: { [DEPARTMENT_HOST]: '64f1c0ffee0123456789ab01', [REGION_HOST]: '64f1c0ffee0123456789ab02' },
  };
}
