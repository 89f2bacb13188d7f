import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect } from 'chai';
import type { Reference } from '#domain/inbox/reference.ts';
import { API_SCOPES } from '#ports/ApiClients.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { openStore, type StoreSettings } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { FolderTips } from '#adapters/tips/FolderTips.ts';
import { ContentFolders } from '#test/support/contentFolder.ts';
import { multipart, MULTIPART_TYPE, type PostedFile } from '#test/support/multipart.ts';
import { openAge } from '#test/support/openAge.ts';
import { isPostgresInstalled, postgresServer, type PostgresDatabase } from '#test/support/postgres.ts';
import { send, type TestResponse } from '#test/support/send.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { textOf } from '#test/support/textOf.ts';
import { Traces, type Found } from '#test/support/traces.ts';
import { unzip } from '#test/support/unzip.ts';
import { waitUntil } from '#test/support/waitUntil.ts';
import { settingsInFrontOf } from '#test/support/webInFront.ts';

const HOST = 'office.test';
const FORMS = ['/en/report-election-corruption', '/th/report-misconduct'];
/** In every marker, so that one search finds them all. */
const MARKER = 'Qxtipmarker';
const THAI_MARKER = 'ฆฬฏลับมาก';
/** The address of the visitor, as the proxy in front says. */
const ADDRESS = '203.0.113.77';
const SECRET_KEY = randomBytes(32).toString('base64url');
/** More than a part that is encrypted at once. */
const FILE_BYTES = 300_000;

interface Deployment {
  readonly name: string;
  readonly isInstalled: boolean;
  readonly store: 'SQLite' | 'PostgreSQL';
  readonly tiers: 1 | 2;
}

const DEPLOYMENTS: readonly Deployment[] = [
  { name: 'one process over SQLite', isInstalled: true, store: 'SQLite', tiers: 1 },
  { name: 'one process over PostgreSQL', isInstalled: isPostgresInstalled(), store: 'PostgreSQL', tiers: 1 },
  { name: 'two tiers', isInstalled: true, store: 'SQLite', tiers: 2 },
];

let markers = 0;
const mark = (of: string) => `${MARKER}${++markers}${of} ${THAI_MARKER}`;

/** A form with a marker in each of its fields, in the names of its files and in these. */
function aTip() {
  const fields = {
    submission: randomBytes(16).toString('hex'),
    text: mark('text'),
    place: mark('place'),
    time: mark('time'),
    people: mark('people'),
    contact: `${MARKER}${++markers}@example.org`,
    robotCheck: 'none',
  };
  const content = () => `%PDF-1.7 ${mark('content')}`.padEnd(FILE_BYTES, ` ${MARKER}`);
  const files: PostedFile[] = [
    { name: `${mark('name')}.pdf`, content: content() },
    { name: `${mark('other')}.pdf`, content: content() },
  ];
  return { fields, files };
}

type ATip = ReturnType<typeof aTip>;

