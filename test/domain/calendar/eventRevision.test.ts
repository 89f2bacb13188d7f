import { expect } from 'chai';
import { eventRevision } from '#domain/calendar/eventRevision.ts';

describe('The revision of an event', () => {
  it('is 0 for a new event', () => {
    expect(eventRevision(undefined, 'a', undefined)).to.equal(0);
  });

  it('stays while calendars show the event in the same way, and rises otherwise', () => {
    expect(eventRevision({ revision: 3, digest: 'a' }, 'a', 3)).to.equal(3);
    expect(eventRevision({ revision: 3, digest: 'a' }, 'b', 3)).to.equal(4);
    expect(eventRevision({ revision: 0, digest: null }, 'b', undefined)).to.equal(1);
  });

  it('is above all that the event has ever had, also after it was removed or an import was interrupted', () => {
    expect(eventRevision(undefined, 'a', 7)).to.equal(8);
    expect(eventRevision({ revision: 3, digest: 'a' }, 'b', 5)).to.equal(6);
  });
});
