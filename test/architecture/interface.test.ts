import { expect } from 'chai';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { VIEW_STYLESHEET_FILES } from '#ui/viewStylesheets.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMPONENT_FOLDERS = '{components,charts,layouts,pages}';
/** Of the viewer of the API's description (swagger-ui-dist), which has its own markup. */
const FOREIGN_STYLESHEET = 'src/ui/client/apiDocs.css';

const filesOf = (pattern: string) => globSync(pattern, { cwd: ROOT }).sort();
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

// Server and content adapters write markup too: `<head>`, error pages, the HTML of authors.
const code = filesOf('src/**/*.{ts,tsx}').map(read).join('\n');
/** Its strings: a class that only a comment mentions is not used. */
const literals = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g)!.join('\n');

describe('The stylesheets of the interface', () => {
  it('are next to a component of the same name', () => {
    const sheets = filesOf(`src/ui/${COMPONENT_FOLDERS}/**/*.css`);
    expect(sheets).not.to.deep.equal([]);
    expect(sheets.filter((sheet) => !existsSync(join(ROOT, sheet.replace(/css$/, 'tsx'))))).to.deep.equal([]);
  });

  it('are all imported by site.css, or by the stylesheet of a view', () => {
    const entries = ['src/ui/styles/site.css', ...VIEW_STYLESHEET_FILES];
    const imports = entries.map(read).join('\n');
    const sheets = filesOf('src/ui/**/*.css').filter(
      (sheet) => sheet !== FOREIGN_STYLESHEET && !entries.includes(sheet),
    );
    const isImported = (sheet: string) =>
      imports.includes(`'${relative('src/ui/styles', sheet).replace(/^(?!\.)/, './')}'`);
    expect(sheets.filter((sheet) => !isImported(sheet) && !imports.includes(`'./${sheet.split('/').at(-1)}'`)))
      .to.deep //
      .equal([]);
  });

  it('have no class that no markup uses', () => {
    const sheets = filesOf('src/ui/**/*.css').filter((sheet) => sheet !== FOREIGN_STYLESHEET);
    const unused = sheets.flatMap((sheet) => unusedClasses(read(sheet), literals).map((name) => `${sheet}: .${name}`));
    expect(unused).to.deep.equal([]);
  });

  it('fail this check when a class is used nowhere, or only as a part of another name', () => {
    const css = "/* .comment */ .used:not(.half) > a { background: url('a.svg') } .list-wide { margin: 0.5rem }";
    expect(unusedClasses(css, 'className="used half-way list-wider"')).to.deep.equal(['half', 'list-wide']);
  });
});

describe('The messages of the interface', () => {
  it('are all used', () => {
    const files = filesOf('src/ui/messages/*.ts').map(read);
    expect(files.flatMap((file) => messagesIn(file))).to.have.length.greaterThan(300);
    const uses = usesIn(code);
    expect(files.flatMap((file) => unusedMessages(file, uses))).to.deep.equal([]);
  });

  it('fail this check when a message is used nowhere', () => {
    const file =
      "const sampleMessages = defineMessages({\n  used: {\n    id: 's.used' },\n  unused: { id: 's.unused' },\n});";
    expect(unusedMessages(file, usesIn(`${file} t(sampleMessages.used)`))).to.deep.equal(['s.unused']);
  });

  it('pass this check when their whole group is looked up by a code, and not when it only has one that is used', () => {
    const file = "const sampleMessages = defineMessages({\n  one: { id: 's.one' },\n  other: { id: 's.other' },\n});";
    for (const use of ['sampleMessages[code]', 'const all = sampleMessages;', '{ ...sampleMessages }'])
      expect(unusedMessages(file, usesIn(`${file} ${use}`)), use).to.deep.equal([]);
    for (const use of ['const one = sampleMessages.one;', '{ ...sampleMessages.one }'])
      expect(unusedMessages(file, usesIn(`${file} ${use}`)), use).to.deep.equal(['s.other']);
  });
});

function unusedClasses(css: string, markup: string): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\/|'[^']*'/gs, '');
  const names = new Set(Array.from(selectors.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name));
  return [...names].filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(markup));
}

interface Message {
  /** The constant that the message belongs to. */
  readonly group: string;
  readonly key: string;
  readonly id: string;
}

function messagesIn(file: string): Message[] {
  return Array.from(file.matchAll(/const (\w+) = defineMessages\(\{(.*?)\n\}\)/gs)).flatMap(
    ([, group = '', body = '']) =>
      Array.from(body.matchAll(/^ {2}(\w+): \{\s*id: '([^']+)'/gm), ([, key = '', id = '']) => ({ group, key, id })),
  );
}

interface Uses {
  /** `group.key` */
  readonly names: ReadonlySet<string>;
  readonly wholeGroups: ReadonlySet<string>;
}

/** Of all words at once: a search of the code for every message would take twenty seconds. */
function usesIn(users: string): Uses {
  const names = Array.from(users.matchAll(/\b(\w+)(?=\.(\w+))/g), ([, group = '', key = '']) => `${group}.${key}`);
  const lookedUp = Array.from(users.matchAll(/\b(\w+)\[/g), ([, group = '']) => group);
  const passedOn = Array.from(users.matchAll(/(?:= |\.\.\.)(\w+)\b(?!\.)/g), ([, group = '']) => group);
  return { names: new Set(names), wholeGroups: new Set([...lookedUp, ...passedOn]) };
}

/** A message is used by its name, or with all of its group, which is then looked up by a code. */
function unusedMessages(file: string, { names, wholeGroups }: Uses): string[] {
  return messagesIn(file)
    .filter(({ group, key }) => !names.has(`${group}.${key}`) && !wholeGroups.has(group))
    .map(({ id }) => id);
}
