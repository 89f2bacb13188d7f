import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatRulebook } from '../../scripts/rulebook/formatRulebook.ts';
import { readChapters, type Chapter } from '../../scripts/rulebook/readChapters.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FEWEST_RULES = 40;

describe('The rule book', () => {
  let chapters: readonly Chapter[];

  before(async () => {
    chapters = await readChapters(ROOT);
  });

  it('contains every rule of the domain, because a reader that finds none would report no error', () => {
    expect(chapters.flatMap(({ rules }) => rules)).to.have.length.of.at.least(FEWEST_RULES);
  });

  it('is up to date with the code and its tests (otherwise: npm run rulebook)', () => {
    expect(readFileSync(join(ROOT, 'docs/rulebook.md'), 'utf8')).to.equal(formatRulebook(chapters));
  });

  it('names a test for every function of the domain', () => {
    const unproven = chapters.flatMap(({ file, rules }) =>
      rules.filter(({ isFunction, proofs }) => isFunction && proofs.length === 0).map(({ name }) => `${file}: ${name}`),
    );
    expect(unproven).to.deep.equal([]);
  });

  it('describes every file of the domain by its docstring', () => {
    expect(chapters.filter(({ isDocumented }) => !isDocumented).map(({ file }) => file)).to.deep.equal([]);
  });
});
