import { expect } from 'chai';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MediaPlan, Unusable, type PlannedPicture } from '#adapters/content-folder/media/MediaPlan.ts';
import { hashPicture } from '#adapters/content-folder/media/hashFile.ts';
import { PICTURE_RECIPE } from '#adapters/content-folder/media/pictureFormats.ts';
import type { MediaJob, MediaLimits } from '#adapters/content-folder/media/MediaJob.ts';
import { MediaProcesses } from '#adapters/content-folder/media/MediaProcesses.ts';
import { prepareMedia } from '#adapters/content-folder/media/prepareMedia.ts';
import { MEDIA_NAME } from '#ports/Media.ts';
import { ContentFolders, photograph, RIVER_SVG } from '#test/support/contentFolder.ts';

const LARGE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3200" height="1800" onload="alert(1)"><script>alert(1)</script>' +
  '<image href="file:///etc/hostname" width="10" height="10"/><image href="https://example.org/a.png" width="10" height="10"/>' +
  '<rect width="3200" height="1800" fill="#2b8aa0"/></svg>';

/** A few lines that are a hundred thousand drawings, each with a filter that is slow. */
const STORM_SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100"><defs>',
  '<filter id="f"><feTurbulence baseFrequency="0.05" numOctaves="9"/></filter>',
  '<g id="g0"><rect width="100" height="100" filter="url(#f)"/></g>',
  ...Array.from({ length: 17 }, (_, n) => `<g id="g${n + 1}"><use xlink:href="#g${n}"/><use xlink:href="#g${n}"/></g>`),
  '</defs><use xlink:href="#g17"/></svg>',
].join('\n');

