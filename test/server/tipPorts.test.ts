import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect } from 'chai';
import { done, refused } from '#domain/outcome.ts';
import { readSettings } from '#config/Settings.ts';
import { SITE } from '#test/support/builders.ts';
import { forgedRobotChecks } from '#test/support/forgedRobotChecks.ts';
import { openAge } from '#test/support/openAge.ts';
import { inOrder, SUBMISSION, tipContent } from '#test/support/tipBuilders.ts';
import { startTestApp } from '#test/support/testApp.ts';
import { unzip } from '#test/support/unzip.ts';

const SECRET_KEY = 'a secret key of the tests that is long enough';
const NOBODY = { saveTokens: () => undefined };

describe('The public key of tips', () => {
  const portsWith = async (environment: Record<string, string>) => {
    const app = await startTestApp({ environment });
    try {
      return app.ports.tips;
    } finally {
      await app.close();
    }
  };

  it('closes the forms for tips when it is missing, and seals what comes in when it is set', async () => {
    expect(await portsWith({})).to.equal(undefined);
    const key = await generateX25519Identity();
    const { files, sealing, holders } = (await portsWith({ TIPS_PUBLIC_KEY: await identityToRecipient(key) }))!;
    const { replyKey } = await holders.holderOf(SUBMISSION);
    const file = await files.take({ name: 'contract.pdf', content: Readable.from([Buffer.from('%PDF-1.7')]) });
    if (!file.ok) throw new Error(file.code);
    const sealed = await buffer(sealing.seal(inOrder(file.value, tipContent(replyKey))));
    expect([...(await unzip(openAge(sealed, key))).keys()]).to.deep.equal(['files/1-contract.pdf', 'tip.json']);
  });

  it('checks for robots in memory: an answer passes for one form, and stores nothing', async () => {
    const key = await identityToRecipient(await generateX25519Identity());
    const app = await startTestApp({ environment: { TIPS_PUBLIC_KEY: key, SECRET_KEY } });
    try {
      const { robotChecks } = app.ports.tips!;
      const solution = await forgedRobotChecks(SECRET_KEY, app.clock)(SITE);
      const pass = (use: string, text = solution) =>
        robotChecks.pass({ site: SITE, use, answer: { type: 'work', solution: text } }, NOBODY);
      expect(await pass('one form')).to.deep.equal(done(undefined));
      expect(await pass('one form')).to.deep.equal(done(undefined));
      expect(await pass('another form')).to.deep.equal(refused('robotCheckFailed'));
      expect(await pass('one form', '{}')).to.deep.equal(refused('robotCheckFailed'));
      expect(JSON.parse((await robotChecks.begin(SITE, NOBODY)).text)).to.have.property('signature');
      expect(
        await app.ports.robotChecks.pass({ site: SITE, use: 'x', answer: { type: 'work', solution } }, NOBODY),
        'not in the store',
      ).to.deep.equal(done(undefined));
    } finally {
      await app.close();
    }
  });

  it('stops the start when it was copied wrongly: every tip would be lost', async () => {
    const key = await identityToRecipient(await generateX25519Identity());
    const wrong = key.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'));
    expect(await portsWith({ TIPS_PUBLIC_KEY: wrong }).catch(String)).to.contain('copy it again');
    expect(() => readSettings({ TIPS_PUBLIC_KEY: key.slice(1) })).to.throw('TIPS_PUBLIC_KEY');
  });
});
