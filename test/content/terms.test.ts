import { expect } from 'chai';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Variants that readers met before, and the term of the glossary that stands for each. */
const FORBIDDEN = [
  ['สมมุติ', 'สมมติ'],
  ['จังหวัดกรุงเทพมหานคร', 'กรุงเทพมหานคร'],
  ['พนักงานประตู', 'พนักงานรักษาประตู'],
  ['หัวหน้าโครงการ', 'ผู้อำนวยการโครงการ'],
  ['ภาพยนตร์', 'วิดีโอ'],
  ['กองอุทกวิทยา', 'ส่วนอุทกวิทยา'],
  ['กองจัดสรรน้ำ', 'ส่วนจัดสรรน้ำ'],
  ['การเปิดเผยข้อมูล (OIT)', 'การเปิดเผยข้อมูลสาธารณะ (OIT)'],
  ['เฮกตาร์', 'ไร่'],
] as const;

/** Telephone numbers of the sample, which stand with masked digits and without links. */
const CALLABLE_SAMPLE_NUMBER = /tel:\+66|\b0 2000 1\d{3}|\b0 5300 0\d{3}/;

/**
 * Zero-width spaces and joiners, word joiners, soft hyphens and marks of direction: searching and copying stumble over
 * them. What has to stay on one line stands in a span of the class `nb`.
 */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/u;

describe('The terms of messages and content', () => {
  const files = ['content/sites/**/*.{md,yaml}', 'src/ui/messages/{th,en}.json'].flatMap((glob) =>
    globSync(glob, { cwd: ROOT }).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  );

  for (const [variant, term] of FORBIDDEN)
    it(`are ‘${term}’ and never ‘${variant}’`, () => {
      expect(files.filter(({ text }) => text.includes(variant)).map(({ path }) => path)).to.deep.equal([]);
    });

  it('have no invisible characters', () => {
    expect(files.filter(({ text }) => INVISIBLE.test(text)).map(({ path }) => path)).to.deep.equal([]);
  });

  it('have no telephone number of the sample that could be called', () => {
    expect(files.filter(({ text }) => CALLABLE_SAMPLE_NUMBER.test(text)).map(({ path }) => path)).to.deep.equal([]);
  });
});
