import { expect } from 'chai';
import { once } from 'node:events';
import { symlink, truncate, writeFile } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
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

  it('are sent with their type and size, for ever, and can do nothing in a browser', async () => {
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

  it('are shown in pages when they are pictures, and handed over as files otherwise', async () => {
    const dispositionOf = async (ending: string) =>
      (await app.send(`/media/${nameOf(ending)}`)).headers['content-disposition'];
    for (const ending of ['.webp', '.jpg', '.png', '.vtt'])
      expect(await dispositionOf(ending), ending).to.equal('inline');
    for (const ending of ['.svg', '.pdf', '.csv', '.docx'])
      expect(await dispositionOf(ending), ending).to.equal('attachment');
  });

  it('answer HEAD without opening the file', async () => {
    const open = sinon.spy(app.ports.media, 'open');
    const { status, headers, body } = await app.send({ path: `/media/${nameOf('.pdf')}`, method: 'HEAD' });
    expect(status).to.equal(200);
    expect(headers['content-length']).to.equal('7');
    expect(body).to.equal('');
    expect(open.callCount).to.equal(1);
  });

  it('with any other name are not found, and are not even looked for', async () => {
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

  it('that are not there, or lead out of their folder, are not found', async () => {
    for (const name of [`${'f'.repeat(32)}.png`, nameOf('.gif')]) {
      const { status, headers, body } = await app.send(`/media/${name}`);
      expect(status).to.equal(404);
      expect(headers['cache-control']).to.equal('private, no-store');
      expect(body).not.to.equal('secret');
    }
  });

  it('are unavailable when their folder is', async () => {
    sinon.stub(app.ports.media, 'open').rejects(new Unavailable('files', 'secret reason'));
    const { status, headers, body } = await app.send(`/media/${nameOf('.png')}`);
    expect(status).to.equal(503);
    expect(headers).to.include({ 'retry-after': '10', 'cache-control': 'private, no-store' });
    expect(headers['content-type']).to.include('text/html');
    expect(body).not.to.include('secret reason');
  });

  it('close their file when a download is broken off', async () => {
    const opened: Readable[] = [];
    const open = sinon.stub(app.ports.media, 'open');
    open.callsFake(async (name) => {
      // Without the signal: a source need not watch it, the server closes what it has opened.
      const file = await open.wrappedMethod.call(app.ports.media, name);
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
    await download.leave();
    expect(await app.requestLine('broken-off')).to.include({ left: true });
    const [stream] = opened;
    if (!stream!.closed) await once(stream!, 'close').catch(() => undefined);
    expect(stream!.destroyed).to.equal(true);
  });

  it('are not opened for a visitor who has left while they were looked for', async () => {
    const looked = Promise.withResolvers<undefined>();
    const stream = sinon.spy();
    sinon.stub(app.ports.media, 'open').callsFake(async (_name, signal) => {
      looked.resolve(undefined);
      if (signal?.aborted === false) await once(signal, 'abort');
      return { type: 'image/png', size: 1, stream };
    });
    const target = {
      hostname: '127.0.0.1',
      port: app.port,
      path: `/media/${nameOf('.png')}`,
      headers: { Host: DEPARTMENT_HOST },
    };
    const visitor = httpGet(target).on('error', () => undefined);
    await looked.promise;
    visitor.destroy();
    await new Promise((resolve) => visitor.once('close', resolve));
    expect((await app.send('/livez')).status).to.equal(200);
    expect(stream.callCount).to.equal(0);
  });
});
