import type { KeptDays } from '#domain/inbox/retention.ts';
import type { Retention, RetentionCount } from '#ports/Retention.ts';
import { printable } from './printable.ts';

const USAGE = `usage: npm run retention -- plan     how much of what people have sent would be deleted now; deletes nothing
       npm run retention -- apply    deletes it now, as a running server does every hour`;

const SITE_WIDTH = 10;
const KIND_WIDTH = 10;

/** Prints lines. */
export type RetentionCommand = (retention: Retention) => Promise<readonly string[]>;

/** Reads the arguments of `npm run retention`. Throws the usage when they are wrong. */
export function readRetentionCommand([name, ...more]: readonly string[], days: KeptDays): RetentionCommand {
  if ((name !== 'plan' && name !== 'apply') || more.length > 0) throw new Error(USAGE);
  return async (retention) => {
    const counts = await retention[name]();
    const head = name === 'plan' ? describeDays(days) : [];
    if (counts.length === 0) return [...head, `Nothing ${name === 'plan' ? 'is to be' : 'was'} deleted.`];
    return [...head, name === 'plan' ? 'To be deleted:' : 'Deleted:', ...counts.map(describeCount)];
  };
}

function describeDays({ messages, complaints, tips }: KeptDays): readonly string[] {
  return [
    `Messages are kept for ${daysOf(messages)} after they were marked as done,`,
    `complaints for ${daysOf(complaints)} after they were finished or withdrawn,`,
    tips === undefined ? 'and tips until somebody deletes them.' : `and tips for ${daysOf(tips)} after they came in.`,
  ];
}

function daysOf(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function describeCount({ site, kind, count }: RetentionCount): string {
  return printable(`  ${`site ${site}`.padEnd(SITE_WIDTH)}  ${kind.padEnd(KIND_WIDTH)}  ${count}`);
}
