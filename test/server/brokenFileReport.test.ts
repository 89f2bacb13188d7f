import { expect } from 'chai';
import sinon from 'sinon';
import { addSeconds } from '#domain/instant.ts';
import { TooOften } from '#ports/TooOften.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { everyKind } from '#test/support/everyKind.ts';
import { robotAnswer } from '#test/support/robotAnswer.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { textOf } from '#test/support/textOf.ts';

const FORM = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };
const PATH = '/en/report-broken-file';
const FILLED_IN = {
  firstName: 'Mana',
  lastName: 'Jaidee',
  phone: '081 234 5678',
  email: 'mana@example.com',
  topic: 'link',
};

describe('The report of a broken file or link', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: [everyKind()] })));
  afterEach(() => sinon.restore());
  after(() => app.close());

  const shownPage = async (page: string) => {
    const { status, body } = await app.send(`${PATH}?page=${encodeURIComponent(page)}`);
    expect(status, page).to.equal(200);
    return /<div class="report-of"><p>Page: <a href="([^"]*)"/.exec(body)?.[1];
  };
  const post = async (fields: Readonly<Record<string, string>>, path = PATH) => {
    const submission = /name="submission" value="([^"]*)"/.exec((await app.send(path)).body)?.[1] ?? '';
    const body = new URLSearchParams({ submission, ...fields }).toString();
    return await app.send({ path, method: 'POST', headers: FORM, body });
  };

  it('is linked from every page, the page that was not found included, and carries the page along', async () => {
    for (const path of ['/en', '/th/main', '/en/documents/manual', '/en/nothing-here', '/th/faq?page=1']) {
      const { body } = await app.send(path);
      const locale = path.slice(1, 3);
      const page = path.replace(/\?.*/, '');
      expect(body, path).to.include(`href="/${locale}/report-broken-file?page=${encodeURIComponent(page)}"`);
      expect(await shownPage(page)).to.equal(page);
    }
  });

  it('names the page by its title, in the language of the page, and by its path', async () => {
    const titleAndPath = async (page: string) => {
      const { body } = await app.send(`${PATH}?page=${encodeURIComponent(page)}`);
      const [, ...found] =
        /"report-of"><p>Page: <a [^>]*>(.*?)<\/a><\/p>(?:<p class="form-hint">(.*?)<)?/.exec(body) ?? [];
      return found;
    };
    expect(await titleAndPath('/en/documents/manual')).to.deep.equal(['News manual', '/en/documents/manual']);
    expect(await titleAndPath('/en/site-map')).to.deep.equal(['Site map', '/en/site-map']);
    expect(await titleAndPath('/th/site-map')).to.deep.equal(['แผนผังเว็บไซต์', '/th/site-map']);
    for (const page of ['/en/documents/nothing-here', '/en/a/b/c', '/xx/faq', '/en/%E0%B8%81'])
      expect(await titleAndPath(page)).to.deep.equal([decodeURI(page), undefined]);
  });

  it('is linked from error pages, too', async () => {
    const { status, body } = await app.send({ path: '/en/documents/manual?page=2', method: 'DELETE' });
    expect(status).to.equal(405);
    expect(body).to.include(`href="${PATH}?page=%2Fen%2Fdocuments%2Fmanual"`);
  });

  it('is about no page that is not on this site', async () => {
    for (const page of [
      '',
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/%2f/evil.example',
      '/%09/evil.example',
      'javascript:alert(1)',
      'evil.example',
      '/en/main\r\nBcc: a@evil.example',
      `/${'a'.repeat(3_000)}`,
    ])
      expect(await shownPage(page), page).to.equal(undefined);
    expect(
      (await app.send(`${PATH}?page=${encodeURIComponent('/en/"><script>alert(1)</script>')}`)).body,
    ).not.to.include('<script>alert');
  });

  it('is not indexed by search engines, and has one canonical address', async () => {
    const { headers, body } = await app.send(`${PATH}?page=/en/faq`);
    expect(headers['x-robots-tag']).to.equal('noindex');
    expect(body).to.include(`href="https://www.example.go.th${PATH}"`);
    expect((await app.send('/sitemap/site.xml')).body).not.to.include('report-broken-file');
  });

  it('is stored with the page, and ends in the success popup with a way back', async () => {
    const submit = sinon.spy(app.ports.inbox, 'submit');
    const { status, headers } = await post(
      { ...FILLED_IN, fileName: 'form.pdf', details: '', ...(await robotAnswer(app)) },
      `${PATH}?page=/en/faq`,
    );
    expect(status).to.equal(303);
    expect(submit.firstCall.args[0].content).to.deep.equal({
      type: 'brokenFile',
      ...FILLED_IN,
      phone: '0812345678',
      fileName: 'form.pdf',
      page: '/en/faq',
    });
    const { body } = await app.send(headers.location!);
    expect(textOf(body))
      .to.include('Form Submitted Successfully')
      .and.match(/Reference number \d{5}-\d{5}/);
    expect(body).to.include('href="/en/faq"');
  });

  it('without its required fields is shown again, for the same page', async () => {
    const { status, body } = await post({ details: 'Nothing happens' }, `${PATH}?page=/en/faq`);
    expect(status).to.equal(422);
    const text = textOf(body);
    for (const sentence of [
      'Please choose a topic.',
      'Please enter your first name.',
      'Please enter your last name.',
      'Please enter your phone number.',
      'Please enter your e-mail.',
    ])
      expect(text).to.include(sentence);
    expect(body).to.include('Nothing happens</textarea>').and.include('<div class="report-of">');
    expect(body).to.include('action="/en/report-broken-file?page=%2Fen%2Ffaq&amp;posted"');
  });

  it('takes no topic that the form does not offer, and says so beside it', async () => {
    const submit = sinon.spy(app.ports.inbox, 'submit');
    for (const topic of ['A link leads nowhere', 'constructor', '"><script>']) {
      const { status, body } = await post({ ...FILLED_IN, topic, ...(await robotAnswer(app)) });
      expect(status, topic).to.equal(422);
      expect(textOf(body)).to.include('Topic: Please choose one of the answers in the list.');
      expect(body).to.include('value="Jaidee"');
    }
    expect(submit.callCount).to.equal(0);
  });

  it('offers the topics in the language of the page, and keeps the one that was chosen', async () => {
    const options = ({ body }: { readonly body: string }) => textOf(/<select[^]*?<\/select>/.exec(body)?.[0] ?? '');
    expect(options(await app.send(PATH))).to.include('A link leads nowhere');
    expect(options(await app.send(PATH.replace('en', 'th')))).to.include('เปิดลิงก์แล้วไม่พบหน้าเว็บ');
    expect((await post({ topic: 'media' })).body).to.match(/<option value="media" selected/);
  });

  describe('asks whether a person sends it, and', () => {
    const HUMAN = 'Please verify you&#x27;re not a robot.';
    const codeMailedTo = async (address: string) => {
      for (;;) {
        const mail = await app.background.outbox.claim();
        if (mail === undefined) return undefined;
        if (mail.recipient === address && mail.content.template === 'robotCode') return mail.content.code;
      }
    };
    const ticketIn = (body: string) => /name="robotTicket" value="([^"]*)"/.exec(body)?.[1] ?? '';

    it('refuses one without an answer, with everything that was typed', async () => {
      const submit = sinon.spy(app.ports.inbox, 'submit');
      const { status, body } = await post(FILLED_IN);
      expect(status).to.equal(422);
      expect(body).to.include(HUMAN).and.include('value="Jaidee"').and.include('href="#field-robotCheck"');
      expect(submit.callCount).to.equal(0);
      expect(await codeMailedTo(FILLED_IN.email)).to.equal(undefined);
    });

    it('takes an answer once, but the same report twice', async () => {
      const fields = { ...FILLED_IN, ...(await robotAnswer(app)) };
      const submission = 'a1'.repeat(16);
      const first = await post({ ...fields, submission });
      const again = await post({ ...fields, submission });
      expect([first.status, again.status]).to.deep.equal([303, 303]);
      const other = await post(fields);
      expect(other.status).to.equal(422);
      expect(other.body).to.include('The robot check has expired, and a new one has begun.');
    });

    it('refuses an answer that has expired, or was made up', async () => {
      const fields = { ...FILLED_IN, ...(await robotAnswer(app)) };
      expect((await post({ ...FILLED_IN, robotCheck: '{"challenge":{},"solution":{}}' })).status).to.equal(422);
      app.clock.set(addSeconds(app.clock.now(), 3_600));
      expect((await post(fields)).status).to.equal(422);
    });

    it('takes the answer again of a report that could not be stored', async () => {
      const fields = { ...FILLED_IN, ...(await robotAnswer(app)), submission: 'b2'.repeat(16) };
      sinon.stub(app.ports.inbox, 'submit').rejects(new Unavailable('store', 'the disk is full'));
      expect((await post(fields)).status).to.equal(503);
      sinon.restore();
      expect((await post(fields)).status).to.equal(303);
    });

    it('mails a code to who has no scripts, which the form then takes', async () => {
      const email = 'without.scripts@example.com';
      const empty = { ...FILLED_IN, email, robotCheck: 'code' };
      const page = await post(empty);
      expect(page.status).to.equal(422);
      expect(page.body).to.include(HUMAN);
      expect(textOf(page.body)).to.include(`We have mailed a code of 6 digits to ${email}.`);
      const robotTicket = ticketIn(page.body);
      const code = (await codeMailedTo(email))!;
      const wrong = await post({ ...empty, robotTicket, robotCode: code === '000000' ? '1' : '000000' });
      expect(wrong.status).to.equal(422);
      expect(wrong.body).to.include('This code is wrong').and.include(robotTicket);
      const submission = 'c3'.repeat(16);
      const sent = await post({ ...empty, robotTicket, robotCode: code, submission });
      expect(sent.status).to.equal(303);
      expect((await post({ ...empty, robotTicket, robotCode: code, submission: 'd4'.repeat(16) })).status).to.equal(
        422,
      );
    });

    it('gives nobody a challenge from another website, nor more of them than the limit', async () => {
      const begin = (site: string) =>
        app.send({ path: '/robot-check', method: 'POST', headers: { 'Sec-Fetch-Site': site } });
      expect((await begin('cross-site')).status).to.equal(403);
      const response = await begin('same-origin');
      expect(response.headers['cache-control']).to.include('no-store');
      expect(JSON.parse(response.body)).to.include({ seconds: 3_600 });
      sinon.stub(app.ports.robotChecks, 'begin').rejects(new TooOften(60));
      const { status, headers } = await begin('same-origin');
      expect([status, headers['retry-after']]).to.deep.equal([429, '60']);
    });
  });

  it('takes no files', async () => {
    const headers = { ...FORM, 'Content-Type': 'multipart/form-data; boundary=x' };
    const { status } = await app.send({ path: PATH, method: 'POST', headers, body: '--x--\r\n' });
    expect(status).to.equal(415);
  });
});
