import { expect } from 'chai';
import type { CategoryLabel } from '#domain/content/content.ts';
import {
  officesOf,
  provinceCode,
  provincesByOffice,
  provincesOf,
  provincesOfOffice,
} from '#domain/content/provinces.ts';
import { contentSummary } from '#test/support/uiBuilders.ts';

const office = (name: string, provinces?: readonly CategoryLabel[]) =>
  contentSummary({ name, detail: { kind: 'agency', address: '-', ...(provinces && { provinces }) } });
const [NAN, TAK, LOEI] = ['น่าน', 'ตาก', 'เลย'].map((label, index) => ({ code: ['nan', 'tak', 'loei'][index]!, label }));
const OFFICES = [office('north', [NAN!, TAK!]), office('head'), office('border', [TAK!, LOEI!])];

describe('The provinces of agencies', () => {
  it('have a code made from the English name, the same in addresses of both languages', () => {
    expect(provinceCode('Tak')).to.equal('tak');
    expect(provinceCode('Nong Bua Lam Phu')).to.equal('nong-bua-lam-phu');
    expect(provinceCode(' Chon  Buri ')).to.equal('chon-buri');
    for (const name of ['', ' ', 'เลย', 'Loei?', 'Loei/Tak']) expect(provinceCode(name), name).to.equal(undefined);
  });

  it('are listed once each, in the alphabetical order of the language', () => {
    expect(provincesOf(OFFICES, 'th')).to.deep.equal([TAK, NAN, LOEI]);
    const english = [office('a', [{ code: 'tak', label: 'Tak' }]), office('b', [{ code: 'nan', label: 'Nan' }])];
    expect(provincesOf(english, 'en').map(({ label }) => label)).to.deep.equal(['Nan', 'Tak']);
    expect(provincesOf([office('head')], 'th')).to.deep.equal([]);
  });

  it('have the order of the agencies where that is to be the same in every language', () => {
    expect(provincesByOffice(OFFICES)).to.deep.equal([NAN, TAK, LOEI]);
  });

  it('ignore items of another kind', () => {
    const news = contentSummary({ name: 'storm', detail: { kind: 'news' } });
    expect(provincesOf([news, office('a', [TAK!])], 'th')).to.deep.equal([TAK]);
    expect(officesOf([news], 'tak')).to.deep.equal([]);
  });

  it('are none of an agency that is responsible for none, and of an item of another kind', () => {
    expect(provincesOfOffice(office('border', [TAK!, LOEI!]))).to.deep.equal([TAK, LOEI]);
    expect(provincesOfOffice(office('head'))).to.deep.equal([]);
    expect(provincesOfOffice({ detail: { kind: 'news' } })).to.deep.equal([]);
  });

  it("can filter the agencies to those responsible for one of them, in the agencies' own order", () => {
    const namesOf = (province: string) => officesOf(OFFICES, province).map(({ slug }) => slug);
    expect(namesOf('tak')).to.deep.equal(['north', 'border']);
    expect(namesOf('loei')).to.deep.equal(['border']);
    expect(namesOf('rayong')).to.deep.equal([]);
  });
});
