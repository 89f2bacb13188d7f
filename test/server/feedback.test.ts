import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sinon from 'sinon';
import { parsePagePath } from '#domain/feedback/pagePath.ts';
import type { MaintenancePlan } from '#domain/site/maintenance.ts';
import { parseCalendarDate } from '#domain/instant.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { openStore } from '#adapters/store/openStore.ts';
import { describeFeedback } from '#server/cli/describeFeedback.ts';
import { aSiteArchive, OTHER_SITE, SITE, siteDetails } from '#test/support/builders.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '#test/support/testApp.ts';
import { CLOSED_HOST, department, REGION_HOST } from '#test/support/testArchives.ts';
import { textOf } from '#test/support/textOf.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const SAME_ORIGIN = { ...FORM, 'Sec-Fetch-Site': 'same-origin' };
const NEWS = '/en/news/news-1';
const SINCE = parseCalendarDate('2026-11-21')!;
/** Requests of one client in an hour. */
const LIMIT = 60;

interface Posting {
  readonly path?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

describe('“Was this page useful?”', () => {
  let app: TestApp;
  beforeEach(async () => (app = await startTestApp()));
  afterEach(async () => {
    sinon.restore();
    await app.close();
  });

  const restart = async (options: TestAppOptions) => {
    await app.close();
    app = await startTestApp(options);
  };
  const post = (
    fields: Readonly<Record<string, string>> | string,
    { path = '/en/feedback', ...others }: Posting = {},
  ) =>
    app.send({
      path,
      method: 'POST',
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
      headers: SAME_ORIGIN,
      ...others,
    });
  const vote = (useful: string, about = NEWS, others?: Posting) => post({ about, useful }, others);
  const write = (comment: string, about = NEWS, others?: Posting) => post({ about, comment }, others);
  const summary = (site = SITE) => app.ports.feedback.summary({ site, since: SINCE });
  const NOTHING = { pages: [], comments: [] };

  describe('is asked', () => {
    it('at the end of items, of pages of figures and of the contact page, in both languages', async () => {
      for (const path of [
        NEWS,
        '/en/documents/manual',
        '/en/history',
        '/en/history/founder',
        '/en/contact',
        '/en/reservoirs',
        '/en/wuse-area',
      ]) {
        const { body } = await app.send(path);
        expect(body, path).to.include('Was this page useful?').and.include(`name="about" value="${path}"`);
      }
      const thai = await app.send('/th/news/news-1');
      expect(thai.body).to.include('หน้านี้มีประโยชน์ต่อท่านหรือไม่').and.include('action="/th/feedback"');
    });

    it('without a cookie, so that the page can be cached for everybody', async () => {
      const [one, other] = await Promise.all([app.send(NEWS), app.send(NEWS)]);
      expect(one.body).to.equal(other.body);
      expect(one.headers['cache-control']).to.equal('public, no-cache');
      expect(one.headers['set-cookie']).to.equal(undefined);
    });
  });

  describe('answered', () => {
    it('is stored, and redirects to thanks with a link back', async () => {
      const { status, headers } = await vote('yes');
      expect(status).to.equal(303);
      expect(headers.location).to.equal('/en/feedback?about=%2Fen%2Fnews%2Fnews-1&said=yes');
      expect(headers['cache-control']).to.equal('private, no-store');
      expect(headers['set-cookie']).to.equal(undefined);
      expect(await summary()).to.deep.equal({ ...NOTHING, pages: [{ page: NEWS, useful: 1, notUseful: 0 }] });
      const thanks = await app.send(headers.location!);
      expect(thanks.status).to.equal(200);
      expect(textOf(thanks.body)).to.include('Your answer has been counted.').and.not.include('What was missing?');
      expect(thanks.body).to.include(`href="${NEWS}"`);
    });

    it('with no shows a form for what was missing', async () => {
      const { headers } = await vote('no');
      expect(await summary()).to.deep.equal({ ...NOTHING, pages: [{ page: NEWS, useful: 0, notUseful: 1 }] });
      const { body } = await app.send(headers.location!);
      expect(textOf(body)).to.include('What was missing?').and.include('500 characters at most');
      expect(body).not.to.match(/<form[^>]*action="\/en\/feedback"[^>]*hidden/);
    });

    it('with a comment stores the comment, also one in Thai, and nothing about who wrote it', async () => {
      const { status, headers } = await write('  ไม่มีเบอร์โทร\r\nของสำนักงาน ', '/th/news/news-1', {
        path: '/th/feedback',
      });
      expect(status).to.equal(303);
      expect(headers.location).to.equal('/th/feedback?about=%2Fth%2Fnews%2Fnews-1&said=comment');
      expect(await summary()).to.deep.equal({
        ...NOTHING,
        comments: [{ page: '/th/news/news-1', day: '2026-11-21', text: 'ไม่มีเบอร์โทร ของสำนักงาน' }],
      });
      expect(textOf((await app.send(headers.location!)).body)).to.include('ผู้ดูแลหน้านี้จะได้อ่านข้อความของท่าน');
      expect(JSON.stringify(app.log)).not.to.include('เบอร์โทร');
    });

    it('is stored for the site that it was sent to', async () => {
      await vote('yes', '/en/news/regional', { host: REGION_HOST });
      expect(await summary()).to.deep.equal(NOTHING);
      expect((await summary(OTHER_SITE)).pages).to.have.length(1);
    });

    it('has thanks that are not cached and not indexed by search engines', async () => {
      const { headers } = await app.send('/en/feedback?about=/en/main&said=yes');
      expect(headers['cache-control']).to.equal('private, no-store');
      expect(headers['x-robots-tag']).to.equal('noindex');
      const siteMap = await app.send('/sitemap/site.xml');
      expect(siteMap.body).not.to.include('feedback');
    });
  });

  describe('refuses', () => {
    it('a comment that is too long, empty or unreadable, with the reason, and keeps the text in the form', async () => {
      const cases = [
        ['ก'.repeat(501), 'Please shorten it to 500 characters.'],
        [' \r\n', 'Please write what was missing'],
        ['with a \u0000 in it', 'a character in it that cannot be read'],
      ] as const;
      for (const [text, reason] of cases) {
        const { status, headers, body } = await write(text);
        expect(status, reason).to.equal(422);
        expect(headers['cache-control']).to.equal('private, no-store');
        expect(textOf(body)).to.include('Your answer was not taken');
        expect(body.split(reason), 'in the summary and beside the field').to.have.length(3);
        expect(body).to.include('aria-invalid="true"').and.include('href="#page-comment"');
      }
      expect((await write('ก'.repeat(501))).body).to.include('ก'.repeat(501));
      expect((await write(`"</textarea><script>${'x'.repeat(500)}`)).body)
        .to.include('&lt;/textarea&gt;&lt;script&gt;')
        .and.not.include('<script>x');
      const thai = await write('', '/th/main', { path: '/th/feedback' });
      expect(textOf(thai.body)).to.include('ยังรับคำตอบของท่านไม่ได้').and.include('โปรดเขียนว่าหน้านี้ยังขาดอะไร');
      expect(await summary()).to.deep.equal(NOTHING);
    });

    it('a comment with a page whose language can be switched', async () => {
      const { body } = await write('');
      const href = /<a href="([^"]*)" hrefLang="th"/.exec(body)?.[1];
      expect(href).to.equal('/th/feedback?about=%2Fen%2Fnews%2Fnews-1');
      expect((await app.send(href!)).status).to.equal(200);
    });

    it('feedback on a page that does not exist, with the response of that page', async () => {
      for (const about of ['/en/news/nothing', '/en/nothing/at/all', '/en/news/thai-only', '/en/feedback'])
        expect((await vote('yes', about)).status, about).to.equal(404);
      expect((await vote('yes', '/en/news/withdrawn')).status).to.equal(410);
      for (const about of [
        '/en/news',
        '',
        '/',
        'en/main',
        '/en/main?x=1',
        '/en/main/',
        '/fr/main',
        '//evil.example',
        'https://evil.example/en',
        '/en/%6dain',
      ])
        expect((await vote('yes', about)).status, about).to.equal(400);
      expect(await summary()).to.deep.equal(NOTHING);
    });

    it('forms that no page of the website sends', async () => {
      const odd: Record<string, string> = {
        nothing: '',
        'no page': 'useful=yes',
        'no answer': 'about=/en/main',
        'another answer': 'about=/en/main&useful=maybe',
        'two answers': 'about=/en/main&useful=yes&useful=no',
        'a vote and a comment': 'about=/en/main&useful=no&comment=x',
        'two pages': 'about=/en/main&about=/th/main&useful=yes',
        'unknown fields': 'about=/en/main&useful=yes&admin=1',
        'nested fields': 'about[a]=/en/main&useful=yes',
        '10,000 fields': Array.from({ length: 10_000 }, (_, index) => `f${index}=1`).join('&'),
        'too much': `about=/en/main&comment=${'a'.repeat(600_000)}`,
      };
      for (const [what, body] of Object.entries(odd)) {
        const response = await post(body);
        expect(response.status, what).to.be.within(400, 499);
        expect(textOf(response.body), what).to.include(`เกิดข้อผิดพลาด: ${response.status}`);
      }
      const json = await post('{"about":"/en/main","useful":"yes"}', {
        headers: { ...SAME_ORIGIN, 'Content-Type': 'application/json' },
      });
      expect(json.status).to.equal(415);
      expect(await summary()).to.deep.equal(NOTHING);
    });

    it('forms from another site, or without an origin', async () => {
      for (const headers of [
        FORM,
        { ...FORM, 'Sec-Fetch-Site': 'cross-site' },
        { ...FORM, Origin: 'https://evil.example' },
      ])
        expect((await vote('yes', NEWS, { headers })).status).to.equal(403);
      expect((await vote('yes', NEWS, { headers: { ...FORM, Origin: 'https://www.example.go.th' } })).status).to.equal(
        303,
      );
    });

    it('other methods, and thanks for an unknown page', async () => {
      expect((await app.send({ path: '/en/feedback', method: 'PUT' })).status).to.equal(405);
      expect((await app.send({ path: '/en/Feedback', method: 'POST', headers: SAME_ORIGIN })).status).to.equal(405);
      for (const query of ['', '?about=', '?about=//evil.example&said=yes', '?about=/fr&said=yes', '?said=yes'])
        expect((await app.send(`/en/feedback${query}`)).status, query).to.equal(404);
      expect(textOf((await app.send('/en/feedback?about=/en/main&said=nonsense')).body)).to.include(
        'What was missing?',
      );
    });

    it('more than sixty forms of one client in an hour, with Retry-After', async () => {
      expect((await vote('yes')).status).to.equal(303);
      app.clock.set('2026-11-21T03:10:00Z'); // the hour begins with the first request
      for (let index = 1; index < LIMIT; index++) expect((await vote('yes')).status).to.equal(303);
      const { status, headers, body } = await write('a long text that was typed');
      expect(status).to.equal(429);
      expect(headers['retry-after']).to.equal('3000');
      expect(textOf(body)).to.include('Please try again in 1 hour.');
      expect(body, 'nothing is lost').to.include('a long text that was typed');
      expect((await vote('no')).status).to.equal(429);
      expect((await summary()).pages).to.deep.equal([{ page: NEWS, useful: LIMIT, notUseful: 0 }]);
      app.clock.set('2026-11-21T04:00:00.001Z');
      expect((await vote('no')).status).to.equal(303);
    });

    it('no client because of another one behind the same trusted proxy', async () => {
      await restart({ environment: { TRUST_PROXY: '1' } });
      const from = async (address: string) =>
        (
          await app.send({
            ...{ path: '/en/feedback', method: 'POST', body: 'about=/en/main&useful=yes' },
            headers: { ...FORM, Origin: 'https://www.example.go.th', 'X-Forwarded-For': address },
          })
        ).status;
      for (let index = 0; index < LIMIT; index++) await from('2001:db8::1');
      expect(await from('2001:db8::2'), 'of the same household').to.equal(429);
      expect(await from('203.0.113.7')).to.equal(303);
    });
  });

