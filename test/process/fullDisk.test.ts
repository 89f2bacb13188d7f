import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import type { Operator } from '#ports/InboxDesk.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { FolderAttachments } from '#adapters/attachments/FolderAttachments.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { aSiteArchive, SITE } from '#test/support/builders.ts';
import { aContactMessage, aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { memoryLimits } from '#test/support/memoryLimits.ts';
import { smallDisk, type SmallDisk } from '#test/support/smallDisk.ts';
import { filesIn } from '#test/support/testAttachments.ts';

const DISK_MB = 4;
const FILE_BYTES = 200_000;

describe('Messages that arrive while the disk fills up', () => {
  let disk: SmallDisk | undefined;
  let store: Store | undefined;
  let attachments: FolderAttachments;
  let submissions: string;
  let acknowledged = 0;
  /** Files that were stored, and wait for their message to be sent again. */
  let waiting = 0;
  before(async function () {
    disk = smallDisk(DISK_MB);
    if (disk === undefined) return this.skip();
    submissions = join(disk.folder, 'submissions');
    store = await openStore(
      { engine: 'sqlite', file: join(disk.folder, 'thara.sqlite') },
      systemClock,
      () => undefined,
    );
    await store.publishing.publish([aSiteArchive()], () => undefined);
    const sizes = { maxBytes: 10 * FILE_BYTES, quotaBytes: Infinity };
    const settings = {
      folder: submissions,
      clock: systemClock,
      ...sizes,
      limits: memoryLimits(systemClock),
      warn: () => undefined,
    };
    attachments = new FolderAttachments(store.attachmentRows, settings);
  });
  after(async () => {
    await store?.close();
    disk?.remove();
  });

  const save = () =>
    attachments.save({ site: SITE, name: 'a.gif', content: Readable.from([Buffer.from('GIF89a'.padEnd(FILE_BYTES))]) });
  const submit = async (withFile: boolean) => {
    const files = withFile ? [value(await save()).id] : [];
    waiting += files.length;
    value(
      await store!.inbox.submit({ site: SITE, id: aSubmissionId(), content: aContactMessage(), files, language: 'th' }),
    );
    acknowledged += 1;
    waiting -= files.length;
  };
  const failureOf = async (work: Promise<unknown>) => await work.catch((reason: unknown) => reason);

  it('are refused once there is no room for their files, or for themselves', async () => {
    let failure: unknown;
    while (failure === undefined) failure = await failureOf(submit(true));
    expect(failure).to.be.instanceOf(Unavailable);
    expect(acknowledged).to.be.greaterThan(0);
    await disk!.makeRoom();
    await submit(false);
    await disk!.fill();
    for (const work of [() => submit(true), () => submit(false), save])
      expect(await failureOf(work())).to.be.instanceOf(Unavailable);
  });

  it('are no reason not to show what there is: reading goes on', async () => {
    expect(await failureOf(submit(false)), 'the disk is full').to.be.instanceOf(Unavailable);
    expect((await store!.sites.details(SITE))?.id).to.equal(SITE);
    await store!.readiness.check();
  });

  it('are stored again by the same process when there is room again; the others left only files that wait for theirs', async () => {
    await disk!.free();
    await submit(false);
    const entries = await store!.inboxDesk.list({ site: SITE, state: 'all' }, 'test' as Operator);
    expect(entries).to.have.length(acknowledged);
    const files = entries.flatMap((entry) => entry.files.map(({ path }) => join(submissions, path)));
    expect(files).to.have.length(acknowledged - 2);
    const stored = await filesIn(submissions);
    expect(stored).to.include.members(files);
    expect(stored).to.have.length(files.length + waiting);
  });
});
