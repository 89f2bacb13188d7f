import { expect } from 'chai';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ALERT_LEVELS } from '#domain/site/alert.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe('The glossary', () => {
  const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const terms = rows.flatMap(([, , english = '', code = '', meaning = '']) => {
    const name = /^`(.+)`$/.exec(code)?.[1];
    return name === undefined ? [] : [{ name, english, isPlanned: meaning.startsWith('planned') }];
  });

  it('has every kind of content and every level of alert', () => {
    const missing = CONTENT_KINDS.filter((kind) => !terms.some(({ name }) => name === kind));
    expect(missing).to.deep.equal([]);
    expect(ALERT_LEVELS.filter((level) => !rows.some((row) => row.join(' ').includes(level)))).to.deep.equal([]);
  });

  it('names in the code only what the domain or the ports contain', () => {
    const code = globSync('src/{domain,ports}/**/*.ts', { cwd: ROOT })
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('\n');
    const unknown = terms.filter(({ name, isPlanned }) => !isPlanned && !new RegExp(`\\b${name}\\b`).test(code));
    expect(unknown.map(({ name }) => name)).to.deep.equal([]);
  });
});
