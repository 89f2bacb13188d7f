import { expect } from 'chai';
import { headOffice } from '#domain/content/headOffice.ts';
import type { Slug } from '#domain/content/slug.ts';
import { contentSummary } from '#test/support/uiBuilders.ts';

describe('The head office', () => {
  const office = (name: string, parent?: string) =>
    contentSummary({
      name,
      detail: { kind: 'agency', address: '1 Canal Road', ...(parent !== undefined && { parent: parent as Slug }) },
    });

  it('is the office above the others', () => {
    const offices = [office('alone'), office('branch', 'region'), office('region', 'head'), office('head')];
    expect(headOffice(offices)?.slug).to.equal('head');
  });

  it('is none where no office is above another one', () => {
    expect(headOffice([office('one'), office('other', 'elsewhere')])).to.equal(undefined);
    expect(headOffice([])).to.equal(undefined);
  });
});
