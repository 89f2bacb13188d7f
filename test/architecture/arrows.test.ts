import { expect } from 'chai';
import type { ICruiseResult } from 'dependency-cruiser';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { readModules } from './readModules.ts';
import { isInRoom, RULES } from './rules.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FEWEST_FILES = 60;

describe('The rooms of the house', () => {
  let house: ICruiseResult;

  before(async function () {
    this.timeout(30_000);
    house = await readModules(ROOT);
  });

  it('know only what architecture.md lets them know', () => {
    expect(violations(house)).to.deep.equal([]);
  });

  it('were all read: a checker that reads no files finds no faults', () => {
    const files = globSync(['src/**/*.{ts,tsx}', 'config/**/*.ts'], { cwd: ROOT });
    expect(files).to.have.length.of.at.least(FEWEST_FILES);
    const read = new Set(house.modules.map(({ source }) => source));
    expect(files.filter((file) => !read.has(file))).to.deep.equal([]);
  });

  it('hold every file: one outside of them would escape the rules', () => {
    const outside = house.modules
      .map(({ source }) => source)
      .filter((path) => /^(src|config)\//.test(path) && !isInRoom(path));
    expect(outside).to.deep.equal([]);
  });
});

describe('The rules about rooms', () => {
  it('each report their one fault in a house built with one fault of every sort', async function () {
    this.timeout(30_000);
    const faulty = await readModules(resolve(import.meta.dirname, 'fixture'));
    const reported = faulty.summary.violations.map(({ rule }) => rule.name);
    expect(reported.sort(), violations(faulty).join('\n')).to.deep.equal(RULES.map(({ name }) => name).sort());
  });
});

function violations(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}
