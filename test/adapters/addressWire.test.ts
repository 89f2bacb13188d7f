import { expect } from 'chai';
import {
  addressBlocksFromWire,
  addressBlocksQuestionFromWire,
  addressesFromWire,
  addressesQuestionFromWire,
} from '#adapters/department-api/wire/AddressWire.ts';
import { ShapeError } from '#adapters/shape/decode.ts';

const ADDRESS = { slug: '2569-o1', changedAt: { th: '2026-01-01T00:00:00Z' } };

describe('Addresses on the wire', () => {
  it('say no more than an address is made of, whatever else is sent', () => {
    const addresses = [{ ...ADDRESS, parent: 'history', fiscalYear: 2569, code: 'O1', title: 'Plan' }];
    const placeOf = (kind: 'news' | 'page' | 'oit') => addressesFromWire({ addresses }, kind)[0]?.place;
    expect(placeOf('news')).to.deep.equal({ kind: 'news' });
    expect(placeOf('page')).to.deep.equal({ kind: 'page', parent: 'history' });
    expect(placeOf('oit')).to.deep.equal({ kind: 'oit', fiscalYear: 2569, code: 'O1' });
  });

  it('are refused where something is missing or malformed', () => {
    for (const address of [
      ADDRESS,
      { ...ADDRESS, fiscalYear: 2569 },
      { ...ADDRESS, fiscalYear: 99, code: 'O1' },
      { ...ADDRESS, fiscalYear: 2569, code: 'O1', slug: '../secret' },
      { ...ADDRESS, fiscalYear: 2569, code: 'O1', changedAt: { th: 'yesterday' } },
    ])
      expect(() => addressesFromWire({ addresses: [address] }, 'oit'), JSON.stringify(address)).to.throw(ShapeError);
    expect(() => addressesFromWire({}, 'news')).to.throw(ShapeError);
    expect(() => addressBlocksFromWire({ blocks: [{ last: 'a' }] })).to.throw(ShapeError);
  });

  it('are asked for in bounded numbers, after a slug', () => {
    const read = (query: string) => addressesQuestionFromWire(new URLSearchParams(query));
    expect(read('limit=1000')).to.deep.equal({ limit: 1000 });
    expect(read('limit=10000&after=dam')).to.deep.equal({ limit: 10_000, after: 'dam' });
    for (const query of ['', 'limit=0', 'limit=-1', 'limit=10001', 'limit=all', 'limit=1&after=..', 'limit=1&after='])
      expect(read(query), query).to.equal(undefined);
    expect(addressBlocksQuestionFromWire(new URLSearchParams('size=5000'))).to.equal(5000);
    for (const query of ['', 'size=0', 'size=10001', 'size=x'])
      expect(addressBlocksQuestionFromWire(new URLSearchParams(query)), query).to.equal(undefined);
  });
});
