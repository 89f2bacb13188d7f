import { expect } from 'chai';
import { apiOnlySiteId, isOwnSiteId, matchSite, type OwnSite } from '#domain/site/matchSite.ts';
import { host, siteId } from '#test/support/builders.ts';

const WWW = host('www.example.go.th');
const REGION = host('region.example.go.th');
const RECORD = siteId('5f0c7d');
const DEPARTMENT: OwnSite = { id: siteId('1'), domains: [host('localhost'), WWW] };
const REGIONAL: OwnSite = { id: siteId('2'), domains: [REGION] };

describe("The site of the content folder that a record of the department's API belongs to", () => {
  it('is the one with the requested domain', () => {
    expect(matchSite(RECORD, WWW, [DEPARTMENT, REGIONAL])).to.equal('1');
    expect(matchSite(RECORD, REGION, [DEPARTMENT, REGIONAL])).to.equal('2');
  });

  it('is none when no site has the domain, whatever their ids are', () => {
    expect(matchSite(siteId('1'), host('other.example.go.th'), [DEPARTMENT, REGIONAL])).to.equal(undefined);
    expect(matchSite(RECORD, WWW, [])).to.equal(undefined);
  });

  it('is the one that names the record, whatever its domains are', () => {
    const named = { ...REGIONAL, apiId: RECORD };
    expect(matchSite(RECORD, WWW, [DEPARTMENT, named])).to.equal('2');
    expect(matchSite(RECORD, undefined, [DEPARTMENT, named])).to.equal('2');
  });

  it('is never one that names another record', () => {
    const other = { ...DEPARTMENT, apiId: siteId('77') };
    expect(matchSite(RECORD, WWW, [other, REGIONAL])).to.equal(undefined);
    expect(matchSite(RECORD, undefined, [other])).to.equal(undefined);
  });

  it('is the only one when the record is configured for every host, and none of several', () => {
    expect(matchSite(RECORD, undefined, [REGIONAL])).to.equal('2');
    expect(matchSite(RECORD, undefined, [DEPARTMENT, REGIONAL])).to.equal(undefined);
    expect(matchSite(RECORD, undefined, [{ ...DEPARTMENT, apiId: siteId('77') }, REGIONAL])).to.equal(undefined);
  });
});

describe("The id of a site that only the department's API knows", () => {
  it('is none that a site of a content folder may have', () => {
    expect(apiOnlySiteId(siteId('1'))).to.equal('api:1');
    expect(isOwnSiteId(apiOnlySiteId(siteId('1')))).to.equal(false);
    for (const id of ['1', 'api', 'my-api:1']) expect(isOwnSiteId(siteId(id)), id).to.equal(true);
  });
});
