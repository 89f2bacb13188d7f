import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const FEWEST_PATHS = 10;

describe('The README', () => {
  for (const title of ['The folders', 'The path of one page'])
    it(`names only files and folders that exist: ${title}`, () => {
      const paths = pathsIn(sectionOf(title));
      expect(paths).to.have.length.of.at.least(FEWEST_PATHS);
      expect(paths.filter((path) => !existsSync(join(ROOT, path)))).to.deep.equal([]);
    });

  it('links only to files and folders that exist', () => {
    const targets = Array.from(README.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, target = '']) => target);
    expect(targets).not.to.deep.equal([]);
    expect(targets.filter((target) => !existsSync(join(ROOT, target)))).to.deep.equal([]);
  });

  it('describes every folder of the source code that a layer is made of', () => {
    const paths = pathsIn(sectionOf('The folders'));
    const layers = ['domain', 'ports', 'adapters', 'ui', 'server'].map((layer) => `src/${layer}`);
    expect(layers.filter((layer) => !paths.some((path) => path.startsWith(layer)))).to.deep.equal([]);
  });
});

function sectionOf(title: string): string {
  return README.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '';
}

/** Text in backticks, except addresses of pages and names of types. */
function pathsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code).filter((code) => /^[a-z][^`]*$/.test(code));
}
