import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect } from 'chai';
import type { Media } from '#ports/Media.ts';
import type { DepartmentApiSettings } from '#adapters/department-api/openDepartmentApi.ts';
import { FolderMedia } from '#adapters/files/FolderMedia.ts';
import { SiteMedia } from '#adapters/files/SiteMedia.ts';
import { FolderTips } from '#adapters/tips/FolderTips.ts';
import { openStore } from '#adapters/store/openStore.ts';
import { aSiteArchive, newsItem, OTHER_SITE, picture, SITE, siteLayout, version } from '#test/support/builders.ts';
import { countCases } from '#test/support/engines.ts';
import { openOverHttp } from '#test/support/openOverHttp.ts';
import { testClock } from '#test/support/testClock.ts';
import { testRobotChecks } from '#test/support/testRobotChecks.ts';
import { waitUntil } from '#test/support/waitUntil.ts';
import { NO_ATTACHMENTS } from '#test/support/testAttachments.ts';
import { memoryLimits } from '#test/support/memoryLimits.ts';

interface MediaEngine {
  readonly name: string;
  open(folder: string): Promise<{ readonly media: Media; close(): Promise<void> }>;
}

const ENGINES: readonly MediaEngine[] = [
  {
    name: 'a folder',
    open: async (folder) => {
      const store = await openPublished();
      return { media: new SiteMedia(store.mediaUses, new FolderMedia(folder)), close: store.close };
    },
  },
  { name: 'got → API → a folder', open: (folder) => openOver(folder) },
  { name: 'got → API → a folder, saved in the cache', open: (folder) => withCopies(folder) },
  { name: 'the cache of got → API → a folder', open: (folder) => withCopies(folder, readBefore) },
];

for (const engine of ENGINES)
  describe(`The media in ${engine.name}`, () => {
    countCases('The media', engine.name);
    mediaContract(engine);
  });

/** A store with a site that publishes files with these hashes, in its layout and in an item; another site has none. */
async function openPublished() {
  const store = await openStore({ engine: 'sqlite', file: ':memory:' }, testClock(), () => undefined);
  const bodyHtml = ['a', 'b', 'd', 'e', 'f'].map((digit) => `<a href="/media/${digit.repeat(32)}.pdf">x</a>`).join('');
  const item = newsItem('plan', { versions: { th: version({ bodyHtml }) } });
  const other = aSiteArchive({ id: OTHER_SITE, layouts: { th: noPictures(), en: noPictures() } });
  await store.publishing.publish([aSiteArchive({ items: [item] }), other], () => undefined);
  return store;
}

function noPictures() {
  const none = picture({ variants: [] });
  const { intro, hero } = siteLayout();
  return siteLayout({ intro: { ...intro, picture: none }, hero: { ...hero, picture: none } });
}

async function openOver(folder: string, settings: Pick<DepartmentApiSettings, 'mediaCache'> = {}) {
  const clock = testClock();
  const store = await openPublished();
  const api = await openOverHttp(
    {
      ...store,
      clock,
      media: new SiteMedia(store.mediaUses, new FolderMedia(folder)),
      attachments: NO_ATTACHMENTS,
      limits: memoryLimits(clock),
      robotChecks: testRobotChecks(store, clock),
      sealedTips: new FolderTips(store.tipRows, 'no-folder-of-tips', clock),
    },
    settings,
  );
  const close = async () => {
    await api.close();
    await store.close();
  };
  return { media: api.media, close };
}

async function withCopies(folder: string, from = (media: Media, _copies: string) => media) {
  const copies = await mkdtemp(join(tmpdir(), 'thara-copies-'));
  const { media, close } = await openOver(folder, { mediaCache: { folder: copies, maxBytes: 100_000_000 } });
  const closeAll = async () => {
    await close();
    await rm(copies, { recursive: true });
  };
  return { media: from(media, copies), close: closeAll };
}

/** The same media, each read to its end once before it is opened. */
function readBefore(media: Media, copies: string): Media {
  return {
    async open(site, name, signal) {
      const file = await media.open(site, name);
      if (file === undefined) return undefined;
      await buffer(file.stream());
      await waitUntil(async () => (await readdir(copies)).some((copy) => copy.endsWith(`.${name}.${file.size}`)));
      return await media.open(site, name, signal);
    },
  };
}

