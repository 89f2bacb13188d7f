import { expect } from 'chai';
import { once } from 'node:events';
import { symlink, truncate, writeFile } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { aSiteArchive, host, newsItem, OTHER_SITE, version } from '#test/support/builders.ts';
import { DEPARTMENT_HOST } from '#test/support/testArchives.ts';

const nameOf = (ending: string) => `${'0123456789abcdef'.repeat(2)}${ending}`;
const BIG_BYTES = 50_000_000;

describe('Media', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
    for (const ending of ['.webp', '-800w.webp', '.jpg', '.png', '.svg', '.pdf', '.vtt', '.csv', '.docx'])
      await writeFile(join(app.mediaFolder, nameOf(ending)), 'content');
    await writeFile(join(app.mediaFolder, nameOf('.zip')), '');
    await truncate(join(app.mediaFolder, nameOf('.zip')), BIG_BYTES);
    await writeFile(join(app.mediaFolder, '..', 'secret.txt'), 'secret');
    await symlink('../secret.txt', join(app.mediaFolder, nameOf('.gif')));
  });
  after(() => app.close());
  afterEach(() => sinon.restore());

  it('are sent with their type and size, as immutable, and cannot run scripts', async () => {
    const types = {
      '.webp': 'image/webp',
      '-800w.webp': 'image/webp',
      '.jpg': 'image/jpeg',
      '.svg': 'image/svg+xml',
      '.pdf': 'application/pdf',
      '.vtt': 'text/vtt; charset=utf-8',
      '.csv': 'text/csv; charset=utf-8',
    };
    for (const [ending, type] of Object.entries(types)) {
      const { status, headers, body } = await app.send(`/media/${nameOf(ending)}`);
      expect(status, ending).to.equal(200);
      expect(headers, ending).to.include({
        'content-type': type,
        'content-length': '7',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      expect(body).to.equal('content');
    }
  });

  it('are shown when they are pictures, and are downloads otherwise', async () => {
    const dispositionOf = async (ending: string) =>
      (await app.send(`/media/${nameOf(ending)}`)).headers['content-disposition'];
    for (const ending of ['.webp', '.jpg', '.png', '.vtt'])
      expect(await dispositionOf(ending), ending).to.equal('inline');
    for (const ending of ['.svg', '.pdf', '.csv', '.docx'])
      expect(await dispositionOf(ending), ending).to.equal('attachment');
  });

  it('are not opened for HEAD', async () => {
    const open = sinon.spy(app.ports.media, 'open');
    const { status, headers, body } = await app.send({ path: `/media/${nameOf('.pdf')}`, method: 'HEAD' });
    expect(status).to.equal(200);
    expect(headers['content-length']).to.equal('7');
    expect(body).to.equal('');
    expect(open.callCount).to.equal(1);
  });

  describe('in ranges', () => {
    const TEXT = '0123456789';
    const VIDEO = nameOf('.mp4');
    const partOf = (range: string, more: Readonly<Record<string, string>> = {}, method = 'GET') =>
      app.send({ path: `/media/${VIDEO}`, method, headers: { Range: range, ...more } });
    before(async () => {
      await writeFile(join(app.mediaFolder, VIDEO), TEXT);
      await writeFile(join(app.mediaFolder, nameOf('.xlsx')), '');
    });

    it('are offered, and have the requested bytes', async () => {
      expect((await app.send(`/media/${VIDEO}`)).headers['accept-ranges']).to.equal('bytes');
      const cases = {
        'bytes=0-1': [0, 1],
        'bytes=0-0': [0, 0],
        'bytes=4-': [4, 9],
        'bytes=4-999': [4, 9],
        'bytes=-3': [7, 9],
        'bytes=-999': [0, 9],
        'Bytes= 2-3': [2, 3],
      } as const;
      for (const [range, [first, last]] of Object.entries(cases)) {
        const { status, headers, body } = await partOf(range);
        expect(status, range).to.equal(206);
        expect(body, range).to.equal(TEXT.slice(first, last + 1));
        expect(headers, range).to.include({
          'content-range': `bytes ${first}-${last}/10`,
          'content-length': String(last - first + 1),
          'content-type': 'video/mp4',
          'cache-control': 'public, max-age=31536000, immutable',
        });
      }
    });

    it('outside of the file are refused, with its size', async () => {
      for (const range of ['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999-']) {
        const { status, headers, body } = await partOf(range);
        expect(status, range).to.equal(416);
        expect(headers, range).to.include({ 'content-range': 'bytes */10', 'cache-control': 'private, no-store' });
        expect(body).to.equal('');
      }
      const empty = await app.send({ path: `/media/${nameOf('.xlsx')}`, headers: { Range: 'bytes=0-' } });
      expect(empty.status).to.equal(416);
      expect(empty.headers['content-range']).to.equal('bytes */0');
    });

    it('in any other form are ignored: the response is the whole file', async () => {
      for (const range of [
        'bytes=5-2',
        'bytes=0-1,4-5',
        'bytes=a-b',
        'bytes=-',
        'bytes',
        'lines=0-1',
        '',
        'bytes=1-2x',
      ]) {
        const { status, headers, body } = await partOf(range);
        expect(status, range).to.equal(200);
        expect(headers).not.to.have.property('content-range');
        expect(body, range).to.equal(TEXT);
      }
    });

    it('with If-Range are sent only of the same file', async () => {
      const tag = String((await app.send(`/media/${VIDEO}`)).headers.etag);
      expect((await partOf('bytes=5-', { 'If-Range': tag })).status).to.equal(206);
      for (const other of ['"other"', `W/${tag}`, 'Sat, 21 Nov 2026 03:00:00 GMT']) {
        const { status, body } = await partOf('bytes=5-', { 'If-Range': other });
        expect(status, other).to.equal(200);
        expect(body).to.equal(TEXT);
      }
    });

    it('are ignored when the source does not support them', async () => {
      const open = sinon.stub(app.ports.media, 'open');
      open.callsFake(async (site, name) => {
        const file = await open.wrappedMethod.call(app.ports.media, site, name);
        return file && { ...file, supportsRanges: false };
      });
      const { status, headers, body } = await partOf('bytes=0-1');
      expect(status).to.equal(200);
      expect(headers['accept-ranges']).to.equal('none');
      expect(body).to.equal(TEXT);
    });

    it('are for GET only: HEAD describes the whole file', async () => {
      const { status, headers } = await partOf('bytes=0-1', {}, 'HEAD');
      expect(status).to.equal(200);
      expect(headers['content-length']).to.equal('10');
    });
  });

  it('are not sent again to a browser that has cached them', async () => {
    const { headers } = await app.send(`/media/${nameOf('.png')}`);
    const again = await app.send({ path: `/media/${nameOf('.png')}`, headers: { 'If-None-Match': headers.etag! } });
    expect(again).to.include({ status: 304, body: '' });
  });

  it('with a malformed name are not found, without a look into the folder', async () => {
    const open = sinon.spy(app.ports.media, 'open');
    const names = [
      'secret.txt',
      '..%2fsecret.txt',
      '..%5csecret.txt',
      '%2e%2e%2fsecret.txt',
      '..',
      '.',
      'x.png',
      `${nameOf('.png')}%00`,
      `${nameOf('.png')}.exe`,
      nameOf('.html'),
      nameOf('.PNG'),
      nameOf('-1w.png'),
      nameOf('/a.png'),
      `x/${nameOf('.png')}`,
      `${nameOf('.png')}/`,
      `%2F${nameOf('.png')}`,
      '__proto__',
      '',
    ];
    for (const name of names) {
      const { status, body } = await app.send(`/media/${name}`);
      expect(status, name).to.be.oneOf([400, 404]);
      expect(body).not.to.include('secret\n');
    }
    expect(open.callCount).to.equal(0);
  });

  it('are not found under a site that does not publish them', async () => {
    const name = `${'9'.repeat(32)}.pdf`;
    await writeFile(join(app.mediaFolder, name), 'content');
    expect((await app.send(`/media/${name}`)).status).to.equal(404);
    const item = newsItem('plan', { versions: { en: version({ bodyHtml: `<a href="/media/${name}">Plan</a>` }) } });
    await app.publish(aSiteArchive({ id: OTHER_SITE, domains: [host('region.example.go.th')], items: [item] }));
    expect((await app.send({ path: `/media/${name}`, host: 'region.example.go.th' })).status).to.equal(200);
    expect((await app.send(`/media/${name}`)).status).to.equal(404);
  });

  it('that do not exist, or lead out of their folder, are not found', async () => {
    for (const name of [`${'f'.repeat(32)}.png`, nameOf('.gif')]) {
      const { status, headers, body } = await app.send(`/media/${name}`);
      expect(status).to.equal(404);
      expect(headers['cache-control']).to.equal('private, no-store');
      expect(body).not.to.equal('secret');
    }
  });

  it('are 503 when their folder is unavailable', async () => {
    sinon.stub(app.ports.media, 'open').rejects(new Unavailable('files', 'secret reason'));
    const { status, headers, body } = await app.send(`/media/${nameOf('.png')}`);
    expect(status).to.equal(503);
    expect(headers).to.include({ 'retry-after': '10', 'cache-control': 'private, no-store' });
    expect(headers['content-type']).to.include('text/html');
    expect(body).not.to.include('secret reason');
  });

  it('close their file when a download is aborted', async () => {
    const opened: Readable[] = [];
    const open = sinon.stub(app.ports.media, 'open');
    open.callsFake(async (site, name) => {
      // Without the signal, because a source may ignore it: the server closes what it has opened.
      const file = await open.wrappedMethod.call(app.ports.media, site, name);
      return (
        file && {
          ...file,
          stream: () => {
            const stream = file.stream();
            opened.push(stream);
            return stream;
          },
        }
      );
    });
    const download = await app.open({ path: `/media/${nameOf('.zip')}`, headers: { 'X-Request-Id': 'broken-off' } });
    expect(download.headers['content-length']).to.equal(String(BIG_BYTES));
    await download.disconnect();
    expect(await app.requestLine('broken-off')).to.include({ aborted: true });
    const [stream] = opened;
    if (!stream!.closed) await once(stream!, 'close').catch(() => undefined);
    expect(stream!.destroyed).to.equal(true);
  });

  it('are not opened when the client disconnected meanwhile', async () => {
    const opened = Promise.withResolvers<undefined>();
    const stream = sinon.spy();
    sinon.stub(app.ports.media, 'open').callsFake(async (_site, _name, signal) => {
      opened.resolve(undefined);
      if (signal?.aborted === false) await once(signal, 'abort');
      return { type: 'image/png', size: 1, supportsRanges: true, stream };
    });
    const target = {
      hostname: '127.0.0.1',
      port: app.port,
      path: `/media/${nameOf('.png')}`,
      headers: { Host: DEPARTMENT_HOST },
    };
    const visitor = httpGet(target).on('error', () => undefined);
    await opened.promise;
    visitor.destroy();
    await new Promise((resolve) => visitor.once('close', resolve));
    expect((await app.send('/livez')).status).to.equal(200);
    expect(stream.callCount).to.equal(0);
  });
});
