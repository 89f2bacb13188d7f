import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { buildIfStale } from '../../scripts/buildIfStale.ts';
import { cached } from './cached.ts';
import { faults } from './faults.ts';
import { growth } from './growth.ts';
import { payload } from './payload.ts';
import { Report } from './Report.ts';
import { start } from './start.ts';
import { streaming } from './streaming.ts';
import { uncached } from './uncached.ts';

/**
 * `npm run bench`: what pages cost, as ratios within this run; figures of different runs or machines are not comparable.
 * Builds what is stale; needs two processors and a machine that does nothing else. Writes docs/benchmarks.md;
 * `npm run bench -- cached start` measures only these parts and writes nothing. The exit code is 1 when a budget is missed.
 */
const PARTS = { cached, uncached, start, streaming, payload, growth, faults };
const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`. Ratios of two servers in one run can be compared between runs and machines, the other
figures cannot. Every figure is the median of alternating rounds; servers run on one processor, the load generator (wrk)
on another.

Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.`;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}`);
if (availableParallelism() < 2) throw new Error('the bench needs two processors: one for servers, one for the load');

await buildIfStale();
const report = new Report();
const folder = await mkdtemp(join(tmpdir(), 'thara-bench-'));
try {
  const dataFolder = join(folder, 'sample');
  // Imports the sample, and creates the first API client.
  await (await ServerProcess.start({ DATA_DIR: dataFolder, SERVE: 'both' })).stop();
  for (const [name, measure] of Object.entries(PARTS))
    if (chosen.length === 0 || chosen.includes(name)) await measure(report, folder, dataFolder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (report.finish() > 0) process.exitCode = 1;
if (chosen.length === 0) await report.write('docs/benchmarks.md', INTRODUCTION);
