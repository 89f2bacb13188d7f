import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { readJobsCommand } from '#server/cli/jobsCommand.ts';
import { aSubmissionId } from '#test/support/inboxBuilders.ts';
import { startMailServer, type MailServer, type MailServerBehaviour } from '#test/support/mailServer.ts';
import { robotAnswer } from '#test/support/robotAnswer.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { textOf } from '#test/support/textOf.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
const CONTACT = { name: 'สมชาย', surname: 'ใจดี', subject: 'น้ำท่วม', message: 'น้ำท่วมถนนหน้าบ้าน', terms: 'yes' };
const REPORT = { firstName: 'Mary', lastName: 'Smith', phone: '026695071', topic: 'link' };
const SENDER = 'noreply@water.example';

describe('The receipt by mail', () => {
  let app: TestApp;
  let server: MailServer;
  const start = async (behaviour?: MailServerBehaviour) => {
    server = await startMailServer(behaviour);
    app = await startTestApp({ environment: { SMTP_URL: server.url, MAIL_FROM: SENDER } });
  };
  afterEach(async () => {
    await app.close();
    await server.close();
  });
  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ submission: aSubmissionId(), ...fields }).toString();
    const response = await app.send({ path, method: 'POST', headers: FORM, body });
    expect(response.status, response.body.slice(0, 2_000)).to.equal(303);
    const receipt = await app.send(response.headers.location!);
    return { reference: /\d{5}-\d{5}/.exec(receipt.body)![0], page: receipt.body };
  };
  const contact = (email: string, path = '/th/contact') => post(path, { ...CONTACT, email });
  const report = async (email: string) =>
    post('/en/report-broken-file?page=/en/main', { ...REPORT, email, ...(await robotAnswer(app)) });
  const pass = (seconds: number) => app.clock.set(addSeconds(app.clock.now(), seconds));

  it('of a contact message is in the language of the page, with the number and whom to ask', async () => {
    await start();
    const thai = await contact('somchai@example.org');
    const english = await contact('john@example.org', '/en/contact');
    await app.deliverMails();
    const [th, en] = [await server.mailTo('somchai@example.org'), await server.mailTo('john@example.org')];
    expect(th.headers.get('subject')).to.equal(`ได้รับข้อความของท่านแล้ว: ${thai.reference}`);
    expect(en.headers.get('subject')).to.equal(`We have received your message: ${english.reference}`);
    const text = en.parts.get('text/plain')!;
    const html = en.parts.get('text/html')!;
    for (const part of [text, html]) {
      expect(part)
        .to.include(english.reference)
        .and.include('An officer reads your message')
        .and.include('/en/contact');
      expect(part).to.include('1111, press 78');
    }
    expect(html).to.include('<html lang="en">');
    expect(th.parts.get('text/html')).to.include('<html lang="th">').and.include('/th/contact');
    expect(textOf(english.page)).to.include('We send it to your e-mail address as well.');
  });

  it('has nothing of what the person wrote, and no name', async () => {
    await start();
    await contact('somchai@example.org');
    await app.deliverMails();
    const [mail] = server.mails;
    const all = [...mail!.headers.values(), ...mail!.parts.values()].join('\n');
    for (const text of [CONTACT.name, CONTACT.surname, CONTACT.subject, CONTACT.message])
      expect(all).not.to.include(text);
  });

  it('of a report says what happens with it', async () => {
    await start();
    const { reference } = await report('mary@example.org');
    await app.deliverMails();
    const [mail] = server.mails;
    expect(mail!.headers.get('subject')).to.equal(`We have received your report: ${reference}`);
    expect(mail!.parts.get('text/plain')).to.include('tell you the result');
  });

  it('is tried again after a refusal for now and a broken connection, under one Message-ID', async () => {
    const ids: string[] = [];
    await start({
      refuseRecipient: (_to, attempt) => (attempt === 1 ? { code: 451, text: 'greylisted' } : undefined),
      drop: (received) => received === 1,
    });
    const { mailer } = app.background;
    app.background.mailer = {
      send(mail) {
        ids.push(mail.messageId);
        return mailer.send(mail);
      },
    };
    await contact('somchai@example.org');
    for (let tries = 1; tries <= 3; tries++) {
      expect(server.mails).to.have.length(0);
      await app.deliverMails();
      await app.deliverMails(); // not due again yet
      expect(ids).to.have.length(tries);
      pass(120);
    }
    expect(server.mails).to.have.length(1);
    expect(new Set(ids)).to.have.length(1);
    expect(server.mails[0]!.headers.get('message-id')).to.equal(ids[0]);
    pass(86_400);
    await app.deliverMails();
    expect(server.mails).to.have.length(1);
  });

  it('that is refused for good is shown to operators, without the address, and can be tried again', async () => {
    await start({
      refuseRecipient: (to, attempt) => (attempt === 1 ? { code: 550, text: `<${to}> unknown` } : undefined),
    });
    await contact('somchai@example.org');
    await app.deliverMails();
    const list = async () => (await readJobsCommand(['list'])(app.background)).join('\n');
    const shown = await list();
    expect(shown).to.include('messageReceipt').and.include('550').and.include('is not tried again');
    expect(shown).not.to.include('somchai');
    const id = /mail ([\w-]{36})/.exec(shown)![1]!;
    await readJobsCommand(['retry', id])(app.background);
    await app.deliverMails();
    expect(server.mails).to.have.length(1);
    expect(await list()).to.include('Every mail was sent');
    const log = JSON.stringify(app.log);
    expect(log).to.include('a mail could not be sent').and.not.include('somchai@');
  });

  it('comes five times an hour to one mailbox, whoever asks; the answer is always the same', async () => {
    await start();
    for (const email of ['v@example.org', 'V@example.org', 'v+1@example.org', 'v+2@example.org']) await contact(email);
    await report('v@example.org');
    await contact('v+3@example.org');
    await contact('other@example.org');
    await app.deliverMails();
    const recipients = server.mails.flatMap(({ to }) => to);
    expect(recipients.filter((to) => to !== 'other@example.org')).to.have.length(5);
    expect(recipients).to.include('other@example.org');
    pass(3_600);
    await contact('v@example.org');
    await app.deliverMails();
    expect(server.mails).to.have.length(7);
  });

  it('cannot be turned into a mail to somebody else', async () => {
    await start();
    for (const email of [
      'a@example.org\r\nBcc: b@example.org',
      'a@example.org, b@example.org',
      'a@example.org <b@example.org>',
      '"a\r\nBcc: b@example.org"@example.org',
      'a@example.org%0d%0aBcc:b@example.org',
    ]) {
      const body = new URLSearchParams({ submission: aSubmissionId(), ...CONTACT, email }).toString();
      const response = await app.send({ path: '/en/contact', method: 'POST', headers: FORM, body });
      expect(response.status, email).to.equal(422);
    }
    await app.deliverMails();
    expect(server.mails).to.have.length(0);
  });
});
