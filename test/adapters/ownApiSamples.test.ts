import { expect } from 'chai';
import { accessTokenFromWire } from '#adapters/department-api/wire/AccessTokenWire.ts';
import { layoutRecordFromWire } from '#adapters/department-api/wire/LayoutRecordWire.ts';
import { siteRecordFromWire, siteRecordIdFromWire } from '#adapters/department-api/wire/SiteRecordWire.ts';
import { SchemaError } from '#adapters/schema/readSchema.ts';
import { siteId } from '#test/support/builders.ts';
import { sample } from '#test/support/samples.ts';

const ID = siteId('64f1c0ffee0123456789ab01');

describe("A recorded response of a department's own API", () => {
  it('to the token call has the token, and need not have more', () => {
    expect(accessTokenFromWire(sample('own-api-access-token'))).to.equal('Rk9PQkFSLXRva2VuLW9mLXRoZS1kZXBhcnRtZW50');
  });

  it('to the domain call has the id that the department gave the site, as it is or in data', () => {
    const record = sample('own-api-site-view-domain');
    expect(siteRecordIdFromWire(record)).to.equal(ID);
    expect(siteRecordIdFromWire({ success: true, data: record })).to.equal(ID);
  });

  it('to the domain call says that nobody has it by having no id, and not by an error with status 200', () => {
    for (const nothing of [null, {}, { data: null }, { _id: null }, { _id: 9999 }])
      expect(siteRecordIdFromWire(nothing)).to.be.undefined;
    for (const error of [
      { success: false },
      { error: 'database' },
      { message: 'Try again' },
      { data: { errors: [1] } },
    ])
      expect(() => siteRecordIdFromWire(error)).to.throw(SchemaError);
  });

  it('to the call for details has the switch of the maintenance; its own fields do not matter', () => {
    expect(siteRecordFromWire(sample('own-api-site-view'), ID)).to.deep.equal({
      id: ID,
      maintenance: { status: 'Enable' },
    });
  });

  it('to the call for a layout may have our names with other contents: nothing of it is taken, and no menu is empty', () => {
    const dropped: string[] = [];
    const layout = layoutRecordFromWire(sample('own-api-site-layout'), false, ({ path }) =>
      dropped.push(path.join('.')),
    );
    expect(layout).to.deep.equal({});
    expect(dropped.join()).to.match(/^menu/);
  });
});
