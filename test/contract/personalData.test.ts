import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { aContactMessage, aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { aMember, aVisitor, codeOf, EMAIL, PASSWORD, signIn, takeMails } from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';
import { aPicture } from '#test/support/testPictures.ts';

const PDF = '%PDF-1.7 a map of the canal';
const WRONG = 'Wrong-Pass-77' as typeof PASSWORD;

onEveryEngine('Copies and erasures of what is stored about a member', ENGINES, personalDataContract);

function personalDataContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
  });
  afterEach(() => source.close());

  const sendFile = async (email: typeof EMAIL) => {
    const upload = { site: SITE, network: undefined, name: 'แผนที่.pdf', content: Readable.from([Buffer.from(PDF)]) };
    const saved = value(await source.attachments.save(upload));
    const message = { site: SITE, id: aSubmissionId(), content: aContactMessage({ email }), language: 'th' } as const;
    const { reference } = value(await source.inbox.submit({ ...message, files: [saved.id] }));
    return { ...saved, of: reference };
  };

  it('have everything: the rows of each table, the picture, and the files of messages with their content', async () => {
    const { session } = await aMember(source);
    value(await source.members.pictures!.change(SITE, await aPicture(), session));
    const file = await sendFile(EMAIL);
    const personalData = source.members.personalData!;
    const archive = value(await personalData.export(SITE, PASSWORD, session));
    expect(archive.tables['members']!.kind).to.equal('account');
    expect(archive.tables['members']!.rows[0]).to.include({ email: EMAIL, first_name: 'สมชาย', gender: null });
    expect(archive.tables).to.include.keys('member_sessions', 'security_events', 'inbox_messages', 'attachments');
    expect(archive.picture).to.deep.equal(value(await source.members.pictures!.read(SITE, session)));
    expect(archive.files).to.deep.equal([file]);
    const { content, size } = value(await personalData.file(SITE, file.id, session));
    expect([await text(content), size]).to.deep.equal([PDF, Buffer.byteLength(PDF)]);
    const events = value(await source.members.ownSessions!.events(SITE, session));
    expect(events.map(({ kind }) => kind)).to.include('dataDownloaded');
  });

  it('give nobody the file of somebody else, and none that is unknown', async () => {
    const { session } = await aMember(source);
    const personalData = source.members.personalData!;
    const other = await sendFile('mary@example.org' as typeof EMAIL);
    for (const id of [other.id, '0'.repeat(32) as AttachmentId])
      expect(codeOf(await personalData.file(SITE, id, session))).to.equal('fileNotFound');
    const own = await sendFile(EMAIL);
    expect(codeOf(await personalData.file(OTHER_SITE, own.id, session))).to.equal('sessionEnded');
  });

  it('are for who knows the password of the session’s member', async () => {
    const { session } = await aMember(source);
    const personalData = source.members.personalData!;
    for (const password of [WRONG, undefined]) {
      expect(codeOf(await personalData.export(SITE, password, session))).to.equal('passwordWrong');
      expect(codeOf(await personalData.erase(SITE, password, session))).to.equal('passwordWrong');
    }
    await source.members.sessions.signOut(SITE, session);
    expect(codeOf(await personalData.export(SITE, PASSWORD, session))).to.equal('sessionEnded');
    expect(codeOf(await personalData.erase(SITE, PASSWORD, session))).to.equal('sessionEnded');
  });

  it('end with the account, every session and one last mail; the address can be registered again', async () => {
    const { session } = await aMember(source);
    const elsewhere = await signIn(source);
    await takeMails(source.outbox);
    await source.members.resets!.request(SITE, EMAIL, aVisitor());
    value(await source.members.personalData!.erase(SITE, PASSWORD, session));
    for (const ended of [session, elsewhere])
      expect(codeOf(await source.members.profiles.profile(SITE, ended))).to.equal('sessionEnded');
    const mails = await takeMails(source.outbox);
    expect(mails.map(({ to, content }) => [to, content.template])).to.deep.equal([[EMAIL, 'accountErased']]);
    clock.set(addSeconds(clock.now(), 60));
    await aMember(source);
  });
}