describe('Pictures of a content folder', () => {
  const folders = new ContentFolders();
  let folder: string;
  let media: string;
  let plan: MediaPlan;

  beforeEach(async () => {
    folder = await folders.emptyFolder();
    media = join(folder, 'media');
    plan = new MediaPlan(folder);
  });
  afterEach(() => folders.remove());

  it('are prepared in four widths, as WebP and JPEG, named after their content', async () => {
    const picture = await plannedOf('river.svg', RIVER_SVG);
    expect(picture).to.deep.include({ width: 1600, height: 900 });
    expect(picture.variants.map(({ width }) => width)).to.deep.equal([400, 800, 1200, 1600]);
    await prepare();
    for (const { width, webp, jpeg } of picture.variants) {
      expect(webp).to.match(MEDIA_NAME);
      expect(jpeg).to.match(MEDIA_NAME);
      expect(await look(webp)).to.deep.equal(['webp', width, (width * 9) / 16]);
      expect(await look(jpeg)).to.deep.equal(['jpeg', width, (width * 9) / 16]);
    }
    expect(await readdir(media)).to.have.length(8);
  });

  it('are never enlarged when they are photographs', async () => {
    const picture = await plannedOf('dam.jpg', await photograph(1000, 500, 'jpeg'));
    expect(picture.variants.map(({ width }) => width)).to.deep.equal([400, 800, 1000]);
    const small = await plannedOf('gate.png', await photograph(300, 300, 'png'));
    expect(small.variants.map(({ width }) => width)).to.deep.equal([300]);
    await prepare();
    expect(await look(picture.variants[2]?.jpeg ?? '')).to.deep.equal(['jpeg', 1000, 500]);
  });

  it('are rotated as their EXIF orientation says', async () => {
    const red = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const lying = sharp(await photograph(800, 400, 'png')).composite([{ input: red, left: 0, top: 0 }]);
    const { width, height, variants } = await plannedOf(
      'tower.jpg',
      await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect([width, height]).to.deep.equal([400, 800]);
    await prepare();
    const upright = sharp(join(media, variants[0]?.jpeg ?? ''));
    const top = await upright.extract({ left: 0, top: 0, width: 400, height: 350 }).raw().toBuffer();
    expect(top[0], 'red of the first pixel').to.be.above(240);
    expect(top.at(-3), 'red of the last pixel').to.be.above(240);
  });

  it('are rendered once: another import does not write their files again', async () => {
    const { variants } = await plannedOf('river.svg', RIVER_SVG);
    await prepare();
    const before = await stat(join(media, variants[0]?.webp ?? ''));
    await prepare();
    const after = await stat(join(media, variants[0]?.webp ?? ''));
    expect(after.mtimeMs).to.equal(before.mtimeMs);
    expect(after.ino).to.equal(before.ino);
  });

  it('are rendered once when they are in several folders, and files copied once', async () => {
    const first = await plannedOf('river.svg', RIVER_SVG);
    expect(await plannedOf('the-same-river.svg', RIVER_SVG)).to.deep.equal(first);
    for (const name of ['levels.pdf', 'the-same-levels.pdf']) {
      await writeFile(join(folder, name), '%PDF-1.7 levels');
      await plan.file(join(folder, name));
    }
    expect(plan.sources.map(({ kind }) => kind)).to.deep.equal(['picture', 'file']);
    await prepare();
    expect(await readdir(media)).to.have.length(9);
  });

  it('stay transparent as WebP, and become white as JPEG', async () => {
    const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="150" fill="none" stroke="#000" stroke-width="20"/></svg>`;
    const { variants } = await plannedOf('ring.svg', ring);
    await prepare();
    const corner = async (name: string) =>
      [...(await sharp(join(media, name)).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())].at(-1);
    for (const { webp, jpeg } of variants) expect([await corner(webp), await corner(jpeg)]).to.deep.equal([0, 255]);
  });

  it('are completed by the next import after one was interrupted', async () => {
    const { variants } = await plannedOf('river.svg', RIVER_SVG);
    await mkdir(media);
    await writeFile(join(media, variants[0]?.webp ?? ''), 'there already');
    const partial = join(media, 'left-behind.partial');
    await writeFile(partial, 'half');
    await utimes(partial, 0, 0);
    await prepare();
    const files = await readdir(media);
    expect(files).to.have.length(8);
    expect(files.filter((name) => !MEDIA_NAME.test(name))).to.deep.equal([]);
  });

  it('do not disturb another import: a file that it is still writing is deleted only after an hour', async () => {
    await plannedOf('river.svg', RIVER_SVG);
    await mkdir(media);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    for (const [name, minutes] of [
      ['being-written.partial', 59],
      ['left-behind.partial', 61],
    ] as const) {
      await writeFile(join(media, name), 'half');
      await utimes(join(media, name), minutesAgo(minutes), minutesAgo(minutes));
    }
    await prepare();
    expect((await readdir(media)).filter((name) => name.endsWith('.partial'))).to.deep.equal(['being-written.partial']);
  });

  it('never run scripts or load files when they are SVG', async () => {
    const { variants } = await plannedOf('sly.svg', LARGE_SVG);
    await prepare();
    const { channels } = await sharp(join(media, variants[0]?.webp ?? '')).stats();
    expect(channels.every(({ stdev }) => stdev < 1)).to.equal(true);
    for (const name of await readdir(media))
      expect((await readFile(join(media, name))).toString('latin1')).to.not.contain('alert');
  });

  it('lose their EXIF data', async () => {
    const tagged = await sharp(await photograph(500, 400, 'jpeg'))
      .withExif({ IFD0: { Artist: 'somebody at home' } })
      .toBuffer();
    expect(tagged.toString('latin1')).to.contain('somebody');
    const { variants } = await plannedOf('home.jpg', tagged);
    await prepare();
    for (const { jpeg } of variants)
      expect((await readFile(join(media, jpeg))).toString('latin1')).to.not.contain('somebody');
  });

  it('that keep the renderer busy are refused, and the process that renders them is ended', async () => {
    await writeFile(join(folder, 'storm.svg'), STORM_SVG);
    const impatient = planWith({ seconds: 1, megabytes: 1000 });
    expect(await impatient.picture(join(folder, 'storm.svg'))).to.deep.equal(
      new Unusable('takes more than 1 seconds or 1000 MB to render: use a simpler picture, or save it as PNG'),
    );
  });

  it('that are being rendered are given up when the import has ended, even by a kill', async () => {
    const path = join(folder, 'storm.svg');
    await writeFile(path, STORM_SVG);
    const child = fork('src/adapters/content-folder/media/mediaProgram.ts', ['1000'], { execArgv: [] });
    await once(child, 'spawn');
    const hash = hashPicture(Buffer.from(STORM_SVG), PICTURE_RECIPE);
    child.send({ kind: 'describe', path, hash, isDrawing: true } satisfies MediaJob);
    child.disconnect();
    expect(await once(child, 'exit')).to.deep.equal([0, null]);
  });

  it('that need too much memory are refused, and the next one is read by another process', async () => {
    const narrow = planWith({ seconds: 30, megabytes: 110 });
    const blank = sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#2b8aa0' } });
    // All of a progressive picture is in memory before its first row is known: here some 70 MB.
    await writeFile(join(folder, 'large.jpg'), await blank.jpeg({ progressive: true }).toBuffer());
    await writeFile(join(folder, 'river.svg'), RIVER_SVG);
    expect(await narrow.picture(join(folder, 'large.jpg'))).to.deep.equal(
      new Unusable('takes more than 30 seconds or 110 MB to render: use a simpler picture, or save it as PNG'),
    );
    expect(await narrow.picture(join(folder, 'river.svg'))).to.deep.include({ width: 1600 });
  });

  it('report the progress of their rendering', async () => {
    await plannedOf('one.svg', RIVER_SVG);
    await plannedOf('two.svg', RIVER_SVG.replace('#2b8aa0', '#386c4c'));
    const reported: string[] = [];
    await prepareMedia(plan.sources, media, (done, total) => reported.push(`${done}/${total}`));
    expect(reported).to.deep.equal(['1/2', '2/2']);
  });

  it('stop the import when they change between validation and import', async () => {
    await plannedOf('river.svg', RIVER_SVG);
    await writeFile(join(folder, 'river.svg'), RIVER_SVG.replace('400', '500'));
    const message = await prepare().then(
      () => 'prepared',
      (error: unknown) => (error as Error).message,
    );
    expect(message).to.match(/river\.svg changed while it was being imported$/);
    expect(await readdir(media)).to.deep.equal([]);
  });

  it('and attachments alike stop the import when they change between validation and import', async () => {
    const path = join(folder, 'plan.pdf');
    await writeFile(path, '%PDF-1.7\nfirst');
    expect(await plan.file(path)).to.include({ type: 'application/pdf' });
    await writeFile(path, '%PDF-1.7\nother');
    const message = await prepare().then(
      () => 'prepared',
      (error: unknown) => (error as Error).message,
    );
    expect(message).to.match(/plan\.pdf changed while it was being imported$/);
    expect(await readdir(media), 'nothing is left of what could not be written').to.deep.equal([]);
  });

  for (const [title, name, bytes] of [
    ['a text with the file name of a picture', 'a.png', Buffer.from('hello')],
    ['a picture whose file name has the extension of another type', 'a.jpg', Buffer.from(RIVER_SVG)],
    ['an SVG that declares entities', 'a.svg', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${RIVER_SVG}`)],
    ['an incomplete SVG', 'a.svg', Buffer.from(RIVER_SVG.slice(0, 100))],
    ['an icon of a few pixels', 'a.svg.png', undefined],
  ] as const)
    it(`are not rendered from ${title}`, async () => {
      await writeFile(join(folder, name), bytes ?? (await photograph(16, 16, 'png')));
      expect(await plan.picture(join(folder, name))).to.be.instanceOf(Unusable);
      expect(plan.sources).to.deep.equal([]);
    });

  function planWith(limits: MediaLimits): MediaPlan {
    return new MediaPlan(folder, undefined, new MediaProcesses(limits));
  }

  async function plannedOf(name: string, bytes: string | Buffer): Promise<PlannedPicture> {
    await writeFile(join(folder, name), bytes);
    const planned = await plan.picture(join(folder, name));
    if (planned instanceof Unusable) throw new Error(planned.reason);
    return planned;
  }

  function prepare(): Promise<void> {
    return prepareMedia(plan.sources, media, () => undefined);
  }

  async function look(name: string) {
    const { format, width, height } = await sharp(join(media, name)).metadata();
    return [format, width, height];
  }
});