  describe('when it cannot be stored', () => {
    it('says so while the store is unavailable, and keeps the text in the form', async () => {
      sinon.stub(app.ports.feedback, 'comment').rejects(new Unavailable('store', 'the disk is full of secrets'));
      const { status, headers, body } = await write('a text');
      expect(status).to.equal(503);
      expect(headers['retry-after']).to.equal('10');
      expect(body).to.include('a text</textarea>').and.not.include('secrets');
      expect(app.log.some((line) => line['msg'] === 'a form could not be stored')).to.equal(true);
    });

    it('does not hide an error of the server', async () => {
      sinon.stub(app.ports.feedback, 'vote').rejects(new Error('a mistake'));
      expect((await vote('yes')).status).to.equal(500);
    });

    it('shows the maintenance notice of a site', async () => {
      const { status, headers, body } = await vote('yes', '/en/news/closed-news', {
        host: CLOSED_HOST,
        headers: SAME_ORIGIN,
      });
      expect(status).to.equal(503);
      expect(headers['retry-after']).to.equal('3600');
      expect(body).to.include('is under maintenance');
    });

    it('shows the maintenance notice of a function, its own or that of the page', async () => {
      const startWith = async (functions: MaintenancePlan['functions']) => {
        const maintenance: MaintenancePlan = { site: { status: 'Disable' }, functions };
        await restart({ archives: [department({ details: siteDetails({ maintenance }) })] });
      };
      await startWith({ feedback: { status: 'Enable' } });
      expect((await vote('yes')).status).to.equal(503);
      await startWith({ contact: { status: 'Enable' } });
      expect((await vote('yes', '/en/contact')).status).to.equal(503);
      expect((await vote('yes', '/en/main')).status).to.equal(303);
      expect((await summary()).pages.map(({ page }) => page)).to.deep.equal(['/en/main']);
    });
  });

