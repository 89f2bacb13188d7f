import { expect } from 'chai';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { OwnSite } from '#domain/site/matchSite.ts';
import type { SiteDefaults } from '#domain/site/siteRecord.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { openDepartmentApi, type DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { both, host, picture, SITE, siteDetails, siteId, siteLayout } from '#test/support/builders.ts';
import { answer, problem, ScriptedApi, type Reply } from '#test/support/ScriptedApi.ts';
import { sample } from '#test/support/samples.ts';
import { testClock } from '#test/support/testClock.ts';

const HOST = host('www.example.go.th');
const RECORD = siteId('501');
const OWN = siteDetails();
const OWN_LAYOUT = siteLayout();
const BUILT_IN = siteLayout({ hero: { title: 'Built in', text: '', picture: picture() }, policies: [] });
const PAGE = '<!doctype html><title>404</title>';

describe("The sites of an API that is not Thara's own", () => {
  let server: ScriptedApi;
  let api: DepartmentApi;
  let warnings: string[];
  const clock = testClock();

  const open = (
    given: { own?: readonly OwnSite[]; defaults?: SiteDefaults; offersContent?: boolean; fixed?: string } = {},
  ) => {
    const { own = [{ id: SITE, domains: [HOST] }], defaults = {}, offersContent = false, fixed } = given;
    const known = (id: string) => own.some((site) => site.id === id);
    api = openDepartmentApi({
      ...{ baseUrl: server.baseUrl, clientId: 'web', clientSecret: 'the-client-secret', clock },
      warn: (message) => warnings.push(message),
      other: {
        filling: {
          own: {
            all: () => Promise.resolve(own),
            details: (id) => Promise.resolve(known(id) ? OWN : undefined),
            layout: (id) => Promise.resolve(known(id) ? OWN_LAYOUT : undefined),
          },
          defaults,
          builtInLayouts: { th: BUILT_IN, en: BUILT_IN },
        },
        offersContent,
        fixedRecord: fixed === undefined ? undefined : siteId(fixed),
        members: undefined,
      },
    });
  };
  beforeEach(async () => {
    warnings = [];
    server = await ScriptedApi.start();
    open();
  });
  afterEach(async () => {
    await api.close();
    await server.close();
  });

  const idFor = async (reply: Reply) => {
    server.reply(reply);
    return await api.sites.findByDomain(HOST).catch((error: unknown) => error);
  };
  const detailsFor = async (reply: Reply): Promise<SiteDetails | undefined> => {
    server.reply(answer(200, { _id: RECORD }), reply);
    const site = await api.sites.findByDomain(HOST);
    return await api.sites.details(site!);
  };
  const layoutFor = async (reply: Reply): Promise<SiteLayout | undefined> => {
    server.reply(answer(200, { _id: RECORD }), reply);
    const site = await api.sites.findByDomain(HOST);
    return await api.sites.layout(site!, 'en');
  };

  it('are found by their domain, whether the id is text or a number, wrapped or not, with any status of success', async () => {
    for (const reply of [
      answer(200, { _id: '501' }),
      answer(200, { _id: 501 }),
      answer(201, { data: { _id: 501, name: 'x' }, status: 'ok' }),
      answer(200, { _id: null, data: { _id: ' 501 ' } }),
      answer(200, '\uFEFF{"_id":"501"}'),
    ])
      expect(await idFor(reply)).to.equal(SITE);
  });

  it('are unknown when the API says so in any way', async () => {
    for (const reply of [
      ...[
        {},
        { _id: null },
        { _id: 0 },
        { _id: 9999 },
        { _id: '9999' },
        { data: null },
        { error: 'unknown domain' },
      ].map((body) => answer(200, body)),
      answer(200, 'null'),
      answer(204),
      answer(404, PAGE),
      answer(404, { message: 'no such domain' }),
      problem(404, 'siteNotFound'),
    ]) {
      expect(await idFor(reply)).to.equal(undefined);
    }
  });

  it('are not unknown, but unavailable, when the response is no record', async () => {
    for (const body of [PAGE, '', '"501"', '[]', { _id: true }, { _id: { $oid: '501' } }, { _id: 1.5 }])
      expect(await idFor(answer(200, body)), JSON.stringify(body)).to.be.instanceOf(Unavailable);
    for (const status of [302, 400, 403, 500, 503])
      expect(await idFor(answer(status, { _id: '501' })), String(status)).to.be.instanceOf(Unavailable);
  });

  it('are forgotten when the API no longer knows them, but not when a proxy knows no API', async () => {
    await idFor(answer(200, { _id: 501 }));
    expect(await idFor(answer(404, PAGE)), 'a page of a proxy').to.equal(SITE);
    expect(await idFor(answer(404, { message: 'no such domain' }))).to.equal(undefined);
    expect(await idFor(answer(404, PAGE)), 'after the truth').to.equal(undefined);
  });

  it('need no more than an id: everything else comes from the content folder, and maintenance is off', async () => {
    for (const body of [{ _id: '501' }, { _id: 501 }, { data: { _id: '501' } }, { _id: '501', is_maintenance: null }])
      expect(await detailsFor(answer(200, body))).to.deep.equal(OWN);
    expect(warnings).to.deep.equal([]);
    expect(server.calls.map(({ path }) => path)).to.include('/site/view/501');
  });

  it('show what their record says', async () => {
    const { alert, hotline, contact, name, shortName, publicOrigin, function_maintenance } = sample('site-view');
    const details = await detailsFor(answer(200, { ...sample('site-view'), _id: 501 }));
    expect(details).to.deep.include({ id: SITE, hotline, contact, name, shortName, publicOrigin });
    expect(details?.alert?.title).to.deep.equal((alert as SiteDetails['alert'])?.title);
    expect(function_maintenance).to.have.length(1);
    expect(details?.maintenance.functions).to.have.keys('documents');
  });

  it('have Thai names in whichever encoding the API sends them, which is reported where it does not say so', async () => {
    const name = both('กรมชลประทาน', 'Department');
    const tis620 = Buffer.from(
      Array.from(JSON.stringify({ _id: 501, name }), (letter) =>
        letter > '\xff' ? letter.charCodeAt(0) - 0xd60 : letter.charCodeAt(0),
      ),
    );
    for (const type of ['application/json; charset=tis-620', 'application/json'])
      expect(
        (await detailsFor((response) => response.writeHead(200, { 'Content-Type': type }).end(tis620)))?.name,
      ).to.deep.equal(name);
    expect(warnings).to.deep.equal(["the department's API sends text that is not UTF-8; it is read as windows-874"]);
  });

  it('are under maintenance when the switch says exactly so', async () => {
    for (const [is_maintenance, status] of [
      [{ _status: 'Enable' }, 'Enable'],
      [{ _status: 'Enable', until: 'tomorrow' }, 'Enable'],
      [{ _status: 'enable' }, 'enable'],
      [{ _status: true }, 'Disable'],
      ['Enable', 'Disable'],
      [[], 'Disable'],
    ] as const)
      expect((await detailsFor(answer(200, { _id: 501, is_maintenance })))?.maintenance.site.status).to.equal(status);
  });

  it('lose a wrong field only, which is reported once', async () => {
    const wrong = {
      ...{ name: 'not bilingual', shortName: { th: ' ', en: 'x' }, publicOrigin: 'javascript:alert(1)', notice: 1 },
      ...{ hotline: { number: '<b>', extension: '1' }, contact: { phone: 5, email: 'x', address: null }, alert: [] },
      ...{ function_maintenance: 'none', newsTypes: [{ code: 'all', name: { th: 'ก', en: 'A' } }] },
    };
    for (let times = 0; times < 2; times++)
      expect(await detailsFor(answer(200, { _id: 501, ...wrong }))).to.deep.equal(OWN);
    const fields = warnings.map((warning) => /SiteRecordWire\.(\w+)/.exec(warning)?.[1]);
    expect(new Set(fields)).to.deep.equal(new Set(Object.keys(wrong)));
    expect(new Set(warnings).size).to.equal(warnings.length);
  });

  it('never show the record of another site, nor an error that is sent as a record', async () => {
    const errors = [{ error: 'x' }, { message: 'x', data: null }, { success: false, data: {} }, { statusCode: 500 }];
    for (const body of [{ _id: '502' }, ...errors, 'null', '[]', PAGE, '', { _id: 0 }])
      expect(await detailsFor(answer(200, body)).catch((error: unknown) => error)).to.be.instanceOf(Unavailable);
    expect(await detailsFor(answer(404, {})).catch((error: unknown) => error)).to.be.instanceOf(Unavailable);
  });

  it('need no id in their record, because it is known from their domain', async () => {
    for (const is_maintenance of [{ _status: 'Enable' }, { _status: 'Disable' }])
      for (const body of [
        { is_maintenance },
        { data: { is_maintenance } },
        { _id: null, is_maintenance },
        { _id: {}, is_maintenance },
      ])
        expect((await detailsFor(answer(200, body)))?.maintenance.site.status).to.equal(is_maintenance._status);
  });

  it('are not under maintenance when their record says nothing and never said anything', async () => {
    for (const body of [
      {},
      { data: {} },
      { site_title: 'x' },
      { _id: null, is_maintenance: null },
      { is_maintenance: 'on' },
    ])
      expect(await detailsFor(answer(200, body)), JSON.stringify(body)).to.deep.equal(OWN);
  });

  it('stay under maintenance until a record says otherwise', async () => {
    const on = { _id: 501, is_maintenance: { _status: 'Enable' } };
    const silent = [answer(200, {}), answer(200, 'null'), answer(200, { error: 'x' }), answer(200, PAGE)];
    for (const reply of [answer(200, on), ...silent, answer(404, {}), answer(500, {})])
      expect((await detailsFor(reply))?.maintenance.site.status).to.equal('Enable');
    const off = { is_maintenance: { _status: 'Disable' } };
    for (const reply of [answer(200, off), ...silent])
      expect((await detailsFor(reply))?.maintenance.site.status).to.equal('Disable');
    await detailsFor(answer(200, on));
    expect((await detailsFor(answer(200, { _id: 501 })))?.maintenance.site.status).to.equal('Disable');
  });

  it('are described by settings and by their domain when no folder has them', async () => {
    await api.close();
    open({ own: [], defaults: { name: both('กรม', 'Department'), contact: { email: 'info@example.go.th' } } });
    const details = await detailsFor(answer(200, { _id: 501 }));
    expect(details).to.deep.include({
      id: 'api:501',
      name: both('กรม', 'Department'),
      publicOrigin: 'https://www.example.go.th',
    });
    expect(details?.contact.email).to.equal('info@example.go.th');
  });

  it('have the layout of the folder, or the built-in one, as far as the API has none', async () => {
    for (const reply of [
      ...[{}, { data: {} }, { hero: null }, { tasks: 'none', menu: [1], footer: {}, intro: [] }].map((body) =>
        answer(200, body),
      ),
      ...['null', '[]', '""', '7'].map((body) => answer(200, body)),
      answer(204),
      answer(404, PAGE),
      answer(404, { message: 'no layout' }),
    ])
      expect(await layoutFor(reply)).to.deep.equal(OWN_LAYOUT);
    expect(warnings.join()).not.to.include('no readable layout');
    await api.close();
    open({ own: [] });
    expect(await layoutFor(answer(200, {}))).to.deep.equal(BUILT_IN);
  });

  it('have the layout of the folder where that of the API cannot be read, which is reported once', async () => {
    const unreadable = [answer(200, PAGE), answer(200, ''), answer(500, {}), answer(302), answer(403, {})];
    for (const reply of [...unreadable, (response: { destroy(): void }) => response.destroy(), () => undefined])
      expect(await layoutFor(reply)).to.deep.equal(OWN_LAYOUT);
    const reported = () => warnings.filter((warning) => warning.includes('no readable layout of site 501 in en'));
    expect(reported()).to.have.length(1);
    await layoutFor(answer(200, { tasks: [] }));
    expect(await layoutFor(answer(500, {})), 'the last one that was read').to.deep.equal({ ...OWN_LAYOUT, tasks: [] });
    expect(reported()).to.have.length(1);
  });

  it('have the parts of a layout that the API has, but not its pictures where it serves no media', async () => {
    const {
      lang: _,
      theme: __,
      ...recorded
    } = sample('site-layout') as unknown as SiteLayout & Record<string, unknown>;
    const given = answer(200, { data: { ...recorded, policies: ['cookie'] } });
    const { hero, menu, ...rest } = (await layoutFor(given))!;
    expect(menu).to.deep.equal(recorded.menu);
    expect(hero).to.deep.equal({ ...recorded.hero, picture: OWN_LAYOUT.hero.picture });
    expect(rest).not.to.have.property('policies');
    await api.close();
    open({ offersContent: true });
    expect((await layoutFor(given))?.hero).to.deep.equal(recorded.hero);
    expect((await layoutFor(given))?.policies).to.deep.equal(['cookie']);
  });

  it('have no link that runs a script', async () => {
    const target = { to: 'address', address: 'javascript:alert(1)' };
    expect(await layoutFor(answer(200, { menu: [{ label: 'x', target }], footer: [{ label: 'x', links: [] }] })))
      .to.deep //
      .equal({ ...OWN_LAYOUT, footer: [{ label: 'x', links: [] }] });
  });

  it('are ready when the API responds to the call for a domain, whatever it says', async () => {
    for (const reply of [answer(200, {}), answer(404, PAGE), answer(404, {}), problem(404, 'siteNotFound')]) {
      server.reply(reply);
      await api.readiness.check();
    }
    expect(new Set(server.calls.map(({ method, path }) => `${method} ${path}`))).to.deep.equal(
      new Set(['POST /site/view/domain?domain=www.example.go.th']),
    );
    for (const status of [401, 403, 500, 503]) {
      server.reply(answer(status, {}));
      expect(await api.readiness.check().catch((error: unknown) => error), String(status)).to.be.instanceOf(
        Unavailable,
      );
    }
  });

  it('are ready by the record that is configured, or by the token where no domain is known', async () => {
    await api.close();
    open({ fixed: '501' });
    server.reply(answer(200, { _id: 501 }));
    await api.readiness.check();
    expect(server.calls.map(({ path }) => path)).to.deep.equal(['/site/view/501']);
    await api.close();
    open({ own: [] });
    await api.readiness.check();
    expect(server.calls).to.have.length(1);
    expect(server.tokenCalls).to.have.length(2);
  });

  it('are reached with a token that is wrapped, but only on status 200', async () => {
    server.replyWithToken(answer(200, { data: { accessToken: 'wrapped-token-1' } }));
    await idFor(answer(200, { _id: 501 }));
    expect(server.calls[0]?.headers.authorization).to.equal('Bearer wrapped-token-1');
    await api.close();
    open();
    server.replyWithToken(answer(201, { accessToken: 'token-of-201' }));
    expect(await idFor(answer(200, { _id: 501 }))).to.be.instanceOf(Unavailable);
  });
});
