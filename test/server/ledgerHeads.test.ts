import { expect } from 'chai';
import type { SignedHead } from '#domain/complaints/signedHead.ts';
import { isSigned } from '#adapters/ledger/headSigner.ts';
import { aFiling } from '#test/support/complaintBuilders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { aVisitor } from '#test/support/memberBuilders.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { textOf } from '#test/support/textOf.ts';
import { startWebInFrontOf } from '#test/support/webInFront.ts';

/** A page that was kept would not show the next head. */
const CACHED = { PAGE_CACHE_MB: '16' };

describe('The published heads of the ledger of complaints', () => {
  for (const tiers of [1, 2])
    it(`are on a page, in a feed and in a file, in ${tiers === 1 ? 'one process' : 'two tiers'}`, async () => {
      const app = await startTestApp({ environment: tiers === 1 ? CACHED : { SERVE: 'api' } });
      const web = tiers === 1 ? undefined : await startWebInFrontOf(app, { clock: app.clock, environment: CACHED });
      try {
        await check(app, web ?? app);
      } finally {
        await web?.close();
        await app.close();
      }
    });

  async function check(app: TestApp, site: Pick<TestApp, 'send'>): Promise<void> {
    expect(textOf((await site.send('/en/complaints/ledger')).body)).to.include('There is no entry yet.');
    const { ledger } = value(await app.ports.complaints!.file(aFiling(), aVisitor()));
    await app.background.publishHeads();
    await app.background.publishHeads();
    for (const [path, words] of [
      ['/en/complaints/ledger', '21 November 2026'],
      ['/th/complaints/ledger', '21 พฤศจิกายน 2569'],
    ] as const) {
      const { status, body } = await site.send(path);
      expect(status).to.equal(200);
      expect(textOf(body)).to.include(words).and.include(ledger.hash);
      expect(body).to.include('ledger.atom');
    }
    const file = await site.send('/complaints/heads.jsonl');
    expect(file.headers['content-type']).to.equal('application/jsonl; charset=utf-8');
    const heads = file.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as SignedHead);
    expect(heads).to.have.length(1);
    expect(heads[0]).to.include({ ...ledger, day: '2026-11-21' });
    expect(isSigned(heads[0]!)).to.equal(true);
    const feed = await site.send('/th/complaints/ledger.atom');
    expect(feed.headers['content-type']).to.equal('application/atom+xml; charset=utf-8');
    expect(feed.body).to.include(ledger.hash).and.include('<updated>2026-11-20T17:00:00.000Z</updated>');
  }
});
