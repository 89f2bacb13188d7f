import { Readable } from 'node:stream';
import { expect } from 'chai';
import { parseLongText } from '#domain/forms/longText.ts';
import { parseSubject } from '#domain/forms/subject.ts';
import { parseReference } from '#domain/inbox/reference.ts';
import { refused } from '#domain/outcome.ts';
import { parseAttachmentId, type AttachmentId } from '#ports/Attachments.ts';
import type { Submission } from '#ports/Inbox.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { OTHER_SITE, SITE, siteId } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { aBrokenFileReport, aContactMessage, aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { filesIn } from '#test/support/testAttachments.ts';
import { at, testClock } from '#test/support/testClock.ts';

const OPERATOR = 'somsri' as Operator;
const UNKNOWN_FILE = parseAttachmentId('0'.repeat(32))!;

onEveryEngine('The inbox', ENGINES, inboxContract);

function inboxContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
  });
  afterEach(() => source.close());

  const aSubmission = (given: Partial<Submission> = {}): Submission => ({
    site: SITE,
    id: aSubmissionId(),
    content: aContactMessage(),
    files: [],
    language: 'th',
    ...given,
  });
  const submit = (given: Partial<Submission> = {}) => source.inbox.submit(aSubmission(given));
  const stored = (site = SITE) => source.inboxDesk.export({ site, state: 'all' }, OPERATOR);
  const save = async (content = 'GIF89a', site = SITE): Promise<AttachmentId> =>
    value(await source.attachments.save({ site, name: 'a.gif', content: Readable.from([Buffer.from(content)]) })).id;

  it('gives a receipt with a reference number and the time, and stores the message as it was sent', async () => {
    const messages = [
      aContactMessage({
        subject: value(parseSubject('ก่ำ ก้ำ กํ้า ๒๕๖๙ 🙂')),
        message: value(parseLongText('"quotes" \\ \'and\' <b>&amp;</b>\n\n𝒳\nlast')),
      }),
      aBrokenFileReport({ details: value(parseLongText('ดาวน์โหลดไม่ได้')) }),
    ];
    for (const content of messages) {
      const receipt = value(await submit({ content }));
      expect(parseReference(receipt.reference)).to.equal(receipt.reference);
      expect(receipt.receivedAt).to.equal('2026-11-21T03:00:00.000Z');
      const entry = await source.inboxDesk.show(receipt.reference, OPERATOR);
      expect(entry).to.deep.equal({ ...receipt, site: SITE, content, files: [] });
    }
  });

  it('stores a message once that is sent again with the same id, also many times at once and later', async () => {
    const submission = aSubmission();
    const sent = await Promise.all(Array.from({ length: 6 }, () => source.inbox.submit(submission)));
    clock.set('2026-12-24T03:00:00Z');
    // Another moment, and the keys in another order.
    const { consent, ...fields } = aContactMessage();
    const content = aContactMessage({ consent: { ...consent, givenAt: at('2026-12-24T03:00:00Z') }, ...fields });
    const again = await source.inbox.submit({ ...submission, content });
    for (const outcome of [...sent, again]) expect(outcome).to.deep.equal(sent[0]);
    expect(await stored()).to.have.length(1);
  });

  it('refuses other content, or another site, with an id that was used', async () => {
    const submission = aSubmission();
    await source.inbox.submit(submission);
    const others = [
      { content: aContactMessage({ message: value(parseLongText('another text')) }) },
      { content: aContactMessage({ wantsAnswer: false }) },
      { content: aBrokenFileReport() },
      { files: [await save()] },
      { site: OTHER_SITE },
    ];
    for (const other of others)
      expect(await source.inbox.submit({ ...submission, ...other })).to.deep.equal(refused('submissionChanged'));
    expect((await stored()).map(({ content }) => content)).to.deep.equal([submission.content]);
  });

  it('writes one receipt by mail for a message, in the language of its page', async () => {
    const submission = aSubmission({ language: 'en' });
    const { reference, receivedAt } = value(await source.inbox.submit(submission));
    await source.inbox.submit(submission);
    const mail = await source.outbox.claim();
    expect(mail).to.deep.include({ site: SITE, locale: 'en', recipient: 'somchai@example.org' });
    expect(mail!.content).to.deep.equal({ template: 'messageReceipt', reference, receivedAt });
    expect(await source.outbox.claim()).to.equal(undefined);
  });

  it('stores two messages with the same content and different ids', async () => {
    const [one, other] = [value(await submit()), value(await submit())];
    expect(one.reference).not.to.equal(other.reference);
    expect(await stored()).to.have.length(2);
  });

  it('is separate for each site', async () => {
    await submit({ site: OTHER_SITE });
    expect(await stored()).to.deep.equal([]);
    expect(await stored(OTHER_SITE)).to.have.length(1);
  });

  it('stores a message with its files, in their order', async () => {
    const files = [await save('GIF89a 1'), await save('GIF89a 2'), await save('GIF89a 3')].toReversed();
    await submit({ files });
    const [entry] = await stored();
    expect(entry!.files.map(({ id }) => id)).to.deep.equal(files);
    expect(await source.attachments.find(SITE, files)).to.deep.equal([]);
  });

  it('recognises a message that is sent again although its files were uploaded again', async () => {
    const submission = aSubmission({ files: [await save('GIF89a 1'), await save('GIF89a 2')] });
    const sent = await source.inbox.submit(submission);
    expect(await source.inbox.submit(submission)).to.deep.equal(sent);
    const files = [await save('GIF89a 1'), await save('GIF89a 2')];
    expect(await source.inbox.submit({ ...submission, files })).to.deep.equal(sent);
    const swapped = await source.inbox.submit({ ...submission, files: files.toReversed() });
    expect(swapped).to.deep.equal(refused('submissionChanged'));
    expect(await stored()).to.have.length(1);
  });

  it('refuses files that are unknown, of another site, of another message, named twice or a day old', async () => {
    const file = await save();
    const elsewhere = await save('GIF89a', OTHER_SITE);
    const claimed = await save();
    await submit({ files: [claimed] });
    for (const files of [[UNKNOWN_FILE], [elsewhere], [file, claimed], [file, file]])
      expect(await submit({ files })).to.deep.equal(refused('fileMissing'));
    clock.set('2026-11-22T03:00:00Z');
    expect(await submit({ files: [file] })).to.deep.equal(refused('fileMissing'));
    expect(await stored()).to.have.length(1);
  });

  it('gives a file to one of two messages that name it at the same time', async () => {
    const files = [await save()];
    const outcomes = await Promise.all([submit({ files }), submit({ files })]);
    expect(outcomes.filter(({ ok }) => ok)).to.have.length(1);
    expect(outcomes.filter(({ ok }) => !ok)).to.deep.equal([refused('fileMissing')]);
    expect(await stored()).to.have.length(1);
  });

  it('takes five files, and refuses six', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, (_, index) => save(`GIF89a ${index}`)));
    expect(await submit({ files })).to.deep.equal(refused('tooManyFiles'));
    expect((await submit({ files: files.slice(0, 5) })).ok).to.equal(true);
  });

  it('deletes a message with its files two years after it is done, and keeps it until it is done', async () => {
    const { reference } = value(await submit({ files: [await save()] }));
    const kept = value(await submit({ files: [await save()] }));
    await source.inboxDesk.markDone(reference, OPERATOR);
    clock.set('2028-11-20T02:59:59.999Z');
    await source.sweep();
    expect(await stored()).to.have.length(2);
    clock.set('2028-11-20T03:00:00Z');
    await source.sweep();
    expect((await stored()).map((entry) => entry.reference)).to.deep.equal([kept.reference]);
    expect(await filesIn(source.submissionsFolder)).to.have.length(1);
  });

  it('refuses a message for a site that does not exist', async () => {
    for (const site of ['a\u0000b', '../', 'nosuch', '77'])
      expect(await submit({ site: siteId(site) }), site).to.deep.equal(refused('siteNotFound'));
  });

  it('has failed when the store does not respond, and nothing is stored', async () => {
    await source.breakDown();
    const error: unknown = await submit().catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Unavailable);
  });
}
