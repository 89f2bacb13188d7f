import { expect } from 'chai';
import { eventUid } from '#domain/calendar/eventUid.ts';
import { siteId, slug } from '#test/support/builders.ts';

describe('The name of an event in calendars', () => {
  it('is made of its slug, its site and the host of the site', () => {
    const site = { id: siteId('1'), publicOrigin: 'https://www.example.go.th:8443' };
    expect(eventUid(site, slug('open-day'))).to.equal('open-day.1@www.example.go.th');
    expect(eventUid({ ...site, id: siteId('a b') }, slug('open-day'))).to.equal('open-day.a%20b@www.example.go.th');
  });
});
