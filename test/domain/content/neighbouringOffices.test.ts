import { expect } from 'chai';
import { provincesBeside } from '#domain/content/neighbouringOffices.ts';
import { PROVINCE_NEIGHBOURS } from '#domain/content/provinceNeighbours.ts';
import { slug } from '#test/support/builders.ts';
import { contentSummary } from '#test/support/uiBuilders.ts';

const office = (name: string, codes: readonly string[], parent?: string) =>
  contentSummary({
    name,
    detail: {
      kind: 'agency',
      address: '-',
      provinces: codes.map((code) => ({ code, label: code.toUpperCase() })),
      ...(parent !== undefined && { parent: slug(parent) }),
    },
  });
const north = office('north', ['chiang-mai', 'lamphun']);
const east = office('east', ['lampang', 'nan']);
const west = office('west', ['tak', 'mae-hong-son']);
const south = office('south', ['songkhla']);
const head = contentSummary({ name: 'head', detail: { kind: 'agency', address: '-' } });

const besideOf = (one: ReturnType<typeof office>, offices: readonly ReturnType<typeof office>[]) =>
  provincesBeside(one, offices).map(({ province, office: { slug: of } }) => `${province.code} ${of}`);

describe('The provinces beside those of an agency', () => {
  it('are those with a border in common, each with the agency that is responsible for it', () => {
    expect(besideOf(north, [head, north, east, west, south])).to.deep.equal([
      'lampang east',
      'tak west',
      'mae-hong-son west',
    ]);
    expect(besideOf(south, [north, east, west, south])).to.deep.equal([]);
    expect(besideOf(head, [head, north])).to.deep.equal([]);
  });

  it('are named as the other agency names them', () => {
    expect(provincesBeside(north, [east])).to.deep.equal([
      { province: { code: 'lampang', label: 'LAMPANG' }, office: { slug: 'east', title: east.title } },
    ]);
  });

  it('belong to the first of several agencies that are responsible for them', () => {
    const other = office('other', ['lampang']);
    expect(besideOf(north, [east, other])).to.deep.equal(['lampang east']);
    expect(besideOf(north, [other, east])).to.deep.equal(['lampang other']);
  });

  it('are not those of the agencies above and below it', () => {
    const project = office('project', ['lamphun'], 'region');
    const region = office('region', ['chiang-mai', 'lamphun']);
    const sister = office('sister', ['chiang-mai'], 'region');
    const all = [region, project, sister];
    expect(besideOf(project, all)).to.deep.equal(['chiang-mai sister']);
    expect(besideOf(region, all)).to.deep.equal([]);
  });

  it('are known for all 77 provinces of the country, and are the same from both sides of a border', () => {
    const entries = Object.entries(PROVINCE_NEIGHBOURS);
    expect(entries).to.have.length(77);
    for (const [code, beside = []] of entries)
      for (const other of beside) expect(PROVINCE_NEIGHBOURS[other], `${code} and ${other}`).to.include(code);
    expect(PROVINCE_NEIGHBOURS['lamphun']).to.deep.equal(['chiang-mai', 'lampang', 'tak']);
    expect(PROVINCE_NEIGHBOURS['bangkok']).to.include('samut-prakan').and.not.include('chon-buri');
  });
});
