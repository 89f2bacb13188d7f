import { expect } from 'chai';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

describe("A page's data", () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());
  afterEach(() => sinon.restore());

  const payload = async (path: string) => {
    const { status, headers, body } = await app.send(path);
    expect(headers['content-type'], path).to.equal('application/json; charset=utf-8');
    return { status, cache: headers['cache-control'], data: JSON.parse(body) as Record<string, never> };
  };

  it('has the status and the Cache-Control of its page', async () => {
    for (const path of [
      '/en',
      '/th',
      '/en/main',
      '/en/more-news',
      '/en/documents',
      '/en/news/news-1',
      '/en/news/withdrawn',
      '/en/news/thai-only',
      '/en/nothing-here',
      '/fr/x',
      '/en/a%2Fb',
    ]) {
      const page = await app.send(path);
      const { status, cache } = await payload(`${path}/_payload.json`);
      expect(status, path).to.equal(page.status);
      expect(cache, path).to.equal(page.headers['cache-control']);
    }
  });

  it('has the view, the title and all props of the page, for the query of the page', async () => {
    const { data } = await payload('/th/more-news/_payload.json?page=2');
    expect(data).to.have.all.keys('route', 'title', 'props');
    expect(data).to.include({ route: 'newsList', title: 'ข่าว' });
    expect(data).to.have.nested.property('props.paging.page', 2);
    expect(data).to.have.nested.property('props.list.items[0].slug', 'news-2');
  });

  it('of the home page has the address /{language}/_payload.json', async () => {
    const { status, data } = await payload('/th/_payload.json');
    expect(status).to.equal(200);
    expect(data).to.include({ route: 'home' });
  });

  it("of the root is the redirect to the visitor's language, which it remembers", async () => {
    for (const language of ['th', 'en']) {
      const headers = { 'Accept-Language': language };
      const [root, data] = [
        await app.send({ path: '/', headers }),
        await app.send({ path: '/_payload.json', headers }),
      ];
      expect(data.status).to.equal(200);
      expect(JSON.parse(data.body)).to.deep.equal({ redirect: `/${language}`, status: 302 });
      for (const name of ['set-cookie', 'cache-control'])
        expect(data.headers[name], name).to.deep.equal(root.headers[name]);
      expect(data.headers.vary).to.equal('Accept-Language, Cookie');
    }
  });

  it('contains the deferred parts', async () => {
    const list = sinon.stub(app.ports.content, 'list').callThrough();
    list.withArgs(sinon.match({ kind: 'news' })).callsFake(async (query) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return await list.wrappedMethod.call(app.ports.content, query);
    });
    const { data } = await payload('/en/_payload.json');
    expect(data).to.have.nested.property('props.headlines[0].slug', 'news-12');
  });

  it('says which deferred part is unavailable', async () => {
    sinon.stub(app.ports.content, 'list').rejects(new Unavailable('store', 'secret reason'));
    const { status, data } = await payload('/en/_payload.json');
    expect(status).to.equal(200);
    expect(data).to.have.nested.property('props.headlines', 'unavailable');
    expect(JSON.stringify(data)).not.to.include('secret reason');
  });

  it('is not cached when a deferred part is unavailable', async () => {
    sinon.stub(app.ports.content, 'list').rejects(new Unavailable('store', 'gone'));
    expect((await payload('/en/_payload.json')).cache).to.equal('private, no-store');
  });

  it('of a page that redirects has the target', async () => {
    const { status, cache, data } = await payload('/th/news/_payload.json');
    expect(status).to.equal(200);
    expect(cache).to.equal('private, no-store');
    expect(data).to.deep.equal({ redirect: '/th/more-news', status: 308 });
  });

  it('of a page with another canonical path has that path, so that no script follows a redirect to the page', async () => {
    for (const [path, redirect] of [
      ['/en/MAIN/_payload.json?x=1', '/en/main?x=1'],
      ['/TH/_payload.json', '/th'],
      ['/en/%4Dain/_payload.json', '/en/main'],
    ] as const) {
      const { status, cache, data } = await payload(path);
      expect(status, path).to.equal(200);
      expect(cache, path).to.equal('public, no-cache');
      expect(data, path).to.deep.equal({ redirect, status: 308 });
    }
  });

  it('has only the status and the message of an error', async () => {
    sinon.stub(app.ports.content, 'find').rejects(new Unavailable('store', 'secret reason'));
    const gone = await payload('/en/news/news-1/_payload.json');
    expect(gone.status).to.equal(503);
    expect(gone.cache).to.equal('private, no-store');
    expect(gone.data).to.deep.equal({ status: 503, message: 'Service Unavailable' });
    expect((await payload('/en/%zz/_payload.json')).data).to.deep.equal({ status: 400, message: 'Bad Request' });
  });
});
