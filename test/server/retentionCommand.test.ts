import { expect } from 'chai';
import { Settings } from '#config/Settings.ts';
import type { KeptDays } from '#domain/inbox/retention.ts';
import type { Retention } from '#ports/Retention.ts';
import { readRetentionCommand } from '#server/cli/retentionCommand.ts';
import { SITE } from '#test/support/builders.ts';

const { keptDays: KEPT_DAYS } = new Settings();
const COUNTS = [
  { site: SITE, kind: 'messages', count: 3 },
  { site: SITE, kind: 'complaints', count: 12 },
] as const;

describe('The command about what is kept', () => {
  const done: string[] = [];
  const retention = (counts: typeof COUNTS | readonly []): Retention => ({
    plan: () => Promise.resolve(counts),
    apply: () => Promise.resolve(void done.push('apply')).then(() => counts),
  });
  const run = (name: string, counts: typeof COUNTS | readonly [] = COUNTS, days: KeptDays = KEPT_DAYS) =>
    readRetentionCommand([name], days)(retention(counts));

  it('says how long everything is kept and how much of it is over, and deletes nothing', async () => {
    expect(await run('plan')).to.deep.equal([
      'Messages are kept for 730 days after they were marked as done,',
      'complaints for 730 days after they were finished or withdrawn,',
      'and tips until somebody deletes them.',
      'To be deleted:',
      `  site ${SITE}      messages    3`,
      `  site ${SITE}      complaints  12`,
    ]);
    const [, , tips, nothing] = await run('plan', [], { messages: 1, complaints: 1, tips: 1 });
    expect([tips, nothing]).to.deep.equal(['and tips for 1 day after they came in.', 'Nothing is to be deleted.']);
    expect(done).to.deep.equal([]);
  });

  it('deletes what is over, and says how much it was', async () => {
    expect(await run('apply')).to.deep.equal([
      ...['Deleted:', `  site ${SITE}      messages    3`, `  site ${SITE}      complaints  12`],
    ]);
    expect(await run('apply', [])).to.deep.equal(['Nothing was deleted.']);
    expect(done).to.have.length(2);
  });

  it('explains itself when it is called in another way', () => {
    for (const args of [[], ['delete'], ['plan', '1'], ['apply', '--site', '1']])
      expect(() => readRetentionCommand(args, KEPT_DAYS), args.join(' ')).to.throw(/^usage:/);
  });
});
