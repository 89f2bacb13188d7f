import { expect } from 'chai';
import { otherSources } from '#domain/water/otherSources.ts';
import { both } from '#test/support/builders.ts';

describe('The figures that a publisher cannot license', () => {
  const department = both('กรมชลประทาน', 'Irrigation Department');
  const own = both('กรมชลประทาน ส่วนอุทกวิทยา', 'Irrigation Department, Hydrology Division');
  const power = both('การไฟฟ้าฝ่ายผลิต', 'Electricity Authority');
  const figure = (source: typeof own, invented = false) => ({ source, invented });

  it('are those whose source is somebody else, each source once', () => {
    const figures = [figure(own), figure(power), figure(power), figure(department)];
    expect(otherSources(figures, department)).to.deep.equal([power]);
  });

  it('include those of a department whose name only contains its own', () => {
    const royal = both('กรมชลประทาน', 'Royal Irrigation Department');
    expect(otherSources([figure(royal)], department)).to.deep.equal([royal]);
  });

  it('do not include invented ones', () => {
    expect(otherSources([figure(power, true)], department)).to.deep.equal([]);
  });
});
