import { expect } from 'chai';
import { quotaUses, uploadQuota } from '#domain/limits/uploadQuota.ts';

describe('The quota of uploads', () => {
  it('is a number of kilobytes a day', () => {
    expect(uploadQuota(1_000 * 1_048_576)).to.deep.equal({ purpose: 'upload', uses: 1_024_000, seconds: 86_400 });
    expect(uploadQuota(2_047).uses).to.equal(1);
  });

  it('is used by the size of a file, rounded up, in whatever parts it comes', () => {
    expect(quotaUses(0, 1)).to.equal(1);
    expect(quotaUses(0, 1_024)).to.equal(1);
    expect(quotaUses(0, 1_025)).to.equal(2);
    expect(quotaUses(1, 1_023)).to.equal(0);
    let used = 0;
    for (let byte = 0; byte < 2_049; byte++) used += quotaUses(byte, 1);
    expect(used).to.equal(3);
  });
});