  it('works below a base path', async () => {
    await restart({ environment: { BASE_PATH: '/portal' } });
    const { body } = await app.send('/portal/en/contact');
    expect(body).to.include('action="/portal/en/feedback"').and.include('name="about" value="/portal/en/contact"');
    const response = await app.send({
      path: '/portal/en/feedback',
      method: 'POST',
      headers: SAME_ORIGIN,
      body: 'about=/portal/en/contact&useful=no',
    });
    expect(response.headers.location).to.equal('/portal/en/feedback?about=%2Fportal%2Fen%2Fcontact&said=no');
    expect((await app.send(response.headers.location!)).body).to.include('href="/portal/en/contact"');
    const summary = await app.ports.feedback.summary({ site: SITE, since: SINCE });
    expect(summary.pages.map(({ page }) => page)).to.deep.equal(['/en/contact']);
  });

  it('is printed for operators as a table with the comments below it', async () => {
    for (const useful of ['yes', 'no', 'no']) await vote(useful);
    await vote('yes', '/th/main', { path: '/th/feedback' });
    await write('a map');
    expect(describeFeedback(await summary())).to.deep.equal([
      '      no     yes  Was this page useful?',
      '       2       1  /en/news/news-1',
      '       0       1  /th/main',
      '',
      'What was missing, newest first:',
      '2026-11-21  /en/news/news-1\n            a map',
    ]);
    expect(describeFeedback({ pages: [], comments: [] })).to.deep.equal(['There is no feedback.']);
  });

  it('is printed by a command while the server runs', async function () {
    const folder = await mkdtemp(join(tmpdir(), 'thara-feedback-'));
    const store = await openStore(
      { engine: 'sqlite', file: join(folder, 'thara.sqlite') },
      systemClock,
      () => undefined,
    );
    await store.publishing.publish([aSiteArchive()], () => undefined);
    await store.feedback.vote({ site: SITE, page: parsePagePath('/th/main')!, useful: false });
    const shown = await runCommand(folder, '--site', '1', '--days', '7');
    expect(shown).to.match(
      /^Site 1, since \d{4}-\d\d-\d\d\n\n +no +yes {2}Was this page useful\?\n +1 +0 {2}\/th\/main\n/,
    );
    expect(await runCommand(folder, '--site', '9999')).to.match(/^usage: /);
    await store.close();
    await rm(folder, { recursive: true });
  });
});

/** The complete output of the command. */
async function runCommand(dataFolder: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/cli/feedback.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return output + errors;
}
