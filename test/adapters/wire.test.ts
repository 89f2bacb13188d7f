import { expect } from 'chai';
import { CONTENT_KINDS } from '#domain/content/kind.ts';
import { accessTokenFromWire } from '#adapters/department-api/wire/AccessTokenWire.ts';
import { categoriesFromWire } from '#adapters/department-api/wire/CategoryWire.ts';
import type { ForgottenKey } from '#adapters/department-api/wire/ContentDetailWire.ts';
import { contentItemFromWire, contentListFromWire } from '#adapters/department-api/wire/ContentWire.ts';
import { profileFromWire } from '#adapters/department-api/wire/MemberProfileWire.ts';
import { siteDetailsFromWire, siteDetailsToWire } from '#adapters/department-api/wire/SiteDetailsWire.ts';
import { siteIdFromWire } from '#adapters/department-api/wire/SiteIdWire.ts';
import { siteLayoutFromWire } from '#adapters/department-api/wire/SiteLayoutWire.ts';
import { successFromWire } from '#adapters/department-api/wire/SuccessWire.ts';
import {
  reservoirHistoryFromWire,
  reservoirsOnDayFromWire,
  waterUseFromWire,
  type ForgottenWaterKey,
} from '#adapters/department-api/wire/WaterWire.ts';
import { ShapeError } from '#adapters/shape/decode.ts';
import { sample } from '#test/support/samples.ts';

type Json = Record<string, unknown>;

describe('The details of every kind', () => {
  it('travel with every key that the domain gives them', () => {
    // The compiler is the one that proves it: it does not take `true` for a list that holds a forgotten key.
    const complete: [ForgottenKey] extends [never] ? true : readonly ForgottenKey[] = true;
    expect(complete).to.equal(true);
  });
});

describe('The figures of water', () => {
  it('travel with every key that the domain gives them', () => {
    const complete: [ForgottenWaterKey] extends [never] ? true : readonly ForgottenWaterKey[] = true;
    expect(complete).to.equal(true);
  });
});

describe('Answers of the API as they were recorded', () => {
  it('give a client token', () => {
    expect(accessTokenFromWire(sample('access-token'))).to.equal(sample('access-token')['accessToken']);
  });

  it('give the site of a domain, and none for the ids that mean unknown', () => {
    expect(siteIdFromWire(sample('site-view-domain'))).to.equal('1001');
    expect(siteIdFromWire({ _id: 1001 })).to.equal('1001');
    for (const _id of ['', '0', '9999', 0, 9999]) expect(siteIdFromWire({ _id })).to.be.undefined;
  });

  it('give the record of a site, its maintenance in the words of the domain', () => {
    const { name, shortName, publicOrigin, hotline, contact } = sample('site-view');
    expect(siteDetailsFromWire(sample('site-view'))).to.deep.equal({
      id: '1001',
      name,
      shortName,
      publicOrigin,
      hotline,
      contact,
      maintenance: {
        site: { status: 'Disable' },
        functions: { documents: { status: 'Enable', until: '2026-11-21T17:00:00.000Z' } },
      },
      alert: {
        ...(sample('site-view')['alert'] as Json),
        from: '2026-11-20T17:00:00.000Z',
        until: '2026-11-25T17:00:00.000Z',
      },
    });
  });

  it('give the same record again when it is sent on', () => {
    const details = siteDetailsFromWire(sample('site-view'));
    expect(siteDetailsFromWire(JSON.parse(JSON.stringify(siteDetailsToWire(details))))).to.deep.equal(details);
  });

  it('give a layout', () => {
    const { lang: _, theme: __, ...layout } = sample('site-layout');
    expect(siteLayoutFromWire(sample('site-layout'))).to.deep.equal(layout);
  });

  it('give lists, items and categories of every kind of content', () => {
    const { tookMs: _, ...list } = sample('content-list');
    const items = (list['items'] as Json[]).map(withoutRecordId);
    expect(new Set(items.map(({ kind }) => kind))).to.deep.equal(new Set(CONTENT_KINDS));
    expect(contentListFromWire(sample('content-list'))).to.deep.equal({ ...list, items });

    const { editor: __, ...item } = withoutRecordId(sample('content-item'));
    const related = (item['related'] as Json[]).map(withoutRecordId);
    expect(contentItemFromWire(sample('content-item'))).to.deep.equal({ ...item, related });

    const categories = (sample('categories')['categories'] as Json[]).map(withoutRecordId);
    expect(categoriesFromWire(sample('categories'))).to.deep.equal(categories);
  });

  it('give the reservoirs of a day, with and without a report', () => {
    const { tookMs: _, reservoirs, ...day } = sample('reservoirs');
    const [first, second] = reservoirs as Json[];
    const known = { ...first, reservoir: withoutRecordId(first?.['reservoir'] as Json) };
    expect(reservoirsOnDayFromWire(sample('reservoirs'))).to.deep.equal({ ...day, reservoirs: [known, second] });
  });

  it('give the history of a reservoir, figures that were left out being as unknown as those that are null', () => {
    const { reservoir, readings, sources } = sample('reservoir');
    const [{ editor: _, ...first } = {}, second] = readings as Json[];
    const [source] = sources as Json[];
    expect(reservoirHistoryFromWire(sample('reservoir'))).to.deep.equal({
      reservoir,
      readings: [
        { ...first, source },
        { ...second, source, inflow: null, outflow: null },
      ],
    });
  });

  it('give the areas of a season', () => {
    const areas = (sample('water-use')['areas'] as Json[]).map(withoutRecordId);
    expect(waterUseFromWire(sample('water-use'))).to.deep.equal({ ...sample('water-use'), areas });
  });

  it('give the profile of a member, with and without what registration does not ask for', () => {
    const { status, message: _, createdAt: __, __v: ___, ...profile } = sample('member-profile');
    expect(profileFromWire(sample('member-profile'))).to.deep.equal({ ...profile, id: '4711' });
    const { birthday: _birthday, gender: _gender, image: _image, ...registered } = profile;
    for (const absent of [{}, { birthday: null, gender: null, image: null }])
      expect(profileFromWire({ status, ...registered, ...absent })).to.deep.equal({ ...registered, id: '4711' });
  });

  it('say whether a change was made', () => {
    expect(successFromWire(sample('member-success'))).to.equal(true);
    expect(successFromWire(sample('member-failure'))).to.equal(false);
    for (const json of [{}, { success: 'true' }, null]) expect(() => successFromWire(json)).to.throw(ShapeError);
  });
});

