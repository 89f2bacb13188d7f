import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { complaint } from '#domain/complaints/complaint.ts';
import { parsePhone } from '#domain/forms/phone.ts';
import { addSeconds } from '#domain/instant.ts';
import type { Identity } from '#domain/members/identity.ts';
import type { NewsType } from '#domain/site/newsType.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { needsSecondStep } from '#ports/members/MemberSessions.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import { Authenticator } from '#adapters/second-factors/Authenticator.ts';
import { DATA_MAP, type PersonalTable } from '#adapters/store/dataMap.ts';
import { openStore, type Store, type StoreSettings } from '#adapters/store/openStore.ts';
import { SITE } from '#test/support/builders.ts';
import { aComplaint, aFiling } from '#test/support/complaintBuilders.ts';
import { columnsOfStore, dumpStore } from '#test/support/dumpStore.ts';
import { aContactMessage, aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import {
  aLogin,
  aMember,
  aProfileEntry,
  aVisitor,
  codeOf,
  email,
  EMAIL,
  PASSWORD,
  quickHasher,
  signIn,
  takeMails,
} from '#test/support/memberBuilders.ts';
import { isPostgresInstalled, postgresServer, type PostgresDatabase } from '#test/support/postgres.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { aPicture } from '#test/support/testPictures.ts';
import { testClock } from '#test/support/testClock.ts';

const OPERATOR = 'somsri' as Operator;
/** Of the member and of nobody else. */
const MARKERS = [
  'somchai@example.org',
  'new@example.org',
  'Zangwanchai',
  'Tepaksorn',
  '0899999999',
  'zangwanchai.t',
  '1990-04-13',
  'of-a-member',
];

const SECOND_FACTOR_TABLES = ['authenticators', 'recovery_codes', 'second_steps'];

for (const engine of ['sqlite', 'postgres'] as const)
  (engine === 'sqlite' || isPostgresInstalled() ? describe : describe.skip)(
    `Everything that is stored about a person on ${engine}`,
    function () {
      const clock = testClock();
      let folder: string;
      let settings: StoreSettings;
      let databases: PostgresDatabase[];
      let store: Store;
      const open = async () => {
        const erasures = { key: () => Promise.resolve('key'), file: join(folder, 'erasures') };
        return await openStore(settings, clock, () => undefined, { hasher: quickHasher, erasures });
      };
      beforeEach(async () => {
        clock.set('2026-11-21T03:00:00Z');
        folder = await mkdtemp(join(tmpdir(), 'thara-personal-'));
        databases = engine === 'sqlite' ? [] : [await (await postgresServer()).createDatabase()];
        settings = settingsOf(databases[0]);
        store = await open();
        await store.publishing.publish(emptySites(), () => undefined);
      });
      afterEach(async () => {
        await store.close();
        for (const database of databases) await database.drop();
        await rm(folder, { recursive: true });
      });
      const settingsOf = (database: PostgresDatabase | undefined): StoreSettings =>
        database === undefined
          ? { engine: 'sqlite', file: join(folder, 'thara.sqlite') }
          : { engine: 'postgres', url: database.url };
      /** Copies the store, which is closed. @returns puts the copy in its place */
      const backUp = async () => {
        if (settings.engine === 'sqlite') {
          const { file } = settings;
          await copyFile(file, join(folder, 'backup'));
          return async () => {
            for (const end of ['-wal', '-shm']) await rm(file + end, { force: true });
            await copyFile(join(folder, 'backup'), file);
          };
        }
        const copy = await databases[0]!.copy();
        databases.push(copy);
        return () => Promise.resolve(void (settings = settingsOf(copy)));
      };

      /** A member who has done everything that members can do. */
      const busyMember = async () => {
        const { session, stored } = await aMember(store);
        const { members } = store;
        const entry = aProfileEntry({
          ...{ firstName: 'Zangwanchai', lastName: 'Tepaksorn', phone: '0899999999', userName: 'zangwanchai.t' },
          ...{ gender: 'male' },
        } as never);
        const { id } = stored.profile;
        value(await members.profiles.update(SITE, { member: id, entry }, session));
        value(await members.pictures!.change(SITE, await aPicture(), session));
        const types = ['water'] as unknown as readonly [NewsType];
        await members.newsletter.save(SITE, { email: EMAIL, types, locale: 'th' }, session);
        await signIn(store);
        const identity = { provider: 'google', subject: 'of-a-member'.padEnd(43, '-') } as unknown as Identity;
        value(await members.socialLogins!.link(SITE, { identity }, session));
        const change = { ...entry, email: email('new@example.org'), isNewAddress: true, currentPassword: PASSWORD };
        value(await members.profiles.update(SITE, { member: id, entry: change }, session));
        await members.resets!.request(SITE, EMAIL, aVisitor());
        const secrets = await addSecondFactor(session);
        return { session, id, secrets };
      };
      /** Adds an authenticator app, and begins a sign-in that waits for its code. @returns what opens the account */
      const addSecondFactor = async (session: MemberSession): Promise<string[]> => {
        const { secondFactors, sessions } = store.members;
        const { secret, ticket } = value(
          await secondFactors!.beginAuthenticator(SITE, { issuer: 'x', ticket: undefined }, session),
        );
        const code = new Authenticator(secret).codeAt(clock.now());
        const added = await secondFactors!.addAuthenticator(SITE, { ticket, code, password: PASSWORD }, session);
        const step = value(await sessions.signIn(SITE, aLogin(), aVisitor()));
        if (!needsSecondStep(step)) throw new RangeError('the account has no second factor');
        return [secret, step.secondStep, ...(value(added).recoveryCodes ?? [])];
      };
      const rowsWith = async (texts: readonly string[]) =>
        [...(await dumpStore(settings))].flatMap(([table, rows]) =>
          rows
            .filter((row) => texts.some((text) => JSON.stringify(row).toLowerCase().includes(text.toLowerCase())))
            .map((row) => ({ table, row })),
        );

      it('is in the data map: every table, and every column with personal data', async () => {
        const columns = await columnsOfStore(settings);
        expect([...columns.keys()].sort()).to.deep.equal(Object.keys(DATA_MAP).sort());
        for (const [table, entry] of Object.entries(DATA_MAP))
          if (typeof entry !== 'string')
            expect(Object.keys((entry as PersonalTable).columns), table).to.have.members(columns.get(table)!);
      });

      it('is in the archive of the member, without what opens an account', async () => {
        const { session, id, secrets } = await busyMember();
        const archive = value(await store.members.personalData!.export(SITE, PASSWORD, session));
        const stored = (await rowsWith([id, ...MARKERS])).filter(({ row }) => row['kind'] !== 'dataDownloaded');
        expect(new Set(stored.map(({ table }) => table)).size).to.be.at.least(8);
        for (const { table, row } of stored) {
          const { columns } = DATA_MAP[table as keyof typeof DATA_MAP] as PersonalTable;
          const shown = Object.entries(row).filter(([name]) => columns[name] === 'archived' && name !== 'content');
          expect(
            archive.tables[table]?.rows.some((kept) => shown.every(([name, cell]) => kept[name] === cell)),
            `${table}: ${JSON.stringify(shown)}`,
          ).to.equal(true);
        }
        expect(archive.picture?.type).to.equal('jpg');
        const text = JSON.stringify(archive);
        expect(text).not.to.match(/argon2|token|[0-9a-f]{64}/);
        expect(Object.keys(archive.tables)).to.include.members(SECOND_FACTOR_TABLES);
        for (const { row } of await rowsWith([id])) if (typeof row['secret'] === 'string') secrets.push(row['secret']);
        expect(secrets).to.have.length(13);
        for (const secret of secrets) expect(text).not.to.include(secret);
      });

      it('is gone after an erasure, mails that wait included, and nobody is signed in', async () => {
        const { session, id } = await busyMember();
        expect(codeOf(await store.members.personalData!.erase(SITE, 'Wrong-Pass-77' as never, session))).to.equal(
          'passwordWrong',
        );
        const stored = (await rowsWith([id])).map(({ table }) => table);
        expect(stored).to.include.members([...SECOND_FACTOR_TABLES, 'members', 'member_sessions', 'provider_links']);
        value(await store.members.personalData!.erase(SITE, PASSWORD, session));
        const last = await takeMails(store.outbox);
        expect(last.map(({ to, content }) => [to, content.template])).to.deep.equal([[EMAIL, 'accountErased']]);
        expect(await rowsWith([id, ...MARKERS])).to.deep.equal([]);
        expect(codeOf(await store.members.profiles.profile(SITE, session))).to.equal('sessionEnded');
        expect(await readFile(join(folder, 'erasures'), 'utf8')).not.to.match(new RegExp([id, ...MARKERS].join('|')));
      });

      it('can be downloaded and erased by an operator for somebody without an account, messages included', async () => {
        const content = aContactMessage({ email: EMAIL });
        value(await store.inbox.submit({ site: SITE, id: aSubmissionId(), content, language: 'th', files: [] }));
        const { desk } = store.memberRecords;
        const { tables } = await desk.export(SITE, EMAIL, OPERATOR);
        expect(Object.keys(tables)).to.have.members(['outbox', 'inbox_messages']);
        expect(await desk.erase(SITE, EMAIL, OPERATOR)).to.equal(true);
        expect(await desk.erase(SITE, EMAIL, OPERATOR)).to.equal(false);
        expect(await rowsWith(MARKERS)).to.deep.equal([]);
        const uses = await rowsWith(['somsri']);
        expect(uses.map(({ row }) => row['kind'])).to.deep.equal(Array(3).fill('operatorLooked'));
      });

      it('is erased again when an older copy is put back, messages and complaints that an operator erased included', async () => {
        const { session, id } = await busyMember();
        const content = aContactMessage({ email: EMAIL });
        value(await store.inbox.submit({ site: SITE, id: aSubmissionId(), content, language: 'th', files: [] }));
        const byMember = aComplaint({ email: email('other@example.org') });
        value(await store.complaints.file(aFiling({ complaint: byMember }), session));
        value(await store.complaints.file(aFiling({ complaint: aComplaint({ email: EMAIL }) }), aVisitor()));
        value(await store.complaints.file(aFiling(), aVisitor()));
        await takeMails(store.outbox);
        await store.close();
        const putBack = await backUp();
        store = await open();
        expect(await store.memberRecords.desk.erase(SITE, EMAIL, OPERATOR)).to.equal(true);
        await store.close();
        await putBack();
        store = await open();
        const left = async () => (await dumpStore(settings)).get('complaints')?.map(({ address }) => address);
        expect(await left()).to.have.members(['somchai@example.org', 'other@example.org', 'malee@example.org']);
        expect(await store.memberRecords.eraseAgain()).to.be.greaterThan(0);
        expect(await rowsWith([id, ...MARKERS])).to.deep.equal([]);
        expect(await left(), 'of somebody else').to.deep.equal(['malee@example.org']);
        clock.set(addSeconds(clock.now(), 1));
        const since = aFiling({ complaint: aComplaint({ email: EMAIL }) });
        const { ledger } = value(await store.complaints.file(since, aVisitor()));
        expect(ledger.number, 'three filed, two erased, this one').to.equal(6);
        expect(await store.memberRecords.eraseAgain(), 'what came in since stays').to.equal(0);
      });

      it('is found by a phone number where there is no address, erased, and erased again on an older copy', async () => {
        const phone = value(parsePhone('029876543'));
        const { email: _, ...called } = aComplaint({ extraPhone: phone });
        const first = value(await store.complaints.file(aFiling({ complaint: value(complaint(called)) }), aVisitor()));
        const mailed = aComplaint({ extraPhone: phone, email: EMAIL });
        const second = value(await store.complaints.file(aFiling({ complaint: mailed }), aVisitor()));
        const theirs = [phone, first.code, second.code];
        const others = value(await store.complaints.file(aFiling(), aVisitor()));
        for (const content of [aContactMessage({ phone }), aContactMessage()])
          value(await store.inbox.submit({ site: SITE, id: aSubmissionId(), content, language: 'th', files: [] }));
        await store.close();
        const putBack = await backUp();
        store = await open();
        const { desk } = store.memberRecords;
        const left = async () => {
          const dump = await dumpStore(settings);
          const codes = dump.get('complaints')!.map(({ code }) => code);
          return { codes, messages: dump.get('inbox_messages')!.length, rows: await rowsWith(theirs) };
        };
        const onlyOthers = { codes: [others.code], messages: 1, rows: [] };

        const { tables } = await desk.exportByPhone(SITE, phone, OPERATOR);
        const found = Object.entries(tables).map(([table, { rows }]) => [table, rows.length]);
        expect(found).to.have.deep.members([
          ...[
            ['outbox', 1],
            ['inbox_messages', 1],
            ['complaints', 2],
            ['complaint_entries', 2],
          ],
        ]);
        expect(await desk.eraseByPhone(SITE, phone, OPERATOR)).to.equal(true);
        expect(await desk.eraseByPhone(SITE, phone, OPERATOR)).to.equal(false);
        expect(await left()).to.deep.equal(onlyOthers);
        await store.close();
        await putBack();
        store = await open();
        expect((await left()).codes).to.have.length(3);
        expect(await store.memberRecords.eraseAgain()).to.be.greaterThan(0);
        expect(await left()).to.deep.equal(onlyOthers);
      });

      it('is erased again when an older copy of the store is put back, but not from who came back since', async () => {
        const { session, id } = await busyMember();
        await store.close();
        const putBack = await backUp();
        store = await open();
        value(await store.members.personalData!.erase(SITE, PASSWORD, session));
        await takeMails(store.outbox);
        await store.close();
        await putBack();
        store = await open();
        expect((await rowsWith([id])).length).to.be.greaterThan(5);
        expect(await store.memberRecords.eraseAgain()).to.be.greaterThan(0);
        expect(await rowsWith([id, ...MARKERS])).to.deep.equal([]);
        clock.set(addSeconds(clock.now(), 1));
        await aMember(store);
        expect(await store.memberRecords.eraseAgain()).to.equal(0);
        await signIn(store);
      });
    },
  );
