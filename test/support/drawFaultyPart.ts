import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sinon from 'sinon';
import type { ContentList } from '#domain/content/content.ts';
import { startTestApp } from './testApp.ts';

interface FaultyPage {
  readonly status: number;
  readonly html: string;
  readonly warnings: readonly string[];
}

/**
 * The front door with a late part that no view can draw, from a process of its own: while React is developed with, it
 * writes the fault into the page, and only `NODE_ENV` decides, when React is loaded.
 */
export async function drawFaultyPart(): Promise<FaultyPage> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as FaultyPage;
}

async function renderPart(): Promise<FaultyPage> {
  const app = await startTestApp();
  const list = sinon.stub(app.ports.content, 'list');
  const held = Promise.withResolvers<ContentList>();
  list.returns(held.promise);
  const page = await app.open('/en');
  held.resolve({ items: [{}], total: 1, years: [], categories: [] } as unknown as ContentList);
  const html = await page.whole();
  const warnings = app.log.filter(({ level }) => level === 'warn').map(({ msg }) => String(msg));
  await app.close();
  return { status: page.status, html, warnings };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(JSON.stringify(await renderPart()));