for (const { name, isInstalled, store, tiers } of DEPLOYMENTS)
  (isInstalled ? describe : describe.skip)(`What somebody reports in confidence, to ${name},`, () => {
    const contents = new ContentFolders();
    const secrets: string[] = [MARKER, THAI_MARKER, ADDRESS];
    const accepted: ATip[] = [];
    const logs: string[] = [];
    let folder: string;
    let key: string;
    let publicKey: string;
    let database: PostgresDatabase | undefined;
    let servers: ServerProcess[] = [];
    let storeSettings: StoreSettings;
    let client: { readonly clientId: string; readonly clientSecret: string } | undefined;
    const at = (...names: string[]) => join(folder, ...names);
    const tipsFolder = () => at('data', 'tips');

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'thara-traces-'));
      for (const each of ['data', 'web', 'tmp']) await mkdir(at(each));
      key = await generateX25519Identity();
      publicKey = await identityToRecipient(key);
      database = store === 'PostgreSQL' ? await (await postgresServer()).createDatabase() : undefined;
      storeSettings = database
        ? { engine: 'postgres', url: database.url }
        : { engine: 'sqlite', file: at('data', 'thara.sqlite') };
      await start();
    });
    after(async () => {
      await stop('kill');
      await database?.drop();
      await contents.remove();
      await rm(folder, { recursive: true });
    });

    async function start(): Promise<void> {
      const common = {
        ...{ HOST: '127.0.0.1', TRUST_PROXY: '1', SECRET_KEY, LOG_LEVEL: 'trace', TMPDIR: at('tmp') },
        ...{ ATTACHMENT_MAX_MB: '1', MESSAGES_PER_HOUR: '100' },
      };
      const website = { ...common, TIPS_PUBLIC_KEY: publicKey };
      const data = { DATA_DIR: at('data'), ...(database && { DATABASE_URL: database.url }) };
      const first = { FIRST_CONTENT: await contents.make() };
      if (tiers === 1) servers = [await ServerProcess.start({ ...website, ...data, ...first })];
      else {
        const api = await ServerProcess.start({ ...common, ...data, ...first, SERVE: 'api' });
        client ??= await withStore(({ apiClients }) => apiClients.create('web', API_SCOPES));
        const inFront = settingsInFrontOf(Number(new URL(api.origin).port), client);
        servers = [await ServerProcess.start({ ...website, ...inFront, DATA_DIR: at('web') }), api];
      }
    }

    async function stop(how: 'stop' | 'kill'): Promise<void> {
      for (const server of servers) {
        await server[how]();
        logs.push(server.printed);
      }
      servers = [];
    }

    async function withStore<T>(use: (opened: Awaited<ReturnType<typeof openStore>>) => Promise<T>): Promise<T> {
      const opened = await openStore(storeSettings, systemClock, () => undefined);
      try {
        return await use(opened);
      } finally {
        await opened.close();
      }
    }

    const port = () => Number(new URL(servers[0]!.origin).port);
    const HEADERS = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': ADDRESS };
    const post = async (path: string, fields: object, files: readonly PostedFile[] = []): Promise<TestResponse> =>
      await send(port(), {
        ...{ path: `${path}?posted`, method: 'POST', host: HOST },
        headers: { ...HEADERS, 'Content-Type': MULTIPART_TYPE },
        body: multipart(Object.entries(fields as Record<string, string>), files),
      });
    const sendTip = async (tip: ATip, path = FORMS[accepted.length % FORMS.length]!) => {
      secrets.push(tip.fields.submission);
      const response = await post(path, tip.fields, tip.files);
      expect(response.status, textOf(response.body).slice(0, 2_000)).to.equal(200);
      const text = textOf(response.body);
      const code = /[2-9A-Z]{5}-[2-9A-Z]{5}-[2-9A-Z]{4}/.exec(text)![0];
      secrets.push(code);
      accepted.push(tip);
      return { reference: /\d{5}-\d{5}/.exec(text)![0] as Reference, code };
    };
    /** Sends the first part of a form, and leaves the connection open. */
    const begin = async (tip: ATip) => {
      secrets.push(tip.fields.submission);
      const body = multipart(Object.entries(tip.fields), tip.files);
      const socket = connect(port(), '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      const lines = [
        ...[`POST ${FORMS[0]} HTTP/1.1`, `Host: ${HOST}`, `Content-Type: ${MULTIPART_TYPE}`],
        ...[`Content-Length: ${body.length}`, ...Object.entries(HEADERS).map((header) => header.join(': ')), '', ''],
      ];
      socket.write(lines.join('\r\n'));
      socket.write(body.subarray(0, body.length - FILE_BYTES / 2));
      await waitUntil(async () => (await sealedFiles()).some((file) => file.endsWith('.partial')), 5);
      return socket;
    };
    const sealedFiles = () => readdir(tipsFolder()).catch(() => []);
    const wholeFiles = async () => (await sealedFiles()).filter((file) => file.endsWith('.age'));

    async function find(): Promise<readonly Found[]> {
      const traces = new Traces(secrets);
      const copies = at('copies');
      await mkdir(copies, { recursive: true });
      if (storeSettings.engine === 'sqlite') {
        const open = new DatabaseSync(storeSettings.file, { readOnly: true });
        await backup(open, join(copies, 'copy.sqlite'));
        open.close();
      }
      await cp(tipsFolder(), join(copies, 'tips'), { recursive: true });
      const dump = database?.dump() ?? Buffer.alloc(0);
      const log = Buffer.from([...logs, ...servers.map(({ printed }) => printed)].join('\n'));
      expect(log.includes('"path":"/en/main"'), 'the log is there').to.equal(true);
      return [
        ...traces.in(log, 'the log'),
        ...traces.in(dump, 'pg_dump'),
        ...(await traces.inFolder(folder)),
        ...(database ? await traces.inFolder((await postgresServer()).folder) : []),
      ];
    }

    it('opens with the private key, and leaves no trace anywhere', async () => {
      await send(port(), { path: '/en/main', host: HOST });
      await sendTip(aTip());
      await sendTip(aTip());
      const opened = await Promise.all(
        (await wholeFiles()).map(async (file) => await unzip(openAge(await readFile(join(tipsFolder(), file)), key))),
      );
      for (const { fields, files } of accepted) {
        const tip = opened.find((each) => each.get('tip.json')!.includes(fields.text))!;
        const { submission: _, robotCheck: __, ...written } = fields;
        expect((JSON.parse(tip.get('tip.json')!.toString()) as { tip: object }).tip).to.include(written);
        expect([...tip.keys()]).to.deep.equal([...files.map((file, at) => `files/${at + 1}-${file.name}`), 'tip.json']);
        for (const [at, file] of files.entries())
          expect(tip.get(`files/${at + 1}-${file.name}`)!.toString() === file.content).to.equal(true);
      }
      expect(await find()).to.deep.equal([]);
    });

    it('leaves no trace, and no file, when it is refused', async () => {
      const before = (await sealedFiles()).length;
      const tip = aTip();
      secrets.push(tip.fields.submission);
      const archive = { name: `${mark('zip')}.zip`, content: `PK\u0003\u0004 ${mark('zip')}` };
      const large = { name: `${mark('large')}.pdf`, content: '%PDF-1.7'.padEnd(1_200_000, MARKER) };
      for (const [fields, files, status] of [
        [{ ...tip.fields, text: ' ' }, tip.files, 422],
        [tip.fields, [...tip.files, archive], 422],
        [tip.fields, [tip.files[0]!, large], 422],
        [{ ...tip.fields, place: MARKER.repeat(50) }, tip.files, 422],
        [{ ...tip.fields, unknown: mark('unknown') }, tip.files, 400],
      ] as const)
        expect((await post(FORMS[0]!, fields, files)).status).to.equal(status);
      // On a busy machine, the answer can arrive before the file is removed.
      await waitUntil(async () => (await sealedFiles()).length === before);
      expect(await find()).to.deep.equal([]);
    });

    it('leaves no trace, and no file, when the sender disconnects, and arrives when it is sent again', async () => {
      const before = (await sealedFiles()).length;
      const tip = aTip();
      const socket = await begin(tip);
      socket.destroy();
      await waitUntil(async () => (await sealedFiles()).length === before);
      await sendTip(tip);
      expect(await wholeFiles()).to.have.length(before + 1);
      expect(await find()).to.deep.equal([]);
    });

    it('leaves no trace when the server is killed, and is there once when it is sent again', async () => {
      const before = (await wholeFiles()).length;
      const [cut, whole] = [aTip(), aTip()];
      const first = await sendTip(whole);
      const socket = await begin(cut);
      await stop('kill');
      socket.destroy();
      expect(await find()).to.deep.equal([]);
      await start();
      expect(await sendTip(whole)).to.deep.equal(first);
      await sendTip(cut);
      expect(await wholeFiles()).to.have.length(before + 2);
      expect(await find()).to.deep.equal([]);
    });

    it('is answered, and neither answer nor code leaves a trace', async () => {
      const { reference, code } = await sendTip(aTip());
      const answer = mark('answer');
      await withStore(async ({ tipRows }) => {
        const tips = new FolderTips(tipRows, tipsFolder(), systemClock);
        const files = await wholeFiles();
        const contents = await Promise.all(
          files.map(async (file) =>
            (await unzip(openAge(await readFile(join(tipsFolder(), file)), key))).get('tip.json')!,
          ),
        );
        const mine = contents.find((content) => content.includes(accepted.at(-1)!.fields.text))!;
        const encrypter = new Encrypter();
        encrypter.addRecipient((JSON.parse(mine.toString()) as { replyKey: string }).replyKey);
        const replied = await tips.reply(reference, await encrypter.encrypt(answer), 'somsri' as Operator);
        expect(replied.ok).to.equal(true);
      });
      const read = await post('/en/report-answers', { submission: randomBytes(16).toString('hex'), tipCode: code });
      expect(textOf(read.body)).to.include(answer);
      const wrong = await post('/en/report-answers', { submission: '', tipCode: mark('code') });
      expect(wrong.status).to.equal(422);
      await stop('stop');
      expect(await find()).to.deep.equal([]);
    });
  });
