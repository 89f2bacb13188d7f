import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { addSeconds } from '#domain/instant.ts';
import { LOGINS_PER_ACCOUNT } from '#domain/members/loginLimit.ts';
import { SITE } from '#test/support/builders.ts';
import { forgedRobotChecks } from '#test/support/forgedRobotChecks.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import { EMAIL, mailedToken, PASSWORD, quickHasher, register } from '#test/support/memberBuilders.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { IS_FULL } from '#test/support/testExtent.ts';

const SECRET_KEY = 'a secret key of the tests that is long enough';
const NETWORKS = IS_FULL ? 100 : 4;
const GUESSES = IS_FULL ? 10_000 : 40;
const OWN_NETWORK = '203.0.113.7';
const NEW_PASSWORD = 'Paddy-field-2570';
const MINUTE = 60;

describe(`${GUESSES} guesses of one password from ${NETWORKS} networks`, () => {
  let folder: string;
  let app: TestApp;
  let store: Store;
  const browserIn = (network: string) => {
    const solve = forgedRobotChecks(SECRET_KEY, app.clock);
    return new MemberBrowser({
      send: (request) => app.send(request),
      solveRobotCheck: () => solve(SITE),
      headers: { 'X-Forwarded-For': network },
    });
  };
  const attackers = Array.from({ length: NETWORKS }, (_, index) => `198.51.${100 + (index >> 7)}.${index & 127}`);
  let guesses = 0;

  /** Every network guesses until it has to wait. */
  const guessForAMinute = async () => {
    for (const network of attackers) {
      const browser = browserIn(network);
      for (let tries = 0; ; tries++) {
        const { status } = await browser.signIn(EMAIL, `Sluice-Gate-${guesses}`);
        expect(browser.cookies.has('members_access_token')).to.equal(false);
        if (status === 429) {
          expect(tries).to.equal(LOGINS_PER_ACCOUNT);
          break;
        }
        expect(status).to.equal(422);
        guesses += 1;
      }
    }
  };

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-guesses-'));
    const file = join(folder, 'thara.sqlite');
    app = await startTestApp({ environment: { SECRET_KEY, TRUST_PROXY: '1', DATA_DIR: folder }, storeFile: file });
    store = await openStore({ engine: 'sqlite', file }, app.clock, () => undefined, { hasher: quickHasher });
    Object.assign(app.ports.members!, store.members);
    await register(store);
  });
  after(async () => {
    await app.close();
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('open nothing, and the owner gets in meanwhile: from elsewhere, from a known browser, and by a reset', async () => {
    const known = browserIn(attackers[0]!);
    expect((await known.signIn(EMAIL, PASSWORD)).status).to.equal(303);
    await known.post('/en/members/sign-out');
    const pass = () => app.clock.set(addSeconds(app.clock.now(), MINUTE));
    pass();
    while (guesses < GUESSES / 2) {
      await guessForAMinute();
      pass();
    }
    await guessForAMinute();
    expect((await known.signIn(EMAIL, PASSWORD)).status, 'a known browser among the attackers').to.equal(303);
    expect((await browserIn(OWN_NETWORK).signIn(EMAIL, PASSWORD)).status, 'another network').to.equal(303);
    expect((await browserIn(attackers[0]!).signIn(EMAIL, PASSWORD)).status, 'a network of theirs').to.equal(429);

    const owner = browserIn(attackers[0]!);
    await owner.post('/en/members/forgot-password', { email: EMAIL });
    await owner.open(`/en/members/reset-password?token=${await mailedToken(store.outbox)}`);
    const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const reset = await owner.post('/en/members/reset-password', passwords);
    expect(reset.status, reset.body.slice(0, 2_000)).to.equal(303);
    while (guesses < GUESSES) {
      pass();
      await guessForAMinute();
    }
    expect((await browserIn(OWN_NETWORK).signIn(EMAIL, NEW_PASSWORD)).status).to.equal(303);
  });
});
