import { rm } from 'node:fs/promises';
import { cacheMedia, newDataFolder } from './dataFolder.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';

/** Host names of the sample's sites; all of them resolve to this machine. */
export const DEPARTMENT = 'localhost';
export const REGION = 'region1.localhost';
export const UNDER_MAINTENANCE = 'maintenance.localhost';
export const UNKNOWN_HOST = 'nobodys.localhost';
export const HOSTS = [DEPARTMENT, REGION, UNDER_MAINTENANCE, UNKNOWN_HOST];

/** A running server. */
export interface RunningSite {
  readonly port: number;
  /** `http://region1.localhost:43210/th` */
  address(host: string, path: string): string;
  stop(): Promise<void>;
}

export interface SampleSite extends RunningSite {
  /** Contains its store and its media. */
  readonly dataFolder: string;
}

/**
 * Starts the built server on its own port, with the sample content freshly imported.
 *
 * @param settings as environment variables
 */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<SampleSite> {
  const dataFolder = await newDataFolder();
  const clear = () => rm(dataFolder, { recursive: true });
  // Without HOST it listens on both protocols: `localhost` may mean either.
  const server = await ServerProcess.start({ HOST: '', DATA_DIR: dataFolder, ...settings }).catch(
    async (error: unknown) => {
      await clear();
      throw error;
    },
  );
  await cacheMedia(dataFolder);
  const port = Number(new URL(server.origin).port);
  return {
    port,
    dataFolder,
    address: addressOn(port),
    async stop() {
      await server.stop();
      await clear();
    },
  };
}

export function addressOn(port: number): RunningSite['address'] {
  return (host, path) => `http://${host}:${port}${path}`;
}
