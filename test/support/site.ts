import { link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ServerProcess } from '#test/support/ServerProcess.ts';

/** The sample's sites; their names resolve to this machine by themselves. */
export const DEPARTMENT = 'localhost';
export const REGION = 'region1.localhost';
export const CLOSED = 'maintenance.localhost';
export const NOBODYS = 'nobodys.localhost';
export const HOSTS = [DEPARTMENT, REGION, CLOSED, NOBODYS];

/** Where a server answers. */
export interface Served {
  readonly port: number;
  /** `http://region1.localhost:43210/th` */
  address(host: string, path: string): string;
  stop(): Promise<void>;
}

export interface Site extends Served {
  /** Holds its store and its media. */
  readonly dataFolder: string;
}

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/thara');
const KEPT_MEDIA = join(CACHE, 'media');

/** Starts the built server on a port of its own, with the sample content freshly imported. */
export async function startSite(): Promise<Site> {
  await mkdir(KEPT_MEDIA, { recursive: true });
  const dataFolder = await mkdtemp(join(CACHE, 'site-'));
  const media = join(dataFolder, 'media');
  await mkdir(media);
  // Rendering the sample's pictures takes most of a first start. A name stands for its content, so they can be kept.
  await linkFiles(KEPT_MEDIA, media);
  const clear = () => rm(dataFolder, { recursive: true });
  // Without HOST it listens on both protocols: `localhost` may mean either.
  const server = await ServerProcess.start({ HOST: '', DATA_DIR: dataFolder }).catch(async (error: unknown) => {
    await clear();
    throw error;
  });
  await linkFiles(media, KEPT_MEDIA);
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

export function addressOn(port: number): Served['address'] {
  return (host, path) => `http://${host}:${port}${path}`;
}

/** Links, so that a file is there whole or not at all; what is there already stays. */
async function linkFiles(from: string, to: string): Promise<void> {
  const there = new Set(await readdir(to));
  const missing = (await readdir(from)).filter((name) => !there.has(name));
  await Promise.all(missing.map((name) => link(join(from, name), join(to, name))));
}
