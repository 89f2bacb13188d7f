import { expect } from 'chai';
import ICAL from 'ical.js';
import { at } from '#test/support/testClock.ts';
import { calendarFile } from '#server/web/feeds/calendarFile.ts';

describe('A file for calendar programs', () => {
  it('has no line that a text began', () => {
    const text = 'A\rATTACH:x\r\nBEGIN:VALARM\u000b\u0000\u007f; B\tC\u2028URL:x\u0085D';
    const file = calendarFile({
      language: 'en',
      name: text,
      self: 'https://www.example.go.th/en/calendar.ics',
      page: 'https://www.example.go.th/en/calendar',
      events: [
        {
          ...{ uid: 'one@example', revision: 1, revisedAt: at('2026-01-01T00:00:00Z'), title: text, summary: text },
          ...{ address: 'https://www.example.go.th/en/events/one', category: text },
          detail: {
            kind: 'event',
            startsAt: at('2026-01-02T00:00:00Z'),
            endsAt: at('2026-01-02T01:00:00Z'),
            allDay: false,
            place: text,
          },
        },
      ],
    });
    // eslint-disable-next-line no-control-regex -- what the standard forbids
    expect(file.replaceAll('\r\n', '')).not.to.match(/[\u0000-\u0008\u000a-\u001f\u007f\u0085\u2028]/);
    const event = new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent')!;
    for (const property of ['summary', 'location', 'categories'])
      expect(event.getFirstPropertyValue(property), property).to.equal('A\nATTACH:x\nBEGIN:VALARM; B\tC\nURL:x\nD');
    expect(event.getFirstProperty('attach')).to.be.null;
  });
});
