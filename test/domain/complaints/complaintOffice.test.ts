import { expect } from 'chai';
import { officeFor, type OfficeRule } from '#domain/complaints/complaintOffice.ts';
import type { ProvinceCode } from '#domain/complaints/provinceCode.ts';
import type { Slug } from '#domain/content/slug.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';

const CHIANG_MAI = 'chiang-mai' as ProvinceCode;
const RULES: readonly OfficeRule[] = [
  { office: 'machinery' as Slug, topics: ['machinery'] },
  { office: 'office-1' as Slug, provinces: [CHIANG_MAI, 'lamphun' as ProvinceCode] },
  { office: 'floods' as Slug, site: SITE, topics: ['flood', 'floodRisk'] },
];

describe('The office of a complaint (officeFor)', () => {
  it('is that of the first rule that fits its site, topic and province', () => {
    const office = (given: Parameters<typeof officeFor>[2], site = SITE) => officeFor(RULES, site, given)?.office;
    expect(office({ topic: 'machinery', province: CHIANG_MAI })).to.equal('machinery');
    expect(office({ topic: 'flood', province: CHIANG_MAI })).to.equal('office-1');
    expect(office({ province: CHIANG_MAI }, OTHER_SITE)).to.equal('office-1');
    expect(office({ topic: 'flood' })).to.equal('floods');
    expect(office({ topic: 'flood' }, OTHER_SITE)).to.equal(undefined);
    expect(office({})).to.equal(undefined);
  });
});
