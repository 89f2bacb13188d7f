import { expect } from 'chai';
import {
  addressBlocksFromWire,
  addressBlocksQueryFromWire,
  addressesFromWire,
  addressesQueryFromWire,
} from '#adapters/department-api/wire/AddressWire.ts';
import { SchemaError } from '#adapters/schema/readSchema.ts';

const ADDRESS = { slug: '2569-o1', changedAt: { th: '2026-01-01T00:00:00Z' } };

describe('Addresses on the wire', () => {
  it('have only the fields of an address of their kind', () => {
    const addresses = [{ ...ADDRESS, parent: 'history', fiscalYear: 2569, code: 'O1', title: 'Plan' }];
    const placeOf = (kind: 'news' | 'page' | 'oit') => addressesFromWire({ addresses }, kind)[0]?.place;
    expect(placeOf('news')).to.deep.equal({ kind: 'news' });
    expect(placeOf('page')).to.deep.equal({ kind: 'page', parent: 'history' });
    expect(placeOf('oit')).to.deep.equal({ kind: 'oit', fiscalYear: 2569, code: 'O1' });
  });

  it('are an error where a required field is missing or malformed', () => {
    for (const address of [
      ADDRESS,
      { ...ADDRESS, fiscalYear: 2569 },
      { ...ADDRESS, fiscalYear: 99, code: 'O1' },
      { ...ADDRESS, fiscalYear: 2569, code: 'O1', slug: '../secret' },
      { ...ADDRESS, fiscalYear: 2569, code: 'O1', changedAt: 'yesterday' },
    ])
      expect(() => addressesFromWire({ addresses: [address] }, 'oit'), JSON.stringify(address)).to.throw(SchemaError);
    expect(() => addressesFromWire({}, 'news')).to.throw(SchemaError);
    expect(() => addressBlocksFromWire({ blocks: [{ last: 'a' }] })).to.throw(SchemaError);
  });

  it('lose the date of a language that is malformed, and report it', () => {
    const dropped: string[] = [];
    const address = { slug: '2569-o1', changedAt: { th: 'yesterday', en: '2026-01-01T00:00:00Z' } };
    const [read] = addressesFromWire({ addresses: [address] }, 'news', (error) => dropped.push(error.path.join('.')));
    expect(read?.changedAt).to.deep.equal({ en: '2026-01-01T00:00:00.000Z' });
    expect(dropped).to.deep.equal(['addresses.0.changedAt.th']);
  });

  it('are requested in bounded numbers, after a slug', () => {
    const read = (query: string) => addressesQueryFromWire(new URLSearchParams(query));
    expect(read('limit=1000')).to.deep.equal({ limit: 1000 });
    expect(read('limit=10000&after=dam')).to.deep.equal({ limit: 10_000, after: 'dam' });
    for (const query of ['', 'limit=0', 'limit=-1', 'limit=10001', 'limit=all', 'limit=1&after=..', 'limit=1&after='])
      expect(() => read(query), query).to.throw(SchemaError);
    expect(() => read('limit=1&limit=1')).to.throw(SchemaError, 'limit is given twice');
    expect(addressBlocksQueryFromWire(new URLSearchParams('size=5000'))).to.equal(5000);
    for (const query of ['', 'size=0', 'size=10001', 'size=x', 'size=1.5', 'size=05'])
      expect(() => addressBlocksQueryFromWire(new URLSearchParams(query)), query).to.throw(SchemaError);
  });
});
