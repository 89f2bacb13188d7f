import { expect } from 'chai';
import type { Alert } from '#domain/site/alert.ts';
import { pageValidity, type ChangingDetails } from '#domain/site/pageValidity.ts';
import { both } from '#test/support/builders.ts';
import { at } from '#test/support/testClock.ts';

const NOW = at('2026-11-21T03:00:00Z');
const MIDNIGHT = at('2026-11-21T17:00:00Z');
const QUIET: ChangingDetails = { maintenance: { site: { status: 'Disable' }, functions: {} } };
const EARLIER = at('2026-11-21T02:00:00Z');
const [SOON, LATER] = [at('2026-11-21T04:00:00Z'), at('2026-11-21T05:00:00Z')];
const NEXT_WEEK = at('2026-11-28T00:00:00Z');

const alert = (from = EARLIER, until = NEXT_WEEK): Alert => ({
  level: 'flood',
  from,
  until,
  title: both('น้ำท่วม', 'Flood'),
  text: both('โปรดระวัง', 'Take care'),
});

describe('A page of a site stays as it is', () => {
  it("until the department's midnight, because pages say 'today'", () => {
    expect(pageValidity(QUIET, undefined, NOW)).to.deep.equal({ until: MIDNIGHT, staleUntil: undefined });
    expect(pageValidity(QUIET, undefined, MIDNIGHT).until).to.equal('2026-11-22T17:00:00.000Z');
  });

  it('until content is published or withdrawn, even when the source fails', () => {
    expect(pageValidity(QUIET, SOON, NOW)).to.deep.equal({ until: SOON, staleUntil: SOON });
    expect(pageValidity(QUIET, NEXT_WEEK, NOW)).to.deep.equal({ until: MIDNIGHT, staleUntil: NEXT_WEEK });
  });

  it('for no time when content has changed since the source was asked', () => {
    expect(pageValidity({ ...QUIET, alert: alert(SOON) }, EARLIER, NOW).until).to.equal(EARLIER);
  });

  it('until an alert begins, and until it ends', () => {
    expect(pageValidity({ ...QUIET, alert: alert(SOON, LATER) }, undefined, NOW).until).to.equal(SOON);
    expect(pageValidity({ ...QUIET, alert: alert(SOON, LATER) }, undefined, SOON)).to.deep.equal({
      until: LATER,
      staleUntil: LATER,
    });
    expect(pageValidity({ ...QUIET, alert: alert(EARLIER, SOON) }, undefined, SOON).staleUntil).to.equal(undefined);
  });

  it('until the maintenance of the site or of one of its functions ends', () => {
    const [site, news] = [
      { status: 'Enable', until: LATER },
      { status: 'Enable', until: SOON },
    ];
    expect(pageValidity({ maintenance: { site, functions: {} } }, undefined, NOW).until).to.equal(LATER);
    expect(pageValidity({ maintenance: { site, functions: { news } } }, undefined, NOW)).to.deep.equal({
      until: SOON,
      staleUntil: SOON,
    });
    expect(pageValidity({ maintenance: { site, functions: { news } } }, undefined, SOON).until).to.equal(LATER);
  });

  it('beyond the end of a maintenance that is switched off, or that has no end', () => {
    const functions = { news: { status: 'Disable', until: SOON }, events: { status: 'Enable' } };
    expect(pageValidity({ maintenance: { site: { status: 'Enable' }, functions } }, undefined, NOW)).to.deep.equal({
      until: MIDNIGHT,
      staleUntil: undefined,
    });
  });
});