function mediaContract(engine: MediaEngine): void {
  const hash = '0123456789abcdef0123456789abcdef';
  let folder: string;
  let opened: Awaited<ReturnType<MediaEngine['open']>>;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-media-'));
    opened = await engine.open(folder);
  });
  after(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  const keep = (name: string, bytes: Buffer) => writeFile(join(folder, name), bytes);
  const read = async (name: string) => Buffer.concat(await (await opened.media.open(SITE, name))!.stream().toArray());

  it('are returned byte for byte, with type and size', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const types = {
      [`${hash}-400w.webp`]: 'image/webp',
      [`${hash}-400w.jpg`]: 'image/jpeg',
      [`${hash}.pdf`]: 'application/pdf',
      [`${hash}.vtt`]: 'text/vtt; charset=utf-8',
      [`${hash}.csv`]: 'text/csv; charset=utf-8',
    };
    for (const [name, type] of Object.entries(types)) {
      await keep(name, bytes);
      expect(await opened.media.open(SITE, name)).to.include({ type, size: 256 });
      expect((await read(name)).equals(bytes)).to.be.true;
    }
  });

  it('are returned when they are empty, and when they are many times larger than any buffer', async () => {
    const large = Buffer.alloc(5_000_000, 'น้ำ');
    await keep(`${hash}.mp4`, large);
    await keep(`${hash}.zip`, Buffer.alloc(0));
    expect((await read(`${hash}.mp4`)).equals(large)).to.be.true;
    expect(await read(`${hash}.zip`)).to.have.length(0);
  });

  it('are returned in ranges, to the byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const name = `${'a'.repeat(32)}.mp4`;
    await keep(name, bytes);
    const file = await opened.media.open(SITE, name);
    expect(file!.supportsRanges).to.be.true;
    const parts = [
      [0, 0],
      [0, 255],
      [100, 199],
      [255, 255],
    ] as const;
    for (const [start, end] of parts) {
      const part = Buffer.concat(await file!.stream({ start, end }).toArray());
      expect(part.equals(bytes.subarray(start, end + 1)), `${start}-${end}`).to.be.true;
    }
  });

  it('may be opened without being read, and read twice', async () => {
    await keep(`${hash}.png`, Buffer.from('picture'));
    const file = await opened.media.open(SITE, `${hash}.png`);
    for (let times = 0; times < 2; times++) {
      expect(Buffer.concat(await file!.stream().toArray()).toString()).to.equal('picture');
    }
  });

  it('are undefined when there is no such file', async () => {
    expect(await opened.media.open(SITE, `${'f'.repeat(32)}.pdf`)).to.be.undefined;
  });

  it('are undefined for a site that does not publish them', async () => {
    const name = `${'a'.repeat(32)}.pdf`;
    await keep(name, Buffer.from('plan'));
    expect(await opened.media.open(SITE, name)).to.include({ size: 4 });
    expect(await opened.media.open(OTHER_SITE, name)).to.be.undefined;
    await keep(`${'c'.repeat(32)}.pdf`, Buffer.from('of nobody'));
    expect(await opened.media.open(SITE, `${'c'.repeat(32)}.pdf`)).to.be.undefined;
  });

  it('are undefined for names that no import makes', async () => {
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(folder, 'secret.pdf'), 'secret');
    await mkdir(join(folder, 'inside'));
    await writeFile(join(folder, 'inside', `${hash}.gif`), 'secret');
    const names = [
      '',
      '.',
      '..',
      'secret.txt',
      'secret.pdf',
      `inside/${hash}.gif`,
      `../${hash}.pdf`,
      `${hash}.pdf\u0000`,
    ];
    for (const name of [...names, `${hash}.PDF`, `${hash}.exe`, `%2e%2e/${hash}.pdf`, '\ud800']) {
      expect(await opened.media.open(SITE, name), name).to.be.undefined;
    }
  });

  it('are undefined for the name of a folder, or for a link that leads out of it', async () => {
    await mkdir(join(folder, `${'d'.repeat(32)}.pdf`));
    await symlink('/etc/hostname', join(folder, `${'e'.repeat(32)}.pdf`));
    expect(await opened.media.open(SITE, `${'d'.repeat(32)}.pdf`)).to.be.undefined;
    expect(await opened.media.open(SITE, `${'e'.repeat(32)}.pdf`)).to.be.undefined;
  });

  it('stop when the client disconnects', async () => {
    const name = `${'b'.repeat(32)}.mp4`;
    await keep(name, Buffer.alloc(5_000_000));
    const left = new AbortController();
    const file = await opened.media.open(SITE, name, left.signal);
    const stream = file!.stream();
    let arrived = 0;
    let fault: unknown;
    try {
      for await (const chunk of stream) {
        arrived += (chunk as Buffer).length;
        left.abort();
      }
    } catch (error) {
      fault = error;
    }
    expect(fault).to.be.an('error');
    expect(arrived).to.be.lessThan(5_000_000);
  });
}