describe('An answer of the API that is not as agreed', () => {
  const UNKNOWN = ['__v', 'message', 'createdAt', 'createdBy', 'reason', 'lang', 'theme', 'tookMs', 'editor'];
  const answers = {
    'site-view': siteDetailsFromWire,
    'site-layout': siteLayoutFromWire,
    'content-list': contentListFromWire,
    'content-item': contentItemFromWire,
    categories: categoriesFromWire,
    reservoirs: reservoirsOnDayFromWire,
    reservoir: reservoirHistoryFromWire,
    'water-use': waterUseFromWire,
    'member-profile': profileFromWire,
  };
  const NOT_IT = { wrong: [null] };

  for (const [name, fromWire] of Object.entries(answers)) {
    it(`is a fault whichever field of ${name} is of another type, and one that nobody knows is passed over`, () => {
      const places = placesIn(sample(name)).filter((path) => !path.some((key) => UNKNOWN.includes(String(key))));
      expect(places.length).to.be.greaterThan(5);
      for (const path of places) {
        const changed = withValue(sample(name), path, NOT_IT);
        const isRecordId = path.at(-1) === '_id' && name !== 'site-view';
        const attempt = () => fromWire(changed);
        if (isRecordId) expect(attempt, path.join('.')).not.to.throw();
        else expect(attempt, path.join('.')).to.throw(ShapeError);
      }
    });

    it(`is a fault when ${name} is no keys and values at all`, () => {
      for (const json of [undefined, null, 'text', 7, [], [{}], {}]) expect(() => fromWire(json)).to.throw(ShapeError);
    });
  }

  it('is a fault when a field is missing, and says which without quoting what came', () => {
    const { hotline: _, ...without } = sample('site-view');
    expect(() => siteDetailsFromWire(without)).to.throw(ShapeError, 'hotline is missing');
    const wrong = withValue(sample('content-item'), ['cover', 'variants', 0, 'webp'], '<script>secret');
    expect(() => contentItemFromWire(wrong)).to.throw(
      ShapeError,
      /^cover\.variants\.0\.webp must be the name of a media file$/,
    );
  });

  it('is a fault when a reading of a history has a source that is not told', () => {
    const wrong = withValue(sample('reservoir'), ['readings', 1, 'source'], 1);
    expect(() => reservoirHistoryFromWire(wrong)).to.throw(ShapeError, 'readings.1.source must be');
  });

  it('is a fault when a figure cannot be one: less than nothing, or nothing to measure against', () => {
    const reading = ['reservoirs', 0, 'reading'];
    const wrong: readonly (readonly [Path, unknown])[] = [
      [[...reading, 'volume'], -0.001],
      [[...reading, 'storage'], 0],
      [[...reading, 'inflow'], '0.8'],
      [[...reading, 'revision'], 0],
      [[...reading, 'date'], '2026-02-30'],
      [['reservoirs', 0, 'reservoir', 'storage'], null],
      [['reservoirs', 0, 'reservoir', 'place', 'latitude'], 90.1],
      [['days', 1], '5 May 2026'],
    ];
    for (const [path, value] of wrong)
      expect(() => reservoirsOnDayFromWire(withValue(sample('reservoirs'), path, value)), path.join('.')).to.throw(
        ShapeError,
        `${path.filter((step) => path[0] !== 'days' || step === 'days').join('.')} `,
      );
  });

  it('is a fault when a profile has the status of something else, or is nobody’s', () => {
    for (const [key, value] of [
      ['status', 401],
      ['status', '200'],
      ['id', ''],
      ['birthday', '31.12.1990'],
    ] as const)
      expect(() => profileFromWire(withValue(sample('member-profile'), [key], value)), key).to.throw(
        ShapeError,
        `${key} must`,
      );
  });

  it('is a fault when an item and its detail are of different kinds', () => {
    const wrong = withValue(sample('content-item'), ['detail', 'kind'], 'policy');
    expect(() => contentItemFromWire(wrong)).to.throw(ShapeError, 'detail.kind must be news');
  });

  it('never leads anybody to an address that is not safe', () => {
    const places: readonly (readonly [string, (json: unknown) => unknown, Path, string])[] = [
      ['site-layout', siteLayoutFromWire, ['footer', 0, 'links', 0, 'target', 'address'], 'safe to follow'],
      ['content-list', contentListFromWire, ['items', 4, 'detail', 'source', 'address'], 'an https address'],
      ['content-list', contentListFromWire, ['items', 10, 'detail', 'map'], 'an https address'],
      ['content-list', contentListFromWire, ['items', 12, 'detail', 'links', 0, 'address'], 'safe to follow'],
    ];
    for (const [name, fromWire, path, fault] of places) {
      for (const address of [
        'javascript:alert(1)',
        '//elsewhere.example',
        'java\tscript:alert(1)',
        'data:text/html,x',
      ]) {
        const changed = withValue(sample(name), path, address);
        expect(() => fromWire(changed), `${path.join('.')} ${address}`).to.throw(ShapeError, fault);
      }
    }
  });

  it('has a film elsewhere and a map at https addresses only: the page names the website that they are on', () => {
    for (const path of [
      ['items', 4, 'detail', 'source', 'address'],
      ['items', 10, 'detail', 'map'],
    ] as const)
      for (const address of ['/th/about', '#here', 'mailto:a@b.example', 'http://a.example/', 'https://', 'https:///'])
        expect(() => contentListFromWire(withValue(sample('content-list'), path, address)), address).to.throw(
          ShapeError,
          'an https address',
        );
  });

  it('leads to no policy that a site does not have', () => {
    const path = ['footer', 0, 'links', 1, 'target', 'name'];
    for (const name of ['terms', 'Privacy', 'privacy-policy', '__proto__', ''])
      expect(() => siteLayoutFromWire(withValue(sample('site-layout'), path, name)), name).to.throw(
        ShapeError,
        'one of website, privacy, security, cookie, disclaimer',
      );
  });

  it('never names a file outside the media', () => {
    for (const file of ['../secret.pdf', 'a.pdf', `${'a'.repeat(32)}.html`, `${'a'.repeat(32)}.pdf/..`]) {
      const changed = withValue(sample('content-item'), ['attachments', 0, 'file'], file);
      expect(() => contentItemFromWire(changed)).to.throw(ShapeError, 'the name of a media file');
    }
  });

  it('brings no script into a page', () => {
    const bodyHtml = '<p onclick="x()">Water</p><script>x()</script><a href="javascript:x()">here</a>';
    const transcript = { kind: 'video', source: { at: 'elsewhere', address: 'https://a.example/' }, seconds: 1 };
    const item = contentItemFromWire({
      ...sample('content-item'),
      kind: 'video',
      bodyHtml,
      detail: { ...transcript, transcriptHtml: bodyHtml },
    });
    expect(item.bodyHtml).to.equal('<p>Water</p>here');
    expect(item.detail).to.deep.equal({ ...transcript, transcriptHtml: '<p>Water</p>here' });
  });

  it('cannot reach behind the values with names like __proto__ and constructor', () => {
    const text = JSON.stringify(sample('content-item')).replace(
      '{',
      '{"__proto__":{"hits":-1,"polluted":true},"constructor":{"prototype":{"polluted":true}},',
    );
    const item = contentItemFromWire(JSON.parse(text));
    expect(item).to.deep.equal(contentItemFromWire(sample('content-item')));
    expect(item).not.to.have.property('polluted');
    expect({}).not.to.have.property('polluted');

    const functions = [{ function: '__proto__', _status: 'Enable' }];
    const { maintenance } = siteDetailsFromWire({ ...sample('site-view'), function_maintenance: functions });
    expect(Object.keys(maintenance.functions)).to.deep.equal(['__proto__']);
    expect(Object.getPrototypeOf(maintenance.functions)).to.equal(Object.prototype);
  });
});

type Path = readonly (string | number)[];

/** Every place in a JSON value, but for what is null. */
function placesIn(json: unknown, path: Path = []): readonly Path[] {
  if (typeof json !== 'object' || json === null) return json === null ? [] : [path];
  const inside = Object.entries(json).flatMap(([key, value]) =>
    placesIn(value, [...path, Array.isArray(json) ? Number(key) : key]),
  );
  return path.length === 0 ? inside : [path, ...inside];
}

/** The same JSON value with one place changed. */
function withValue(json: Json, path: Path, value: unknown): Json {
  const changed = structuredClone(json);
  const last = path.at(-1)!;
  const parent = path.slice(0, -1).reduce<unknown>((held, key) => (held as Json)[key], changed);
  (parent as Json)[last] = value;
  return changed;
}

function withoutRecordId({ _id: _, ...record }: Json): Json {
  return record;
}
