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
 * The home page with a deferred part that cannot be rendered, from a separate process: the development build of React
 * writes the error into the page, and which build is loaded depends on `NODE_ENV`.
 */
export async function renderFaultyPart(): Promise<FaultyPage> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as FaultyPage;
}

async function render(): Promise<FaultyPage> {
  const app = await startTestApp({ isRemote: true });
  const list = sinon.stub(app.ports.content, 'list');
  const gate = Promise.withResolvers<ContentList>();
  list.returns(gate.promise);
  const page = await app.open('/en');
  gate.resolve({ items: [{}], total: 1, years: [], categories: [] } as unknown as ContentList);
  const html = await page.text();
  const warnings = app.log.filter(({ level }) => level === 'warn').map(({ msg }) => String(msg));
  await app.close();
  return { status: page.status, html, warnings };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(JSON.stringify(await render()));
