import { enableCompileCache } from 'node:module';
import { buildIfStale } from './buildIfStale.ts';

/** Builds what is missing or out of date, then runs the server in this process. */
await buildIfStale();
// Who sets NODE_ENV runs a real website, and is asked for FIRST_CONTENT; a newcomer sees the sample.
if (process.env['NODE_ENV'] === undefined) {
  process.env['NODE_ENV'] = 'production';
  const isReal = process.env['DATABASE_URL'] !== undefined || process.env['API_BASE_URL'] !== undefined;
  if (!isReal) process.env['FIRST_CONTENT'] ??= 'content';
}
enableCompileCache('node_modules/.cache/compiled'); // loading modules takes a third of the start
const main: string = '../dist/server/main.js';
await import(main);
