import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { WITHOUT_WORK_IN_ALL } from '#domain/tips/tipLimits.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { sweepTips } from '#adapters/tips/sweepTips.ts';
import { siteId } from '#test/support/builders.ts';
import { ContentFolders } from '#test/support/contentFolder.ts';
import { aSubmissionId } from '#test/support/inboxBuilders.ts';
import { KILL_PLACES, KILLS_SEED, LOST, type OpenedPlace } from '#test/support/killPlaces.ts';
import { multipart, MULTIPART_TYPE, type PostedFile } from '#test/support/multipart.ts';
import { openAge } from '#test/support/openAge.ts';
import { seededRandom } from '#test/support/seededRandom.ts';
import { send } from '#test/support/send.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { textOf } from '#test/support/textOf.ts';
import { unzip } from '#test/support/unzip.ts';

/** People who report in confidence at the same time, one tip after the other. */
const SENDERS = 4;
/** A server is killed after it has acknowledged so many tips at most. */
const MAX_ACKNOWLEDGED = 10;
/** The longest pause between an answer and the kill, in milliseconds: longer than a form takes. */
const MAX_PAUSE_MS = 120;
const MAX_FILE_BYTES = 300_000;
const SECRET_KEY = randomBytes(32).toString('base64url');
const TWO_DAYS = 2 * 86_400;
/** The site of the smallest content folder. */
const SITE = siteId('77');
const HOST = 'office.test';

interface Sent {
  readonly id: string;
  readonly text: string;
  readonly file: PostedFile;
  /** From the receipt. */
  reference?: string;
}

for (const place of KILL_PLACES)
  (place.isInstalled ? describe : describe.skip)(
    `A server over ${place.name} that is killed (-9) while people report in confidence, KILLS_SEED=${KILLS_SEED},`,
    () => {
      const random = seededRandom(KILLS_SEED);
      const all: Sent[] = [];
      const contents = new ContentFolders();
      let opened: OpenedPlace;
      let firstContent: string;
      let key: string;
      let publicKey: string;
      before(async () => {
        key = await generateX25519Identity();
        publicKey = await identityToRecipient(key);
        opened = await place.open();
        firstContent = await contents.make();
      });
      after(async () => {
        await opened.remove();
        await contents.remove();
      });

      const start = () =>
        ServerProcess.start({
          ...{ HOST: '127.0.0.1', TRUST_PROXY: '1', SECRET_KEY, TIPS_PUBLIC_KEY: publicKey },
          ...opened.environment,
          FIRST_CONTENT: firstContent,
        });
      const folder = () => join(opened.environment.DATA_DIR, 'tips');
      const withStore = async (use: (store: Store) => Promise<void>) => {
        const store = await openStore(opened.store, systemClock, () => undefined);
        await use(store).finally(() => store.close());
      };
      const stored = async ({ tipRows }: Store) =>
        (await tipRows.export(SITE, 'test' as Operator)).map(({ reference }) => reference as string);

      const newTip = (): Sent => {
        const number = all.length;
        const content = `%PDF-1.7 of tip ${number} `.padEnd(Math.floor(random() * MAX_FILE_BYTES), 'x');
        const tip = { id: aSubmissionId(), text: `tip ${number}`, file: { name: `${number}.pdf`, content } };
        all.push(tip);
        return tip;
      };
      /** @returns whether the server is alive */
      const post = async (server: ServerProcess, tip: Sent, onAcknowledged: () => void): Promise<boolean> => {
        const [, first = '', second = ''] = /(..)(..)$/.exec(tip.id) ?? [];
        const fields = { submission: tip.id, text: tip.text, robotCheck: 'none' };
        const headers = {
          'Content-Type': MULTIPART_TYPE,
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-For': `10.0.${parseInt(first, 16)}.${parseInt(second, 16)}`,
        };
        const body = multipart(Object.entries(fields), [tip.file]);
        try {
          const port = Number(new URL(server.origin).port);
          const answer = await send(port, { path: '/en/report-misconduct', method: 'POST', host: HOST, headers, body });
          if (answer.status === 503) return true; // a busy machine may refuse a form; it is sent again later
          expect(answer.status, textOf(answer.body).slice(0, 1_000)).to.equal(200);
          const reference = /\d{5}-\d{5}/.exec(textOf(answer.body))![0];
          expect(tip.reference ?? reference).to.equal(reference);
          if (tip.reference === undefined) onAcknowledged();
          tip.reference = reference;
          return true;
        } catch (error) {
          if (LOST.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
          throw error;
        }
      };

      for (let round = 0; round < place.rounds; round++)
        it(`has every acknowledged tip once (${round + 1} of ${place.rounds})`, async () => {
          const server = await start();
          const kill = Promise.withResolvers<undefined>();
          let left = 1 + Math.floor(random() * MAX_ACKNOWLEDGED);
          const delay = random() * MAX_PAUSE_MS;
          const unanswered = all.filter(({ reference }) => reference === undefined);
          const senders = Array.from({ length: SENDERS }, async () => {
            for (let isAlive = true; isAlive;)
              isAlive = await post(server, unanswered.pop() ?? newTip(), () => {
                left -= 1;
                if (left === 0) kill.resolve(undefined);
              });
          });
          await Promise.race([kill.promise, Promise.all(senders)]); // a form that fails ends the round
          await pause(delay);
          await server.kill();
          await Promise.all(senders);
          await withStore(async (store) => {
            const there = await stored(store);
            expect(there).to.include.members(all.flatMap(({ reference }) => reference ?? []));
            expect(there.length).to.be.at.most(all.length);
          });
        });

      it('has each once after all were sent again, whole, and no file that belongs to none', async () => {
        for (let at = 0; at < all.length; at += WITHOUT_WORK_IN_ALL) {
          const server = await start();
          for (const tip of all.slice(at, at + WITHOUT_WORK_IN_ALL))
            expect(await post(server, tip, () => undefined)).to.equal(true);
          await server.stop();
        }
        await withStore(async (store) => {
          expect(await stored(store)).to.have.members(all.map(({ reference }) => reference));
          await sweepTips(store.tipRows, folder(), addSeconds(systemClock.now(), TWO_DAYS));
        });
        const files = await readdir(folder());
        const found = await Promise.all(
          files.map(async (file) => await unzip(openAge(await readFile(join(folder(), file)), key))),
        );
        const byText = new Map(
          found.map((tip) => {
            const { tip: written } = JSON.parse(tip.get('tip.json')!.toString()) as { tip: { text: string } };
            return [written.text, tip] as const;
          }),
        );
        expect(files).to.have.length(all.length);
        for (const { text, file } of all)
          expect(byText.get(text)!.get(`files/1-${file.name}`)!.toString() === file.content, text).to.equal(true);
        process.stdout.write(`      ${all.length} tips\n`);
      });
    },
  );
