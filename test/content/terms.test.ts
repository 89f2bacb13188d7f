import { expect } from 'chai';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The cells of the tables below a heading of the glossary, without the heads of the tables. */
function rowsOf(part: string): readonly (readonly string[])[] {
  return part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:-|Thai |Not )/.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
}

const [TERMS = '', NOT_USED = ''] = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').split(
  '## Words that are not used',
);

/** The words of a cell: alternatives stand behind commas, what a short word is short for in brackets. */
function alternatives(cell: string): readonly string[] {
  return cell.includes('(OIT)') ? [cell] : cell.split(/, | \(|\)/).filter((word) => word !== '');
}

/** Telephone numbers of the sample, which stand with masked digits and without links. */
const CALLABLE_SAMPLE_NUMBER = /tel:\+66|\b0 2000 1\d{3}|\b0 5300 0\d{3}/;

/**
 * Zero-width spaces and joiners, word joiners, soft hyphens and marks of direction: searching and copying stumble over
 * them. What has to stay on one line stands in a span of the class `nb`.
 */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/u;

interface Read {
  readonly path: string;
  readonly text: string;
}

function filesOf(...globs: readonly string[]): readonly Read[] {
  return globs.flatMap((glob) =>
    globSync(glob, { cwd: ROOT }).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  );
}

/** The source of a document or infographic, and once more without its tags: some stand within words. */
function printed({ path, text }: Read): Read {
  return { path, text: `${text}\n${text.replaceAll(/<[^>]*>/g, '')}` };
}

describe('The terms of messages, content, and sources of documents and infographics', () => {
  const files = filesOf('content/sites/**/*.{md,yaml}', 'src/ui/messages/{th,en}.json');
  const all = [...files, ...filesOf('docs/sample-documents/**/*.html').map(printed)];
  const pathsWhere = (matches: (text: string) => boolean) =>
    all.filter(({ text }) => matches(text)).map(({ path }) => path);

  for (const [variant = '', term = ''] of rowsOf(NOT_USED))
    it(`are ‘${term}’ and never ‘${variant}’`, () => {
      expect(pathsWhere((text) => text.includes(variant))).to.deep.equal([]);
    });

  it('are in the glossary, at least 60 of those that readers meet', () => {
    const onPages = files.map(({ text }) => text).join('\n');
    const met = rowsOf(TERMS).filter(([thai = '']) => alternatives(thai).some((word) => onPages.includes(word)));
    expect(met).to.have.length.at.least(60);
  });

  it('have no invisible characters', () => {
    expect(pathsWhere((text) => INVISIBLE.test(text))).to.deep.equal([]);
  });

  it('have no telephone number of the sample that could be called', () => {
    expect(pathsWhere((text) => CALLABLE_SAMPLE_NUMBER.test(text))).to.deep.equal([]);
  });
});
