import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { AesGcmSeal } from '#adapters/seal/AesGcmSeal.ts';
import { secretKeyFile, newSecretKey } from '#adapters/seal/secretKeyFile.ts';

describe('A sealed text', () => {
  const key = newSecretKey();
  const seal = new AesGcmSeal(key);
  const text = '{"value":"a-client-token","ก":"น้ำ"}';

  it('is opened unchanged, also by another instance with the same key', () => {
    for (const one of [text, '', 'x'.repeat(3_000)]) {
      expect(seal.open('token', seal.close('token', one))).to.equal(one);
      expect(new AesGcmSeal(key).open('token', seal.close('token', one))).to.equal(one);
    }
  });

  it('shows nothing of its content, is different each time, and fits into a cookie', () => {
    const sealed = seal.close('token', text);
    expect(sealed).to.match(/^[\w-]+$/);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.to.contain('a-client-token');
    expect(seal.close('token', text)).not.to.equal(sealed);
  });

  it('cannot be opened with another key, or for another purpose', () => {
    const sealed = seal.close('token', text);
    expect(new AesGcmSeal(newSecretKey()).open('token', sealed)).to.equal(undefined);
    expect(seal.open('receipt', sealed)).to.equal(undefined);
    const long = 'of a long name '.repeat(100);
    expect(seal.open(`${long}b`, seal.close(`${long}a`, text))).to.equal(undefined);
    expect(seal.open(`${long}a`, seal.close(`${long}a`, text))).to.equal(text);
  });

  it('cannot be opened when a single character was changed, added or removed', () => {
    const sealed = seal.close('token', 'abc');
    for (let at = 0; at < sealed.length; at++) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(seal.open('token', sealed.slice(0, at) + other + sealed.slice(at + 1)), String(at)).to.equal(undefined);
      expect(seal.open('token', sealed.slice(0, at))).to.equal(undefined);
    }
    for (const junk of ['', 'A', 'น้ำ', `${sealed}A`, `${sealed}=`, ` ${sealed}`, 'A'.repeat(10_000)])
      expect(seal.open('token', junk)).to.equal(undefined);
  });
});

describe('The secret key', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'thara-key-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('is created in the data folder once, readable for the operator only, and is the same from then on', async () => {
    const key = await secretKeyFile(folder);
    expect(Buffer.from(key, 'base64url')).to.have.length(32);
    expect(await secretKeyFile(folder)).to.equal(key);
    expect(await readdir(folder)).to.deep.equal(['secret-key']);
    expect((await stat(join(folder, 'secret-key'))).mode & 0o777).to.equal(0o600);
    expect(newSecretKey()).not.to.equal(key);
  });

  it('is the same for processes that start at the same time', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => secretKeyFile(folder)));
    expect(new Set(keys).size).to.equal(1);
    expect(await readFile(join(folder, 'secret-key'), 'utf8')).to.equal(`${keys[0]!}\n`);
  });

  it('is not replaced when it was damaged, because everything sealed with it would be lost', async () => {
    await writeFile(join(folder, 'secret-key'), '');
    const fault = await secretKeyFile(folder).catch((reason: unknown) => reason as Error);
    expect(fault).to.be.an('error').with.property('message').that.contains('contains no secret key');
    expect(await readFile(join(folder, 'secret-key'), 'utf8')).to.equal('');
  });

  it('cannot be created in a folder that does not exist', async () => {
    const fault = await secretKeyFile(join(folder, 'none')).catch((reason: unknown) => reason);
    expect(fault).to.be.an('error');
  });
});
