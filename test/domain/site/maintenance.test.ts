import { expect } from 'chai';
import {
  functionMaintenance,
  MAINTENANCE_ENABLED,
  MAINTENANCE_RETRY_SECONDS,
  retryAfterSeconds,
  siteMaintenance,
  type MaintenancePlan,
} from '#domain/site/maintenance.ts';
import { at } from '#test/support/testClock.ts';

const NOW = at('2026-11-21T03:00Z');
const JUST_BEFORE = at('2026-11-21T02:59:59.999Z');
const JUST_AFTER = at('2026-11-21T03:00:00.001Z');
const RUNNING: MaintenancePlan = { site: { status: 'Disable' }, functions: {} };
const UNDER_MAINTENANCE: MaintenancePlan = { site: { status: 'Enable' }, functions: {} };

describe('A site', () => {
  it("is under maintenance when its status is 'Enable'", () => {
    expect(MAINTENANCE_ENABLED).to.equal('Enable');
    expect(siteMaintenance(UNDER_MAINTENANCE, NOW)).to.deep.equal({ on: true });
  });

  it('is not under maintenance with any other status', () => {
    for (const status of ['Disable', '', 'enable', 'ENABLE', ' Enable', 'Enabled', 'true', '1'])
      expect(siteMaintenance({ site: { status }, functions: {} }, NOW), status).to.deep.equal({ on: false });
  });

  it('is under maintenance until the expected end, not including that instant, and reports this end', () => {
    const until = (end: typeof NOW): MaintenancePlan => ({ site: { status: 'Enable', until: end }, functions: {} });
    expect(siteMaintenance(until(JUST_AFTER), NOW)).to.deep.equal({ on: true, until: JUST_AFTER });
    expect(siteMaintenance(until(NOW), NOW)).to.deep.equal({ on: false });
    expect(siteMaintenance(until(JUST_BEFORE), NOW)).to.deep.equal({ on: false });
  });

  it('is not under maintenance when there is an end but the status is off', () => {
    expect(siteMaintenance({ site: { status: 'Disable', until: JUST_AFTER }, functions: {} }, NOW)).to.deep.equal({
      on: false,
    });
  });

  it('is not under maintenance while only one of its functions is', () => {
    expect(siteMaintenance({ ...RUNNING, functions: { documents: { status: 'Enable' } } }, NOW).on).to.equal(false);
  });
});

describe('One function of a site', () => {
  it('is under maintenance on its own, until its own end', () => {
    const plan = { ...RUNNING, functions: { documents: { status: 'Enable', until: JUST_AFTER } } };
    expect(functionMaintenance(plan, 'documents', NOW)).to.deep.equal({ on: true, until: JUST_AFTER });
    expect(functionMaintenance(plan, 'documents', JUST_AFTER)).to.deep.equal({ on: false });
  });

  it('is not under maintenance while only another function is', () => {
    const plan = { ...RUNNING, functions: { documents: { status: 'Enable' } } };
    expect(functionMaintenance(plan, 'news', NOW)).to.deep.equal({ on: false });
  });

  it('is under maintenance whenever and as long as the site is, whatever its own switch is', () => {
    const plan = {
      site: { status: 'Enable', until: JUST_AFTER },
      functions: { documents: { status: 'Disable' }, news: { status: 'Enable' } },
    };
    expect(functionMaintenance(plan, 'documents', NOW)).to.deep.equal({ on: true, until: JUST_AFTER });
    expect(functionMaintenance(plan, 'news', NOW)).to.deep.equal({ on: true, until: JUST_AFTER });
    expect(functionMaintenance(UNDER_MAINTENANCE, 'main', NOW)).to.deep.equal({ on: true });
  });

  it('is not under maintenance without a switch, even when its name is a property of every object', () => {
    expect(functionMaintenance(RUNNING, 'main', NOW)).to.deep.equal({ on: false });
    expect(functionMaintenance(RUNNING, 'constructor', NOW)).to.deep.equal({ on: false });
    expect(functionMaintenance(RUNNING, '__proto__', NOW)).to.deep.equal({ on: false });
    const inherited = Object.create({ main: { status: 'Enable' } }) as typeof RUNNING.functions;
    expect(functionMaintenance({ ...RUNNING, functions: inherited }, 'main', NOW)).to.deep.equal({ on: false });
  });
});

describe('A client that sends a request during maintenance', () => {
  it('should try again after an hour when the end is not known', () => {
    expect(MAINTENANCE_RETRY_SECONDS).to.equal(3600);
    expect(retryAfterSeconds({ on: true }, NOW)).to.equal(3600);
    expect(retryAfterSeconds({ on: false }, NOW)).to.equal(3600);
  });

  it('should try again at the expected end, in whole seconds rounded up', () => {
    expect(retryAfterSeconds({ on: true, until: at('2026-11-21T05:00Z') }, NOW)).to.equal(7200);
    expect(retryAfterSeconds({ on: true, until: at('2026-11-21T03:01:00.001Z') }, NOW)).to.equal(61);
  });

  it('should try again after a minute at the earliest', () => {
    expect(retryAfterSeconds({ on: true, until: at('2026-11-21T03:01Z') }, NOW)).to.equal(60);
    expect(retryAfterSeconds({ on: true, until: JUST_AFTER }, NOW)).to.equal(60);
    expect(retryAfterSeconds({ on: true, until: JUST_BEFORE }, NOW)).to.equal(60);
  });
});
