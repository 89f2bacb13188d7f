import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Reference } from '#domain/inbox/reference.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import type { TipDesk } from '#ports/TipDesk.ts';
import { multipart, MULTIPART_TYPE, type PostedFile } from './multipart.ts';
import { openAge } from './openAge.ts';
import type { TestResponse } from './send.ts';
import { startTestApp, type LogLine, type TestApp } from './testApp.ts';
import { unzip } from './unzip.ts';
import { startWebInFrontOf } from './webInFront.ts';

export const SECRET_KEY = 'a secret key of the tests that is long enough';
const SOMSRI = 'somsri' as Operator;

/** How the website and the store of tips are run. */
export type TipDeployment = 'one process' | 'two tiers';

/** A website that takes tips, and what its operators and the readers of tips do. */
export interface TipSite {
  /** Has the store. */
  readonly app: TestApp;
  /** The data folders of all tiers. */
  readonly folders: readonly string[];
  /** The log of each tier. */
  readonly logs: readonly (readonly LogLine[])[];
  send: TestApp['send'];
  /** Posts the form at a path, as a browser without scripts does. */
  post(path: string, fields: Readonly<Record<string, string>>, files?: readonly PostedFile[]): Promise<TestResponse>;
  /** The files of sealed tips. */
  sealedFiles(): Promise<readonly string[]>;
  /** The files in a sealed tip, opened with the private key. */
  openTip(name: string): Promise<ReadonlyMap<string, Buffer>>;
  /** Answers a tip as its readers do, who have opened it. */
  reply(reference: string, replyKey: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** @param environment additional settings of the website */
export async function startTipSite(
  deployment: TipDeployment,
  environment: Readonly<Record<string, string>> = {},
): Promise<TipSite> {
  const key = await generateX25519Identity();
  const web = { SECRET_KEY, TIPS_PUBLIC_KEY: await identityToRecipient(key), ...environment };
  const folders = [await mkdtemp(join(tmpdir(), 'thara-tips-')), await mkdtemp(join(tmpdir(), 'thara-tips-web-'))];
  const [folder = '', webFolder = ''] = folders;
  const isOne = deployment === 'one process';
  const app = await startTestApp({
    environment: { DATA_DIR: folder, ...(isOne ? web : { SERVE: 'api', SECRET_KEY }) },
    storeFile: join(folder, 'thara.sqlite'),
  });
  const log: LogLine[] = [];
  const front = isOne
    ? undefined
    : await startWebInFrontOf(app, { environment: web, log, clock: app.clock, dataFolder: webFolder });
  const send = (request: Parameters<TestApp['send']>[0]) => (front ?? app).send(request);
  const tips = join(folder, 'tips');
  return {
    app,
    folders,
    logs: [app.log, log],
    send,
    post: (path, fields, files = []) =>
      send({
        path: `${path}?posted`,
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': MULTIPART_TYPE },
        body: multipart(Object.entries(fields), files),
      }),
    sealedFiles: () => readdir(tips).catch(() => []),
    openTip: async (name) => await unzip(openAge(await readFile(join(tips, name)), key)),
    async reply(reference, replyKey, text) {
      const encrypter = new Encrypter();
      encrypter.addRecipient(replyKey);
      const desk = app.ports.sealedTips as unknown as TipDesk;
      const replied = await desk.reply(reference as Reference, await encrypter.encrypt(text), SOMSRI);
      if (!replied.ok) throw new Error(replied.code);
    },
    async close() {
      await front?.close();
      await app.close();
      for (const each of folders) await rm(each, { recursive: true, force: true });
    },
  };
}
