import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

interface Manifest {
  readonly license?: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface Entry {
  readonly name: string;
  readonly licences: string;
}

describe('The register of dependencies', () => {
  const { dependencies, devDependencies } = readManifest('.');
  const [production = [], development = []] = readFileSync(join(ROOT, 'docs/decisions/dependencies.md'), 'utf8')
    .split('\n## ')
    .slice(1)
    .map(readEntries);

  it('names every package that goes into production, and no other', () => {
    expect(namesOf(production)).to.have.members(Object.keys(dependencies));
  });

  it('names every package of development, and no other', () => {
    expect(namesOf(development)).to.have.members(Object.keys(devDependencies));
  });

  it('states the licence of each package', () => {
    const wrong = [...production, ...development].filter(({ name, licences }) => {
      const { license } = readManifest(`node_modules/${name}`);
      return license === undefined || !licences.split(', ').includes(license);
    });
    expect(wrong).to.deep.equal([]);
  });

  it('has exact versions only, because a range installs different code on different days', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(all.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).to.deep.equal([]);
  });
});

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

/** A row of the table may be about several packages. */
function readEntries(section: string): Entry[] {
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const cells = line.split(/ ?\| ?/);
      const names = [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
      return names.map((name) => ({ name, licences: cells[5] ?? '' }));
    });
}

function namesOf(entries: readonly Entry[]): string[] {
  return entries.map(({ name }) => name);
}
