import { expect } from 'chai';
import { readSettings } from '#config/Settings.ts';
import { examineApi } from '#server/cli/doctor/examineApi.ts';
import { printExaminations } from '#server/cli/doctor/printExaminations.ts';
import { aSiteArchive, host, siteDetails } from '#test/support/builders.ts';
import { plainDepartment, type PlainCall, type PlainDepartment } from '#test/support/plainDepartment.ts';
import { CARELESS_TEXT, type PlainVariation } from '#test/support/plainVariations.ts';
import { settingsOf } from '#test/support/plainWebsite.ts';

const HOST = host('www.example.go.th');
const NEW_HOST = host('new.example.go.th');
const ID = '64f1c0ffee0123456789ab01';
const OWN = aSiteArchive({ details: siteDetails(), domains: [HOST] });

describe("The doctor asks a department's own API", () => {
  let api: PlainDepartment;
  beforeEach(async () => (api = await plainDepartment({ sites: { [HOST]: ID, [NEW_HOST]: 48_213 } })));
  afterEach(() => api.close());

  /** The whole report, as an operator reads it. */
  const report = async (environment: Readonly<Record<string, string>> = {}, hosts = [HOST]) => {
    const settings = readSettings({ ...settingsOf(api), ...environment });
    const lines: string[] = [];
    const part = { part: 'API', findings: await examineApi({ settings, sites: [OWN], hosts }) } as const;
    const isWell = printExaminations([part], (line) => lines.push(line));
    return { isWell, text: lines.join('\n') };
  };
  const withCareless = async (call: PlainCall, variation: PlainVariation) => {
    api.vary(call, variation);
    return await report();
  };

  it('and says what came, what is understood, and where the rest comes from', async () => {
    const { isWell, text } = await report();
    expect(isWell).to.equal(true);
    expect(text)
      .to.match(/ok +POST \/auth\/access-token \(the token\): 200 in \d+ ms/)
      .and.include(`POST /site/layout/${ID} (its layout in en): 200`)
      .and.include(
        "maintenance is 'Disable'; name, shortName, publicOrigin, hotline, contact from site 1 of the content",
      )
      .and.include('not used: site_title, visitors, is_published, created_by')
      .and.include('ignored: menu.0.label is missing')
      .and.include('a host that nobody has is no site there');
  });

  it('with each call once, and prints neither secrets nor what records contain', async () => {
    const { text } = await report();
    const calls = api.record.map(({ call, body }) => `${call} ${body}`);
    expect(new Set(calls).size).to.equal(calls.length);
    const token = api.record.at(-1)?.authorization?.slice('Bearer '.length) ?? '';
    for (const hidden of [api.clientSecret, token, 'webmaster', 'เว็บไซต์กรม']) expect(text).not.to.include(hidden);
  });

  it('and says where a site that only the API knows gets its name', async () => {
    const { text } = await report({ HOTLINE: '1460 2' }, [NEW_HOST]);
    expect(text)
      .to.include('no site of the content folder belongs to site 48213')
      .and.include('name, shortName, publicOrigin from the domain; hotline from settings; contact nowhere')
      .and.include('intro, hero, tasks, menu, footer built in');
  });

  it('and says what to do when the credentials, the address or the status are wrong', async () => {
    expect((await report({ API_CLIENT_SECRET: 'another' })).text).to.match(
      /PROBLEM.*401.*\n.*check API_CLIENT_ID and API_CLIENT_SECRET/,
    );
    expect((await report({ API_BASE_URL: api.baseUrl.replace('/v1', '/v2') })).text).to.match(
      /PROBLEM.*404.*\n.*everything before \/auth\/access-token/,
    );
    expect((await withCareless('token', 'another 2xx')).text).to.match(/PROBLEM.*201.*\n.*status 200/);
  });

  it('and says the same about the layouts of both languages once', async () => {
    const { text } = await report();
    expect(text.match(/ignored: menu\.0\.label is missing/g)).to.have.length(1);
    expect(text.match(/its layout in/g)).to.have.length(2);
  });

  it('and prints how it reads a site record without fields, and a text in an old Thai encoding', async () => {
    const empty = await withCareless('details', 'missing fields');
    expect(empty.isWell).to.equal(true);
    expect(empty.text)
      .to.match(/warning +ignored: the whole response says nothing about the site/)
      .and.include('maintenance is off, because is_maintenance is missing');
    expect((await withCareless('details', 'TIS-620')).text).to.match(
      /warning +its text is not UTF-8, and is read as windows-874\n.*ask the people of the API for UTF-8/,
    );
  });

  const advice: readonly (readonly [PlainCall, PlainVariation, RegExp])[] = [
    ['token', 'dead', /no usable response.*\n.*check API_BASE_URL/],
    ['domain', 'circular redirect', /302.*\n.*redirects are not followed/],
    ['details', 'HTML', /not JSON.*\n.*this is a web page/],
    ['details', 'empty body', /not JSON.*\n.*the response is empty/],
    ['details', 'error object', /is an error\n.*pages are 503/],
    ['details', 'text as numbers', /_id must be .*\n.*pages are 503/],
    ['layout', 'HTML', /not JSON.*\n.*this is a web page/],
    ['layout', '10 MB', /too long.*\n.*more than 2 MB/],
    ['layout', 'server error', /500.*\n.*tell the people of the API/],
  ];
  for (const [call, variation, found] of advice)
    it(`and says what to do when the ${call} call responds with: ${variation}`, async () => {
      const { isWell, text } = await withCareless(call, variation);
      expect(isWell).to.equal(false);
      expect(text)
        .to.match(new RegExp(`PROBLEM.*${found.source}`))
        .and.not.include(CARELESS_TEXT);
    });

  it('and takes an API that knows every host for a problem', async () => {
    const all = await plainDepartment({ sites: { [HOST]: ID, 'unknown.invalid': ID } });
    const settings = readSettings(settingsOf(all));
    const findings = await examineApi({ settings, sites: [OWN], hosts: [] });
    await all.close();
    expect(
      findings
        .filter(({ level }) => level === 'problem')
        .map(({ text }) => text)
        .join(),
    ).to.include('every host would get its pages');
  });

  it('and says how to answer for a host that nobody has, where it is an error', async () => {
    const strict = await plainDepartment({ sites: { 'unknown.invalid': ID } });
    strict.vary('domain', 'error object');
    const findings = await examineApi({ settings: readSettings(settingsOf(strict)), sites: [], hosts: [] });
    await strict.close();
    const [error] = findings.filter(({ level }) => level === 'problem');
    expect(error?.text).to.include('is an error');
    expect(error?.advice).to.include('have it answer 404, or 200 without _id');
  });

  it('and names the hosts of the own content that it does not know', async () => {
    const { isWell, text } = await report({}, [host('region.example.go.th')]);
    expect(isWell).to.equal(false);
    expect(text).to.include('the API knows no site of region.example.go.th: its visitors get 421');
  });
});
