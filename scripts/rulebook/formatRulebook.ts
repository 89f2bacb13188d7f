import type { Chapter, Rule } from './readChapters.ts';

const CITATION = /spec ((?:§\d+(?:, )?)+)/g;

/** Formats the rule book as Markdown. */
export function formatRulebook(chapters: readonly Chapter[]): string {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const proofs = new Set(
    chapters.flatMap(({ file, rules: own }) => own.flatMap((rule) => rule.proofs.map((title) => file + title))),
  );
  return [
    '# Rule book',
    '',
    'Every rule that the website keeps whatever technology it runs on, with its source, its numbers and the tests that',
    'prove it. Made from `src/domain` and `test/domain` by `npm run rulebook`: change those, not this.',
    '',
    `${rules.length} rules and constants in ${chapters.length} files, proven by ${proofs.size} tests.`,
    '',
    '## By clause of the specification',
    '',
    '| Clause | Rules |',
    '|---|---|',
    ...formatClauses(rules),
    ...chapters.filter((chapter) => chapter.rules.length > 0).flatMap(formatChapter),
    '',
  ].join('\n');
}

function formatClauses(rules: readonly Rule[]): string[] {
  const numbers = rules.flatMap(clausesOf);
  return [...new Set(numbers)]
    .sort((a, b) => a - b)
    .map((number) => {
      const citing = rules.filter((rule) => clausesOf(rule).includes(number));
      return `| §${number} | ${citing.map(({ name }) => `\`${name}\``).join(', ')} |`;
    });
}

function formatChapter({ file, testFile, rules }: Chapter): string[] {
  return [
    '',
    `## ${file}`,
    ...(testFile === undefined ? [] : ['', `Proven by ${testFile}.`]),
    ...rules.flatMap(formatRule),
  ];
}

function formatRule(rule: Rule): string[] {
  return [
    '',
    `### ${rule.heading}`,
    ...(rule.value === undefined ? [] : ['', `\`${rule.value}\``]),
    ...(rule.docstring === '' ? [] : ['', rule.docstring]),
    ...(rule.proofs.length === 0 ? [] : ['', ...rule.proofs.map((title) => `- ${title}`)]),
  ];
}

function clausesOf({ docstring }: Rule): number[] {
  return [...docstring.matchAll(CITATION)].flatMap(([, list]) => (list ?? '').match(/\d+/g) ?? []).map(Number);
}
