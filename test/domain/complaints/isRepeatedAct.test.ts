import { expect } from 'chai';
import { isRepeatedAct, REPEATED_ACT_SECONDS, type WrittenAct } from '#domain/complaints/isRepeatedAct.ts';
import { addSeconds } from '#domain/instant.ts';
import { at } from '#test/support/testClock.ts';

const AT = at('2026-11-21T03:00:00Z');
const ANSWER: WrittenAct = {
  ...{ type: 'answered', at: AT, operator: 'สมศรี', text: 'จะไปตรวจพรุ่งนี้' },
  files: [{ name: 'gate.jpg', hash: 'a' }],
};

describe('An act of the department that is given again (isRepeatedAct)', () => {
  it('was done when it is the last thing that happened, with the same words and files, less than an hour ago', () => {
    const later = (seconds: number): WrittenAct => ({ ...ANSWER, at: addSeconds(AT, seconds) });
    expect(isRepeatedAct(ANSWER, later(REPEATED_ACT_SECONDS - 1))).to.equal(true);
    expect(isRepeatedAct(ANSWER, later(REPEATED_ACT_SECONDS))).to.equal(false);
    expect(isRepeatedAct(undefined, ANSWER)).to.equal(false);
  });

  it('was not done when anything about it is different', () => {
    const others: readonly Partial<WrittenAct>[] = [
      { type: 'finished' },
      { operator: 'สมชาย' },
      { text: 'จะไปตรวจวันนี้' },
      { text: undefined },
      { files: [] },
      { files: [{ name: 'weir.jpg', hash: 'a' }] },
      { files: [{ name: 'gate.jpg', hash: 'b' }] },
    ];
    for (const other of others)
      expect(isRepeatedAct(ANSWER, { ...ANSWER, ...other }), JSON.stringify(other)).to.equal(false);
  });

  it('is done again when it is an assignment, which mails the office', () => {
    const assignment: WrittenAct = { ...ANSWER, type: 'assigned', text: 'office-1', files: [] };
    expect(isRepeatedAct(assignment, assignment)).to.equal(false);
  });
});
