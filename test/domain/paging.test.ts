import { expect } from 'chai';
import { DEFAULT_PAGE_SIZE, isPage, PAGE_SIZES, pageCount, pageSteps, parsePaging } from '#domain/paging.ts';

/** `1 … 4 [5] 6`: the entries as text. */
const format = (steps: ReturnType<typeof pageSteps>) =>
  steps.map((step) => (step === 'gap' ? '…' : step.current ? `[${step.page}]` : String(step.page))).join(' ');

describe('The page of a list in a query', () => {
  it('is page 1 with ten records when the query has neither page nor size', () => {
    expect(DEFAULT_PAGE_SIZE).to.equal(10);
    expect(parsePaging(null, null)).to.deep.equal({ page: 1, pageSize: 10 });
  });

  it('is the requested page, with one of the offered numbers of records', () => {
    expect(PAGE_SIZES.map((size) => parsePaging('7', String(size)))).to.deep.equal([
      { page: 7, pageSize: 10 },
      { page: 7, pageSize: 20 },
      { page: 7, pageSize: 50 },
    ]);
  });

  it('has a number from 1 to 1,000,000', () => {
    expect(parsePaging('1', null)).to.deep.equal({ page: 1, pageSize: 10 });
    expect(parsePaging('1000000', null)).to.deep.equal({ page: 1_000_000, pageSize: 10 });
    expect(parsePaging('0', null)).to.be.undefined;
    expect(parsePaging('-1', null)).to.be.undefined;
    expect(parsePaging('1000001', null)).to.be.undefined;
    expect(parsePaging('99999999999999999999', null)).to.be.undefined;
  });

  it('is refused when its number is written in any other way', () => {
    const others = [
      '',
      ' ',
      '1.5',
      '1.0',
      '01',
      '1e3',
      '+1',
      '0x1',
      ' 1',
      '1 ',
      '1\n',
      'one',
      '๑',
      '１',
      'NaN',
      '1,000',
    ];
    expect(others.filter((page) => parsePaging(page, null) !== undefined)).to.deep.equal([]);
  });

  it('is refused when its number of records is not offered', () => {
    const others = ['', '0', '1', '11', '100', '-10', '10.0', '010', ' 10', 'all', '๑๐'];
    expect(others.filter((size) => parsePaging(null, size) !== undefined)).to.deep.equal([]);
  });
});

describe('The pages of a list', () => {
  it('are as many as its records fill, and the last one may be incomplete', () => {
    expect(pageCount(10, 10)).to.equal(1);
    expect(pageCount(11, 10)).to.equal(2);
    expect(pageCount(20, 10)).to.equal(2);
    expect(pageCount(100_000, 50)).to.equal(2000);
  });

  it('are one when the list is empty', () => {
    expect(pageCount(0, 10)).to.equal(1);
    expect(isPage({ page: 1, pageSize: 10 }, 0)).to.equal(true);
    expect(isPage({ page: 2, pageSize: 10 }, 0)).to.equal(false);
  });

  it('end with the last page', () => {
    expect(isPage({ page: 2, pageSize: 10 }, 11)).to.equal(true);
    expect(isPage({ page: 2, pageSize: 10 }, 10)).to.equal(false);
    expect(isPage({ page: 2, pageSize: 20 }, 20)).to.equal(false);
  });
});

describe('The pagination of a list', () => {
  it('has a single number when there is a single page', () => {
    expect(format(pageSteps(1, 1))).to.equal('[1]');
  });

  it('shows every page of a short list', () => {
    expect(format(pageSteps(1, 2))).to.equal('[1] 2');
    expect(format(pageSteps(2, 3))).to.equal('1 [2] 3');
    expect(format(pageSteps(4, 7))).to.equal('1 2 3 [4] 5 6 7');
  });

  it('shows the first and last page, the current page and two on either side, with gaps between', () => {
    expect(format(pageSteps(10, 20))).to.equal('1 … 8 9 [10] 11 12 … 20');
    expect(format(pageSteps(1, 20))).to.equal('[1] 2 3 … 20');
    expect(format(pageSteps(20, 20))).to.equal('1 … 18 19 [20]');
  });

  it('shows a page instead of a gap that would hide only this page', () => {
    expect(format(pageSteps(5, 20))).to.equal('1 2 3 4 [5] 6 7 … 20');
    expect(format(pageSteps(6, 20))).to.equal('1 … 4 5 [6] 7 8 … 20');
    expect(format(pageSteps(16, 20))).to.equal('1 … 14 15 [16] 17 18 19 20');
    expect(format(pageSteps(15, 20))).to.equal('1 … 13 14 [15] 16 17 … 20');
    expect(format(pageSteps(1, 5))).to.equal('[1] 2 3 4 5');
  });

  it('shows nine entries at most, however long the list is', () => {
    expect(pageSteps(500_000, 1_000_000)).to.have.lengthOf(9);
  });
});
