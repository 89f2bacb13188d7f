import { expect } from 'chai';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { accessTokenFromWire } from '#adapters/department-api/wire/AccessTokenWire.ts';
import type { MissingDetailKey } from '#adapters/department-api/wire/ContentDetailWire.ts';
import { contentItemFromWire, contentListFromWire } from '#adapters/department-api/wire/ContentWire.ts';
import {
  siteDetailsFromWire,
  siteDetailsToWire,
  siteIdFromWire,
} from '#adapters/department-api/wire/SiteDetailsWire.ts';
import { siteLayoutFromWire } from '#adapters/department-api/wire/SiteLayoutWire.ts';
import {
  reservoirHistoryFromWire,
  reservoirsOnDayFromWire,
  waterUseFromWire,
  type MissingWaterKey,
} from '#adapters/department-api/wire/WaterWire.ts';
import { SchemaError, type FieldError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { sample } from '#test/support/samples.ts';

type Json = Record<string, unknown>;

describe('The details of every kind of content on the wire', () => {
  it('have every field of the domain in their schemas', () => {
    // The compiler checks this: it does not accept `true` for a list of missing keys.
    const complete: [MissingDetailKey] extends [never] ? true : readonly MissingDetailKey[] = true;
    expect(complete).to.equal(true);
  });
});

describe('The figures of water on the wire', () => {
  it('have every field of the domain in their schemas', () => {
    const complete: [MissingWaterKey] extends [never] ? true : readonly MissingWaterKey[] = true;
    expect(complete).to.equal(true);
  });
});

describe('Recorded responses of the API', () => {
  it('give a client token', () => {
    expect(accessTokenFromWire(sample('access-token'))).to.equal(sample('access-token')['accessToken']);
  });

  it('give the site of a domain, and none for the ids that mean unknown', () => {
    expect(siteIdFromWire(sample('site-view-domain'))).to.equal('1001');
    expect(siteIdFromWire({ _id: 1001 })).to.equal('1001');
    for (const _id of ['', '0', '9999', 0, 9999]) expect(siteIdFromWire({ _id })).to.be.undefined;
  });

  it('give the record of a site, its maintenance in the terms of the domain', () => {
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
      newsTypes: [
        { code: 'floods', name: { th: 'น้ำท่วม', en: 'Floods' } },
        { code: 'jobs', name: { th: 'รับสมัครงาน', en: 'Jobs' } },
      ],
      alert: {
        ...(sample('site-view')['alert'] as Json),
        from: '2026-11-20T17:00:00.000Z',
        until: '2026-11-25T17:00:00.000Z',
      },
    });
  });

  it('give the same record again after it was serialised', () => {
    const details = siteDetailsFromWire(sample('site-view'));
    expect(siteDetailsFromWire(JSON.parse(JSON.stringify(siteDetailsToWire(details))))).to.deep.equal(details);
  });

  it('give a layout', () => {
    const { lang: _, theme: __, ...layout } = sample('site-layout');
    expect(siteLayoutFromWire(sample('site-layout'))).to.deep.equal(layout);
  });

  it('give lists with their categories, and items, of every kind of content', () => {
    const { tookMs: _, ...list } = sample('content-list');
    const items = (list['items'] as Json[]).map(withoutRecordId);
    expect(new Set(items.map(({ kind }) => kind))).to.deep.equal(new Set(CONTENT_KINDS));
    const categories = (list['categories'] as Json[]).map(withoutRecordId);
    expect(contentListFromWire(sample('content-list'))).to.deep.equal({ ...list, items, categories });

    const { editor: __, ...item } = withoutRecordId(sample('content-item'));
    const related = (item['related'] as Json[]).map(withoutRecordId);
    expect(contentItemFromWire(sample('content-item'))).to.deep.equal({ ...item, related });
  });

  it('give the reservoirs of a day, with and without a report', () => {
    const { tookMs: _, reservoirs, ...day } = sample('reservoirs');
    const [first, second] = reservoirs as Json[];
    const known = { ...first, reservoir: withoutRecordId(first?.['reservoir'] as Json) };
    expect(reservoirsOnDayFromWire(sample('reservoirs'))).to.deep.equal({ ...day, reservoirs: [known, second] });
  });

  it('give the history of a reservoir, a missing figure meaning the same as null', () => {
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

  it('give a reservoir without its rule curves when these are not valid', () => {
    const { ruleCurve, ...reservoir } = sample('reservoir')['reservoir'] as Json;
    const [january, ...others] = ruleCurve as Json[];
    for (const wrong of [others, [{ ...january, lower: 99 }, ...others], [{ ...january, upper: 99 }, ...others], []]) {
      const json = { ...sample('reservoir'), reservoir: { ...reservoir, ruleCurve: wrong } };
      expect(reservoirHistoryFromWire(json).reservoir).to.deep.equal(reservoir);
    }
  });

  it('give the areas of a season', () => {
    const areas = (sample('water-use')['areas'] as Json[]).map(withoutRecordId);
    expect(waterUseFromWire(sample('water-use'))).to.deep.equal({ ...sample('water-use'), areas });
  });
});

describe('A response of the API that does not follow its schema', () => {
  const UNKNOWN = ['__v', 'message', 'createdAt', 'createdBy', 'reason', 'lang', 'theme', 'tookMs', 'editor'];
  const CONTENT =
    /\b(category|subcategory|cover|caption|captions|updatedAt|issuedBy|issuedOn|number|transcriptHtml|place|order|phone|email|province|provinces|map|parent|due)\b/;
  /** The parser of each response, and its optional fields. */
  const responses: Readonly<Record<string, readonly [read: FromWire, optional: RegExp]>> = {
    'site-view': [
      siteDetailsFromWire,
      /^(function_maintenance\.\d+\.until$|contact\.(hours|answerDays)\b|(alert|newsTypes)\b)/,
    ],
    'site-layout': [siteLayoutFromWire, /\b(caption|query|parent|wholeWords)\b/],
    'content-list': [contentListFromWire, new RegExp(`${CONTENT.source}|^items\\.\\d+\\.bodyHtml$`)],
    'content-item': [contentItemFromWire, CONTENT],
    reservoirs: [reservoirsOnDayFromWire, /^date$|\.(owner|deadStorage|maxStorage|catchment|place|reading)\b/],
    reservoir: [
      reservoirHistoryFromWire,
      /\.(volume|inflow|outflow|owner|deadStorage|maxStorage|catchment|ruleCurve|place)\b/,
    ],
    'water-use': [waterUseFromWire, /^season\b|\.area$/],
  };
  const WRONG = { wrong: [null] };

  for (const [name, [fromWire, optional]] of Object.entries(responses)) {
    it(`of ${name} is an error for any wrong required field, and loses any wrong optional one`, () => {
      const places = placesIn(sample(name)).filter((path) => !path.some((key) => UNKNOWN.includes(String(key))));
      expect(places.length).to.be.greaterThan(5);
      for (const path of places) {
        const at = path.join('.');
        const dropped: FieldError[] = [];
        const attempt = () => fromWire(withValue(sample(name), path, WRONG), (error) => dropped.push(error));
        const isRecordId = path.at(-1) === '_id' && name !== 'site-view';
        if (isRecordId || optional.test(at)) {
          expect(JSON.stringify(attempt()), at).not.to.include('wrong');
          const reported = dropped.map((error) => error.path.join('.'));
          if (isRecordId) expect(reported, at).to.deep.equal([]);
          else
            expect(
              reported.length > 0 && reported.every((one) => one.startsWith(at) || at.startsWith(one)),
              at,
            ).to.equal(true);
        } else {
          expect(attempt, at).to.throw(SchemaError);
        }
      }
    });

    it(`of ${name} is an error when it is no JSON object, or an empty one`, () => {
      for (const json of [undefined, null, 'text', 7, [], [{}], {}]) expect(() => fromWire(json)).to.throw(SchemaError);
    });
  }

  it('is an error that names the missing or wrong field without quoting its value', () => {
    const { hotline: _, ...without } = sample('site-view');
    expect(() => siteDetailsFromWire(without)).to.throw(SchemaError, 'hotline is missing');
    const wrong = withValue(sample('content-item'), ['attachments', 0, 'file'], '<script>secret');
    expect(() => contentItemFromWire(wrong)).to.throw(
      SchemaError,
      /^attachments\.0\.file must be the name of a media file$/,
    );
  });

  it('loses the nearest optional value around a wrong required field, and reports the field', () => {
    const dropped: FieldError[] = [];
    const wrong = withValue(sample('content-item'), ['cover', 'variants', 0, 'webp'], '<script>secret');
    const item = contentItemFromWire(wrong, (error) => dropped.push(error));
    const { cover: _, ...same } = contentItemFromWire(sample('content-item'));
    expect(item).to.deep.equal(same);
    expect(dropped).to.deep.equal([
      { path: ['cover', 'variants', 0, 'webp'], reason: 'must be the name of a media file' },
    ]);
  });

  it('is an error when a switch of a function is wrong, because without it a maintenance would end', () => {
    const wrong: readonly (readonly [Path, unknown])[] = [
      [['function_maintenance'], 'documents'],
      [['function_maintenance'], [null]],
      [['function_maintenance', 0, 'function'], 7],
      [['function_maintenance', 0, '_status'], true],
    ];
    for (const [path, value] of wrong)
      expect(() => siteDetailsFromWire(withValue(sample('site-view'), path, value)), path.join('.')).to.throw(
        SchemaError,
        path.join('.'),
      );
    const { maintenance } = siteDetailsFromWire(
      withValue(sample('site-view'), ['function_maintenance', 0, 'until'], 'soon'),
    );
    expect(maintenance.functions, 'only the end is lost').to.deep.equal({ documents: { status: 'Enable' } });
  });

  it('is an error when a reading refers to a source that is not in the list', () => {
    const wrong = withValue(sample('reservoir'), ['readings', 1, 'source'], 1);
    expect(() => reservoirHistoryFromWire(wrong)).to.throw(SchemaError, 'readings.1.source must be');
  });

  it('loses impossible figures: a negative one, a storage of 0, a date that does not exist', () => {
    const reading = ['reservoirs', 0, 'reading'];
    const optional: readonly (readonly [Path, unknown])[] = [
      [[...reading, 'volume'], -0.001],
      [[...reading, 'storage'], 0],
      [[...reading, 'inflow'], '0.8'],
      [[...reading, 'revision'], 0],
      [[...reading, 'date'], '2026-02-30'],
      [['reservoirs', 0, 'reservoir', 'place', 'latitude'], 90.1],
    ];
    for (const [path, value] of optional) {
      const dropped: string[] = [];
      const wrong = withValue(sample('reservoirs'), path, value);
      reservoirsOnDayFromWire(wrong, (error) => dropped.push(error.path.join('.')));
      expect(dropped, path.join('.')).to.deep.equal([path.join('.')]);
    }
    const required: readonly (readonly [Path, unknown, string])[] = [
      [['reservoirs', 0, 'reservoir', 'storage'], null, 'reservoirs.0.reservoir.storage is missing'],
      [['reservoirs', 0, 'reservoir', 'storage'], 0, 'reservoirs.0.reservoir.storage must be'],
      [['days', 1], '5 May 2026', 'days must be'],
    ];
    for (const [path, value, error] of required)
      expect(() => reservoirsOnDayFromWire(withValue(sample('reservoirs'), path, value))).to.throw(SchemaError, error);
  });

  it('is an error when an item and its detail are of different kinds', () => {
    const wrong = withValue(sample('content-item'), ['detail', 'kind'], 'policy');
    expect(() => contentItemFromWire(wrong)).to.throw(SchemaError, 'detail.kind must be news');
  });

  it('never gives an address that is not safe: it is an error where it is required, and lost where it is optional', () => {
    const places: readonly (readonly [string, FromWire, Path, string])[] = [
      ['site-layout', siteLayoutFromWire, ['footer', 0, 'links', 0, 'target', 'address'], 'safe to follow'],
      ['content-list', contentListFromWire, ['items', 4, 'detail', 'source', 'address'], 'begins with https://'],
      ['content-list', contentListFromWire, ['items', 10, 'detail', 'map'], 'begins with https://'],
      ['content-list', contentListFromWire, ['items', 12, 'detail', 'links', 0, 'address'], 'safe to follow'],
    ];
    for (const [name, fromWire, path, reason] of places)
      for (const address of ['javascript:alert(1)', '//elsewhere.example', 'java\tscript:alert(1)', 'data:text/html,x'])
        expectRefused(fromWire, name, path, address, reason);
  });

  it('has a video elsewhere and a map at https addresses only: the page names the website that they are on', () => {
    for (const path of [
      ['items', 4, 'detail', 'source', 'address'],
      ['items', 10, 'detail', 'map'],
    ] as const)
      for (const address of ['/th/about', '#here', 'mailto:a@b.example', 'http://a.example/', 'https://', 'https:///'])
        expectRefused(contentListFromWire, 'content-list', path, address, 'begins with https://');
  });

  it('loses links to policies that the site does not have', () => {
    const path = ['footer', 0, 'links', 1, 'target', 'name'];
    for (const name of ['terms', 'Privacy', 'privacy-policy', '__proto__', ''])
      expect(() => siteLayoutFromWire(withValue(sample('site-layout'), path, name)), name).to.throw(
        SchemaError,
        'one of website, privacy, security, cookie, disclaimer',
      );
  });

  it('never names a file outside the media', () => {
    for (const file of ['../secret.pdf', 'a.pdf', `${'a'.repeat(32)}.html`, `${'a'.repeat(32)}.pdf/..`]) {
      const changed = withValue(sample('content-item'), ['attachments', 0, 'file'], file);
      expect(() => contentItemFromWire(changed)).to.throw(SchemaError, 'the name of a media file');
    }
  });

  it('loses the scripts in its body and transcript', () => {
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

  it('cannot pollute prototypes with keys like __proto__ and constructor', () => {
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
type FromWire = (json: unknown, onDropped?: OnDropped) => unknown;

/** A wrong value is an error, or is dropped and reported with this reason. */
function expectRefused(fromWire: FromWire, name: string, path: Path, value: string, reason: string): void {
  const about = `${path.join('.')} ${value}`;
  const errors: FieldError[] = [];
  try {
    const result = fromWire(withValue(sample(name), path, value), (error) => errors.push(error));
    expect(
      placesIn(result).map((place) => JSON.stringify(place)),
      about,
    ).not.to.include(JSON.stringify(path));
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    errors.push(...error.errors);
  }
  expect(
    errors.map((error) => error.path),
    about,
  ).to.deep.equal([path]);
  expect(errors[0]?.reason, about).to.include(reason);
}

/** The path of every value in JSON, except null. */
function placesIn(json: unknown, path: Path = []): readonly Path[] {
  if (typeof json !== 'object' || json === null) return json === null ? [] : [path];
  const inside = Object.entries(json).flatMap(([key, value]) =>
    placesIn(value, [...path, Array.isArray(json) ? Number(key) : key]),
  );
  return path.length === 0 ? inside : [path, ...inside];
}

/** The same JSON with one value changed. */
function withValue(json: Json, path: Path, value: unknown): Json {
  const changed = structuredClone(json);
  const last = path.at(-1)!;
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as Json)[key], changed);
  (parent as Json)[last] = value;
  return changed;
}

function withoutRecordId({ _id: _, ...record }: Json): Json {
  return record;
}
