import { printable } from '../printable.ts';
import type { Print } from '../runCommand.ts';
import type { Examination } from './examine.ts';

const SIGNS = { ok: 'ok      ', warning: 'warning ', problem: 'PROBLEM ' };

/** A report that a person reads from top to bottom. @returns whether there is no problem; warnings are none */
export function printExaminations(examinations: readonly Examination[], print: Print): boolean {
  for (const { part, findings } of examinations) {
    print(part);
    for (const { level, text, advice } of findings) {
      print(`  ${SIGNS[level]} ${printable(text)}`);
      if (advice !== undefined) print(`           → ${printable(advice)}`);
    }
    print('');
  }
  const all = examinations.flatMap(({ findings }) => findings);
  const count = (level: 'problem' | 'warning') => all.filter((finding) => finding.level === level).length;
  print(`${plural(count('problem'), 'problem')}, ${plural(count('warning'), 'warning')}`);
  return count('problem') === 0;
}

function plural(count: number, noun: string): string {
  return `${count === 0 ? 'no' : String(count)} ${noun}${count === 1 ? '' : 's'}`;
}
