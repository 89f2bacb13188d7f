import { expect } from 'chai';
import {
  FILED,
  progressAfter,
  REOPENING_DAYS,
  reopeningEnd,
  type ComplaintAct,
  type ComplaintProgress,
} from '#domain/complaints/complaintProgress.ts';
import { addSeconds, type Instant } from '#domain/instant.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { codeOf } from '#test/support/memberBuilders.ts';
import { at } from '#test/support/testClock.ts';

const NOW = '2026-11-23T03:00:00.000Z' as Instant;
const ACTS = ['add', 'withdraw', 'rate', 'reopen', 'take', 'ask', 'answer', 'finish'] as const;

const after = (acts: readonly ComplaintAct[], now = NOW): ComplaintProgress =>
  acts.reduce((progress, act) => value(progressAfter(progress, act, now)), FILED);

describe('The progress of a complaint (progressAfter)', () => {
  const allowed: readonly (readonly [string, readonly ComplaintAct[], readonly ComplaintAct[]])[] = [
    ['was filed', [], ['add', 'withdraw', 'take']],
    ['is in progress', ['take'], ['add', 'withdraw', 'ask', 'answer', 'finish']],
    ['is finished', ['take', 'finish'], ['rate', 'reopen']],
    ['is withdrawn', ['take', 'withdraw'], []],
  ];
  for (const [name, acts, expected] of allowed)
    it(`allows nothing else once it ${name} than: ${expected.join(', ') || 'nothing'}`, () => {
      const progress = after(acts);
      expect(ACTS.filter((act) => progressAfter(progress, act, NOW).ok)).to.have.members(expected);
      for (const act of ACTS)
        if (!expected.includes(act)) expect(codeOf(progressAfter(progress, act, NOW)), act).to.equal('notNow');
    });

  it('goes from received to finished, while messages and answers leave it where it is', () => {
    expect(FILED.state).to.equal('received');
    expect(after(['add']).state).to.equal('received');
    expect(after(['take', 'ask', 'add', 'answer']).state).to.equal('inProgress');
    expect(after(['take', 'finish'])).to.include({ state: 'finished', finishedAt: NOW });
    expect(after(['withdraw']).state).to.equal('withdrawn');
  });

  it('is rated once, whether or not it was reopened between', () => {
    const rated = after(['take', 'finish', 'rate']);
    expect(rated).to.include({ state: 'finished', isRated: true });
    expect(codeOf(progressAfter(rated, 'rate', NOW))).to.equal('alreadyRated');
    const again = after(['take', 'finish', 'rate', 'reopen', 'finish']);
    expect(codeOf(progressAfter(again, 'rate', NOW))).to.equal('alreadyRated');
  });

  it('is reopened once, until the end of the thirtieth day after it was finished', () => {
    expect(REOPENING_DAYS).to.equal(30);
    const finished = after(['take', 'finish']);
    const lastMoment = at('2026-12-23T16:59:59.999Z');
    expect(reopeningEnd(NOW)).to.equal(lastMoment);
    expect(value(progressAfter(finished, 'reopen', lastMoment))).to.include({ state: 'inProgress', wasReopened: true });
    expect(codeOf(progressAfter(finished, 'reopen', addSeconds(lastMoment, 1)))).to.equal('tooLate');
    const again = after(['take', 'finish', 'reopen', 'finish']);
    expect(codeOf(progressAfter(again, 'reopen', NOW))).to.equal('alreadyReopened');
  });
});
