import { expect } from 'chai';
import { mapConcurrently } from '#adapters/content-folder/mapConcurrently.ts';

describe('mapConcurrently', () => {
  it('returns results in the order of the items, whichever is ready first', async () => {
    const sizes = [30, 0, 20, 10, 0, 5];
    const results = await mapConcurrently(sizes, async (ms) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return ms;
    });
    expect(results).to.deep.equal(sizes);
    expect(await mapConcurrently([], () => Promise.resolve(1))).to.deep.equal([]);
  });

  it('works on several items at once, but never on all of many', async () => {
    let open = 0;
    let most = 0;
    await mapConcurrently(Array.from({ length: 50 }), async () => {
      most = Math.max(most, ++open);
      await new Promise(setImmediate);
      open--;
    });
    expect(most).to.be.within(2, 8);
  });

  it('ends after the first failure: what was started is finished, nothing more is started', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const failed = mapConcurrently([...Array(50).keys()], async (file) => {
      begun.push(file);
      await new Promise((resolve) => setTimeout(resolve, file === 1 ? 0 : 10));
      if (file === 1) throw new Error('file 1 is broken');
      ended.push(file);
    });
    const reason = await failed.catch((error: unknown) => (error as Error).message);
    expect(reason).to.equal('file 1 is broken');
    expect(begun).to.have.length.below(50);
    expect(ended).to.have.members(begun.filter((file) => file !== 1));
  });
});
