import { expect } from 'chai';
import { completeSite, type SiteDefaults, type SiteRecord } from '#domain/site/siteRecord.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { both, host, newsType, siteDetails, siteId } from '#test/support/builders.ts';
import { at } from '#test/support/testClock.ts';

const ID = siteId('1');
const WWW = host('www.example.go.th');
const RECORD: SiteRecord = { id: siteId('5f0c7d') };
const ALERT: SiteDetails['alert'] = {
  level: 'flood',
  from: at('2026-11-20T00:00:00Z'),
  until: at('2026-11-30T00:00:00Z'),
  title: both('น้ำท่วม', 'Flood'),
  text: both('โปรดระวัง', 'Take care'),
};
/** Each field differs from that of `FULL`. */
const OWN = siteDetails({
  alert: { ...ALERT, level: 'notice' },
  notice: both('ตัวอย่าง', 'Sample'),
  newsTypes: [newsType('water')],
  hotline: { number: '1460', extension: '1' },
  maintenance: { site: { status: 'Enable' }, functions: { news: { status: 'Enable' } } },
});
const FULL: Required<Omit<SiteRecord, 'id'>> = {
  name: both('ชื่อ', 'Name'),
  shortName: both('ย่อ', 'Short'),
  publicOrigin: 'https://record.example.go.th',
  maintenance: { status: 'Enable' },
  functions: { documents: { status: 'Enable' } },
  alert: ALERT,
  hotline: { number: '191', extension: '9' },
  notice: both('ประกาศ', 'Notice'),
  newsTypes: [newsType('floods')],
  contact: {
    address: both('ที่อยู่', 'Address'),
    phone: '021234567',
    email: 'record@example.go.th',
    hours: both('เปิดทุกวัน', 'Open every day'),
    answerDays: 3,
  },
};
const DEFAULTS: SiteDefaults = {
  name: both('จากค่าตั้ง', 'From settings'),
  publicOrigin: 'http://settings.example.go.th:8080',
  hotline: { number: '1234', extension: '5' },
  contact: { phone: '029999999', email: 'settings@example.go.th' },
};

describe("The details of a site in front of a department's API", () => {
  const complete = (record: Partial<SiteRecord>, own?: SiteDetails, defaults: SiteDefaults = {}, domain = WWW) =>
    completeSite(ID, { ...RECORD, ...record }, own, defaults, domain)!;

  it('come from its record where that has them', () => {
    const { functions, maintenance, ...same } = FULL;
    expect(complete(FULL, OWN, DEFAULTS)).to.deep.equal({
      id: ID,
      maintenance: { site: maintenance, functions },
      ...same,
    });
  });

  it('come from the site of the content folder otherwise, but its maintenance is off', () => {
    expect(complete({}, OWN, DEFAULTS)).to.deep.equal({
      ...OWN,
      maintenance: { site: { status: 'Disable' }, functions: { news: { status: 'Enable' } } },
    });
  });

  it('come from settings where neither says anything', () => {
    expect(complete({}, undefined, DEFAULTS)).to.deep.equal({
      id: ID,
      name: DEFAULTS.name,
      shortName: DEFAULTS.name,
      publicOrigin: 'http://settings.example.go.th:8080',
      hotline: { number: '1234', extension: '5' },
      contact: { address: both('', ''), phone: '029999999', email: 'settings@example.go.th' },
      maintenance: { site: { status: 'Disable' }, functions: {} },
    });
  });

  it('come from the domain at last, with the hotline of every site and no contact', () => {
    expect(complete({})).to.deep.equal({
      id: ID,
      name: both('www.example.go.th', 'www.example.go.th'),
      shortName: both('www.example.go.th', 'www.example.go.th'),
      publicOrigin: 'https://www.example.go.th',
      hotline: { number: '1111', extension: '78' },
      contact: { address: both('', ''), phone: '', email: '' },
      maintenance: { site: { status: 'Disable' }, functions: {} },
    });
  });

  it('have the name as short name where nobody tells one', () => {
    expect(complete({ name: FULL.name }).shortName).to.deep.equal(FULL.name);
    expect(complete({ name: FULL.name }, OWN).shortName).to.deep.equal(OWN.shortName);
  });

  it('take each part of the contact from the first that has it', () => {
    expect(complete({ contact: { phone: '1' } }, OWN).contact).to.deep.equal({ ...OWN.contact, phone: '1' });
    expect(complete({ contact: { phone: '1' } }, undefined, DEFAULTS).contact).to.deep.equal({
      address: both('', ''),
      phone: '1',
      email: 'settings@example.go.th',
    });
  });

  it('never take an address from a visitor: without one, a site that is configured for every host has no details', () => {
    expect(completeSite(ID, RECORD, undefined, {}, undefined)).to.equal(undefined);
    expect(completeSite(ID, RECORD, undefined, DEFAULTS, undefined)?.publicOrigin).to.equal(DEFAULTS.publicOrigin);
  });
});
