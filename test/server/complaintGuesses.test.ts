import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { OPENINGS_PER_CODE } from '#domain/complaints/openingLimit.ts';
import type { TrackingCode } from '#domain/complaints/trackingCode.ts';
import { addSeconds } from '#domain/instant.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { aComplaintPassword, aFiling } from '#test/support/complaintBuilders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import { aVisitor, quickHasher } from '#test/support/memberBuilders.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { IS_FULL } from '#test/support/testExtent.ts';

const NETWORKS = IS_FULL ? 100 : 4;
const GUESSES = IS_FULL ? 10_000 : 80;
const OWN_NETWORK = '203.0.113.7';
const PASSWORD = 'river boat 2569';
const HOUR = 3_600;

describe(`${GUESSES} guesses of the password of one complaint from ${NETWORKS} networks`, function () {
  let folder: string;
  let app: TestApp;
  let store: Store;
  let code: TrackingCode;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-complaint-guesses-'));
    const file = join(folder, 'thara.sqlite');
    app = await startTestApp({ environment: { TRUST_PROXY: '1', DATA_DIR: folder }, storeFile: file });
    store = await openStore({ engine: 'sqlite', file }, app.clock, () => undefined, { hasher: quickHasher });
    Object.assign(app.ports, { complaints: store.complaints });
    const filing = aFiling({ password: aComplaintPassword(PASSWORD) });
    ({ code } = value(await store.complaints.file(filing, aVisitor())));
  });
  after(async () => {
    await app.close();
    await store.close();
    await rm(folder, { recursive: true });
  });

  const attackers = Array.from({ length: NETWORKS }, (_, index) => `198.51.${100 + (index >> 7)}.${index & 127}`);
  const browserIn = (network: string) =>
    new MemberBrowser({
      send: (request) => app.send(request),
      solveRobotCheck: () => Promise.reject(new Error('this form has no robot check')),
      headers: { 'X-Forwarded-For': network },
    });
  const open = (network: string, password: string) =>
    browserIn(network).post('/en/complaints/track', { trackingCode: code, password });

  it('open nothing, and the complainant gets in all the time', async () => {
    let guesses = 0;
    while (guesses < GUESSES) {
      for (const network of attackers)
        for (let tries = 0; ; tries++) {
          const { status } = await open(network, `sluice gate ${guesses}`);
          if (status === 429) {
            expect(tries).to.equal(OPENINGS_PER_CODE);
            break;
          }
          expect(status).to.equal(422);
          guesses += 1;
        }
      expect((await open(OWN_NETWORK, PASSWORD)).headers.location).to.equal('/en/complaints/opened');
      expect((await open(attackers[0]!, PASSWORD)).status, 'the right one has to wait as well').to.equal(429);
      app.clock.set(addSeconds(app.clock.now(), HOUR));
    }
    expect((await open(attackers[0]!, PASSWORD)).status, 'an hour later').to.equal(303);
  });
});
