import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { cacheMedia, newDataFolder } from './dataFolder.ts';

/** Renders the sample's pictures once, before several test processes would each render them. */
const folder = await newDataFolder();
const environment = { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'silent' };
await promisify(execFile)('npm', ['run', '--silent', 'content:import', '--', 'content'], { env: environment });
await cacheMedia(folder);
await rm(folder, { recursive: true });
