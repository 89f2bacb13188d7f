import { expect } from 'chai';
import type { Ports } from '#ports/Ports.ts';
import { isPrivate, ROUTE_IDS, ROUTES } from '#ui/routes.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

const PATHS = ROUTE_IDS.filter(isPrivate)
  .map((id) => ROUTES[id].path as string)
  .filter((path) => path.startsWith('members'));

describe('A website where nobody can become a member', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
    delete (app.ports as { members?: Ports['members'] }).members;
  });
  after(() => app.close());

  it('has no members area', async () => {
    expect(PATHS).to.include('members/login');
    for (const path of PATHS) {
      const { status, headers } = await app.send(`/en/${path}`);
      expect(status, path).to.equal(404);
      expect(headers['set-cookie'], path).to.equal(undefined);
    }
  });

  it('takes no form of members', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const path of ['members/login', 'members/register', 'members/sign-out', 'members/verify']) {
      const { status } = await app.send({ method: 'POST', path: `/en/${path}`, headers, body: 'answer=confirm' });
      expect(status, path).to.equal(404);
    }
  });

  it('links to no page of members', async () => {
    for (const path of ['/en', '/en/main', '/en/site-map', '/sitemap.xml'])
      expect((await app.send(path)).body, path).to.not.include('/members');
  });
});
