import { expect } from 'chai';
import { aSubmissionId } from '#test/support/inboxBuilders.ts';
import { startMailServer, type MailServer } from '#test/support/mailServer.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { robotAnswer } from '#test/support/robotAnswer.ts';
import { textOf } from '#test/support/textOf.ts';

const FIELDS = {
  topic: 'damagedStructure',
  text: 'ประตูน้ำคลองสามชำรุด',
  firstName: 'มาลี',
  lastName: 'ใจดี',
  email: 'malee@example.org',
  terms: 'yes',
};
const CODE = /[2-9A-Z]{5}-[2-9A-Z]{5}-[2-9A-Z]{4}/;
const MADE_PASSWORD = />([2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3})</;

describe('Complaints, without scripts,', () => {
  let app: TestApp;
  let mails: MailServer;
  beforeEach(async () => {
    mails = await startMailServer();
    app = await startTestApp({ environment: { SMTP_URL: mails.url, MAIL_FROM: 'noreply@water.example' } });
  });
  afterEach(async () => {
    await app.close();
    await mails.close();
  });

  const newBrowser = () =>
    new MemberBrowser({
      send: (request) => app.send(request),
      solveRobotCheck: async () => (await robotAnswer(app)).robotCheck,
    });
  const file = async (browser: MemberBrowser, given: Readonly<Record<string, string>> = {}) => {
    const filed = await browser.post('/en/complaints', { submission: aSubmissionId(), ...FIELDS, ...given });
    expect(filed.status, filed.body.slice(0, 3_000)).to.equal(303);
    return await browser.open(filed.headers.location!);
  };
  /** A complaint that is open in the browser. */
  const open = async (browser: MemberBrowser, given: Readonly<Record<string, string>> = {}) => {
    const receipt = await file(browser, { password: 'river boat', ...given });
    const [trackingCode = ''] = CODE.exec(receipt.body) ?? [];
    const opened = await browser.post('/en/complaints/track', { trackingCode, password: 'river boat' });
    expect(opened.headers.location).to.equal('/en/complaints/opened');
    return trackingCode;
  };
  const act = (browser: MemberBrowser, name: string, fields: Readonly<Record<string, string>> = {}) =>
    browser.post(`/en/complaints/opened/${name}`, { submission: aSubmissionId(), ...fields });

  it('are filed, and give a code and a password that open them, on any device', async () => {
    const receipt = await file(newBrowser());
    expect(receipt.headers['cache-control']).to.equal('private, no-store');
    const text = textOf(receipt.body);
    expect(text).to.include('Form Submitted Successfully').and.include('Please keep both.');
    expect(text).to.match(/Proof of receipt \(entry 1\).*[0-9a-f]{64}/);
    expect(text).to.include('We have also sent the tracking code to your e-mail address.');
    const [trackingCode = ''] = CODE.exec(text) ?? [];
    const [, password = 'none'] = MADE_PASSWORD.exec(receipt.body) ?? [];
    await app.deliverMails();
    expect(mails.mails.map(({ to }) => to)).to.deep.equal([['malee@example.org']]);
    const mail = mails.mails[0]!.parts.get('text/plain') ?? '';
    expect(mail).to.include(trackingCode).and.not.include(password);

    const elsewhere = newBrowser();
    const opened = await elsewhere.post('/th/complaints/track', {
      trackingCode: trackingCode.toLowerCase(),
      password: password.replaceAll('-', ' '),
    });
    const page = await elsewhere.open(opened.headers.location!);
    expect(page.headers).to.include({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(textOf(page.body)).to.include('ประตูน้ำคลองสามชำรุด').and.include('รับเรื่องแล้ว').and.include('มาลี');
  });

  it('have one receipt however often the same form is sent', async () => {
    const submission = aSubmissionId();
    const first = textOf((await file(newBrowser(), { submission })).body);
    const again = textOf((await file(newBrowser(), { submission })).body);
    expect(CODE.exec(again)?.[0]).to.equal(CODE.exec(first)?.[0]);
    expect(again).to.equal(first);
  });

  it('say what is to be mended, and keep what was typed but the password', async () => {
    const { email: _, ...unreachable } = FIELDS;
    const refused = await newBrowser().post('/en/complaints', {
      ...{ submission: aSubmissionId(), ...unreachable, password: 'my secret boat' },
    });
    expect(refused.status).to.equal(422);
    expect(refused.body).to.include('Please give us an e-mail address or a phone number.');
    expect(refused.body, 'the error of the whole group').to.match(
      /<fieldset class="fieldset" data-invalid="true"><legend[^>]*>How we reach you</,
    );
    expect(refused.body.match(/id="field-email-error"/g)).to.have.lengthOf(1);
    expect(refused.body).to.include('ประตูน้ำคลองสามชำรุด').and.not.include('my secret boat');
    const wrong = await newBrowser().post('/en/complaints', {
      ...{ submission: aSubmissionId(), ...FIELDS, phone: '021234567', position: 'here', password: 'short' },
      ...{ text: ' ', province: 'atlantis' },
    });
    expect(wrong.body).not.to.include('<fieldset class="fieldset" data-invalid');
    expect(textOf(wrong.body))
      .to.include('Please enter a mobile phone number of 10 digits')
      .and.include('Please enter 2 numbers of a place in Thailand')
      .and.include('Please choose at least 8 characters, or leave it empty.')
      .and.include('Please describe the matter.');
    const elsewhere = await newBrowser().post('/en/complaints', {
      ...{ submission: aSubmissionId(), ...FIELDS, province: 'atlantis' },
    });
    expect(textOf(elsewhere.body)).to.include('Please choose one of the answers in the list.');
  });

  it('answer a wrong code and a wrong password with the same words, and ask to wait after ten tries', async () => {
    const code = await open(newBrowser());
    const track = (trackingCode: string, password: string) =>
      newBrowser().post('/en/complaints/track', { trackingCode, password });
    const words = 'There is no complaint with this code and password.';
    for (const [trackingCode, password] of [
      [code, 'another boat'],
      [code, 'x'],
      ['22222-22222-2222', 'river boat'],
    ] as const) {
      const refused = await track(trackingCode, password);
      expect(refused.status).to.equal(422);
      expect(refused.body).to.include(words).and.include(trackingCode).and.not.include(password.padStart(3, '"'));
    }
    const mistyped = code.slice(0, -1) + (code.endsWith('2') ? '3' : '2');
    expect((await track(mistyped, 'river boat')).body).to.include('This code is not right.');
    for (let tries = 0; tries < 7; tries++) await track(code, 'another boat');
    const waiting = await track(code, 'river boat');
    expect(waiting.status).to.equal(429);
    expect(Number(waiting.headers['retry-after'])).to.be.greaterThan(0);
  });

  it('give files to nobody who has not opened one', async () => {
    const path = `/complaints/files/${'0'.repeat(32)}`;
    expect((await newBrowser().open(path)).status).to.equal(404);
    const browser = newBrowser();
    await open(browser);
    for (const other of [path, '/complaints/files/..%2f..%2fthara.sqlite'])
      expect((await browser.open(other)).status).to.equal(404);
  });

  it('take messages, are withdrawn, and offer nothing afterwards', async () => {
    const browser = newBrowser();
    await open(browser);
    const empty = await act(browser, 'add', { text: '' });
    expect(empty.status).to.equal(422);
    expect(empty.body).to.include('Please write a message.');
    const added = await act(browser, 'add', { text: 'น้ำยังไหล' });
    const page = textOf((await browser.open(added.headers.location!)).body);
    expect(page).to.include('Done. Thank you.').and.include('You added to it').and.include('น้ำยังไหล');
    expect(page).to.include('We have received your complaint.').and.include('you can read here what has been decided');
    const withdrawn = await act(browser, 'withdraw');
    const after = (await browser.open(withdrawn.headers.location!)).body;
    expect(textOf(after)).to.include('Withdrawn').and.not.include('Add a message');
    const late = await act(browser, 'add', { text: 'late' });
    expect(textOf((await browser.open(late.headers.location!)).body)).to.include('It has changed meanwhile.');
    for (const name of ['add', 'rate', 'reopen', 'withdraw'])
      expect((await browser.open(`/en/complaints/opened/${name}`)).headers.location).to.include(
        '/complaints/opened?done=',
      );
  });

  it('tell the latest of their history first', async () => {
    const browser = newBrowser();
    await open(browser);
    const added = await act(browser, 'add', { text: 'น้ำยังไหล' });
    const page = textOf((await browser.open(added.headers.location!)).body);
    expect(page.indexOf('You filed the complaint')).to.be.greaterThan(page.indexOf('You added to it'));
  });

  it('are named on the forms that act on them, also when these were refused', async () => {
    const browser = newBrowser();
    const code = await open(browser);
    for (const name of ['add', 'withdraw']) {
      const page = textOf((await browser.open(`/en/complaints/opened/${name}`)).body);
      expect(page, name).to.include(`Complaint ${code}`).and.include('Damaged irrigation structure');
      expect(page, name).to.include('What happens next');
    }
    expect(textOf((await act(browser, 'add', { text: '' })).body)).to.include(`Complaint ${code}`);
  });

  it('without a topic are named by the beginning of their text', async () => {
    const browser = newBrowser();
    await open(browser, { topic: '', text: `${'ประตูน้ำชำรุด '.repeat(9)}\nน้ำไหลเข้านา` });
    const page = textOf((await browser.open('/en/complaints/opened/add')).body);
    expect(page).to.include('ประตูน้ำชำรุด…').and.not.include('น้ำไหลเข้านา');
  });

  it('say that the result is late when its day has passed', async () => {
    const trackingCode = await open(newBrowser());
    app.clock.set('2026-12-22T03:00:00Z');
    const browser = newBrowser();
    const opened = await browser.post('/en/complaints/track', { trackingCode, password: 'river boat' });
    const page = textOf((await browser.open(opened.headers.location!)).body);
    expect(page).to.include('The result was due on 21 December 2026. We are sorry that it is late.');
    expect(page).to.not.include('you read here what has been decided');
  });

  it('are closed by a button and after half an hour, and show nothing to who has not opened them', async () => {
    const browser = newBrowser();
    await open(browser);
    const left = await browser.post('/en/complaints/opened');
    expect(textOf((await browser.open(left.headers.location!)).body)).to.include('no longer shown on this device');
    expect((await browser.open('/en/complaints/opened')).headers.location).to.equal('/en/complaints/track');

    await open(browser);
    app.clock.set('2026-11-21T03:30:01Z');
    const closed = await browser.open('/en/complaints/opened');
    expect(textOf((await browser.open(closed.headers.location!)).body)).to.include('shown for 30 minutes only');
    expect((await newBrowser().open('/en/complaints/receipt')).headers.location).to.equal('/en/complaints/track');
  });

  it('of a member are on the dashboard, which opens them without a password, and nobody else’s', async () => {
    const member = newBrowser();
    await member.register({ email: 'malee@example.org', password: 'River-boat-2569' });
    await app.deliverMails();
    const mail = mails.mails.at(-1)?.parts.get('text/plain') ?? '';
    await member.open(/\/en\/members\/verify\?token=\w+/.exec(mail)?.[0] ?? '');
    await member.post('/en/members/verify', { answer: 'confirm' });
    await member.signIn('malee@example.org', 'River-boat-2569');
    expect(textOf((await member.open('/en/members/dashboard')).body)).to.include(
      'while you are signed in are listed here',
    );
    const [own = ''] = CODE.exec(textOf((await file(member)).body)) ?? [];
    const dashboard = await member.open('/en/members/dashboard');
    expect(textOf(dashboard.body)).to.include('Damaged irrigation structure').and.include('Received');
    const opened = await member.post('/en/complaints/own', { code: own });
    expect(textOf((await member.open(opened.headers.location!)).body)).to.include(`Complaint ${own}`);
    const [other = ''] = CODE.exec(textOf((await file(newBrowser())).body)) ?? [];
    expect((await member.post('/en/complaints/own', { code: other })).status).to.equal(404);
    expect((await newBrowser().post('/en/complaints/own', { code: own })).headers.location).to.include(
      '/members/login',
    );
  });

  it('mail lost codes to their address, with the same answer for every address', async () => {
    const code = await open(newBrowser());
    await app.deliverMails();
    const ask = async (email: string) => {
      const browser = newBrowser();
      const asked = await browser.post('/en/complaints/track/lost-code', { email });
      return textOf((await browser.open(asked.headers.location!)).body)
        .replaceAll(email, '')
        .replaceAll(/done=[\w-]+/g, '');
    };
    expect(await ask('nobody@example.org')).to.equal(await ask('malee@example.org'));
    await app.deliverMails();
    const mail = mails.mails.at(-1)!;
    expect(mails.mails).to.have.length(2);
    expect(mail.to).to.deep.equal(['malee@example.org']);
    expect(mail.parts.get('text/plain')).to.include(code).and.not.include('river boat');
  });
});
