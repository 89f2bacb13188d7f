import { startAlteredSite } from './alteredSite.ts';
import { startClamd } from './clamd.ts';
import type { RunningSite } from './site.ts';

const STREAM_BYTES = 6_000_000;

/** Serves the store of a running site a second time, with a clamd that knows one virus. */
export async function startWithVirusScan(dataFolder: string): Promise<RunningSite> {
  const clamd = await startClamd(STREAM_BYTES);
  const site = await startAlteredSite(dataFolder, () => undefined, false, { CLAMD_ADDRESS: clamd.socket });
  return {
    ...site,
    async stop() {
      await site.stop();
      await clamd.stop();
    },
  };
}
