import { expect } from 'chai';
import type { ICruiseResult, IViolation } from 'dependency-cruiser';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { readModules } from './readModules.ts';
import { isInLayer, RULES } from './rules.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FEWEST_FILES = 60;

describe('The layers of the source code', () => {
  let product: ICruiseResult;

  before(async () => {
    product = await readModules(ROOT);
  });

  it('import only what the rules allow', () => {
    expect(violations(product)).to.deep.equal([]);
  });

  it('were all read, because a check that reads no files finds no violations', () => {
    const files = globSync(['src/**/*.{ts,tsx}', 'config/**/*.ts'], { cwd: ROOT });
    expect(files).to.have.length.of.at.least(FEWEST_FILES);
    const read = new Set(product.modules.map(({ source }) => source));
    expect(files.filter((file) => !read.has(file))).to.deep.equal([]);
  });

  it('contain every source file, because the rules would not apply to a file outside of them', () => {
    const outside = product.modules
      .map(({ source }) => source)
      .filter((path) => /^(src|config)\//.test(path) && !isInLayer(path));
    expect(outside).to.deep.equal([]);
  });
});

describe('The rules about imports', () => {
  it('each report the one violation in a fixture that violates every rule once', async () => {
    const faulty = await readModules(resolve(import.meta.dirname, 'fixture'));
    // A circle of folders is reported once for each of its folders.
    const reported = faulty.summary.violations.filter(isFirstOfCircle).map(({ rule }) => rule.name);
    expect(reported.sort(), violations(faulty).join('\n')).to.deep.equal(RULES.map(({ name }) => name).sort());
  });
});

function isFirstOfCircle({ rule, from, to }: IViolation, index: number, all: readonly IViolation[]): boolean {
  return !all.slice(0, index).some((other) => other.rule.name === rule.name && other.from === to && other.to === from);
}

function violations(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}
