import { createServer, type AddressInfo, type Server } from 'node:net';
import { expect } from 'chai';
import { parseEmail } from '#domain/forms/email.ts';
import type { RenderedMail } from '#ports/Mailer.ts';
import { SmtpMailer } from '#adapters/mail/SmtpMailer.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { aMail } from '#test/support/mailBuilders.ts';
import { startMailServer, type MailServer, type MailServerBehaviour } from '#test/support/mailServer.ts';

const SENDER = 'noreply@water.example';

describe('The mailer over SMTP', () => {
  let server: MailServer | undefined;
  afterEach(() => server?.close());
  const start = async (behaviour?: MailServerBehaviour) => (server = await startMailServer(behaviour));
  const mailerAt = (port: number, timeoutMs?: number) =>
    new SmtpMailer({
      server: { host: '127.0.0.1', port, isSecure: false },
      sender: SENDER,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  const send = (mail: RenderedMail) => mailerAt(server!.port).send(mail);

  it('sends a mail with text and HTML, and a Thai subject and name as they are', async () => {
    await start();
    expect(await send(aMail())).to.deep.equal({ accepted: true });
    const [mail] = server!.mails;
    expect(mail!.from).to.equal(SENDER);
    expect(mail!.to).to.deep.equal(['somchai@example.org']);
    expect(mail!.headers.get('subject')).to.equal(aMail().subject);
    expect(mail!.headers.get('from')).to.equal(`กรมตัวอย่าง <${SENDER}>`);
    expect(mail!.headers.get('reply-to')).to.equal('กรมตัวอย่าง <contact@water.example>');
    expect(mail!.headers.get('message-id')).to.equal('<1@water.example>');
    expect(mail!.headers.get('auto-submitted')).to.equal('auto-replied');
    expect(mail!.headers.get('content-language')).to.equal('th');
    expect(mail!.parts.get('text/plain')!.trim()).to.equal('เรียน ท่านผู้ติดต่อ');
    expect(mail!.parts.get('text/html')!.trim()).to.equal('<p>เรียน ท่านผู้ติดต่อ</p>');
  });

  it('lets no text add a header or a recipient', async () => {
    await start();
    const evil = 'x\r\nBcc: victim@example.org\r\nX-Evil: 1\r\n\r\nbody';
    const mail = aMail({ subject: evil, senderName: `${evil}, <other@example.org>`, messageId: `<1@a>${evil}` });
    expect(await send(mail)).to.deep.equal({ accepted: true });
    const [arrived] = server!.mails;
    expect(arrived!.to).to.deep.equal(['somchai@example.org']);
    expect(arrived!.from).to.equal(SENDER);
    for (const name of ['bcc', 'x-evil']) expect(arrived!.headers.has(name), name).to.equal(false);
    expect(arrived!.parts.get('text/plain')).to.include('เรียน');
  });

  it('reads an address as one address, whatever characters it has', async () => {
    await start();
    for (const address of ["o'brien!#$%&*+/=?^_`{|}~-@example.org", 'somchai+water@example.org']) {
      const to = value(parseEmail(address));
      expect(await send(aMail({ to }))).to.deep.equal({ accepted: true });
      expect(server!.mails.at(-1)!.to).to.deep.equal([address]);
    }
  });

  it('says that a mail has to wait when the server refuses it for now, or breaks the connection', async () => {
    await start({ refuseRecipient: () => ({ code: 451, text: '4.7.1 <somchai@example.org> greylisted, somchai' }) });
    const refused = await send(aMail());
    expect(refused).to.deep.include({ accepted: false, again: 'later' });
    expect(JSON.stringify(refused)).to.include('451').and.not.include('somchai');
    await server!.close();
    await start({ drop: () => true });
    expect(await send(aMail())).to.deep.include({ accepted: false, again: 'later' });
    await server!.close();
    expect(await mailerAt(server!.port).send(aMail())).to.deep.include({ accepted: false, again: 'later' });
    server = undefined;
  });

  it('says that a mail is refused for good, without the address that the server repeats', async () => {
    await start({ refuseRecipient: (to) => ({ code: 550, text: `5.1.1 <${to}>: no such user here` }) });
    const refused = await send(aMail());
    expect(refused).to.deep.include({ accepted: false, again: 'never' });
    expect(JSON.stringify(refused)).to.include('550').and.not.include('somchai');
  });

  it('lets mails wait while the server does not accept the password', async () => {
    await start({
      options: {
        authOptional: false,
        onAuth: (_auth, _session, callback) => callback(Object.assign(new Error('5.7.8 no'), { responseCode: 535 })),
      },
    });
    const login = { user: 'thara', password: 'wrong-password' };
    const mailer = new SmtpMailer({
      server: { host: '127.0.0.1', port: server!.port, isSecure: false, login },
      sender: SENDER,
    });
    const refused = await mailer.send(aMail());
    expect(refused).to.deep.include({ accepted: false, again: 'later' });
    expect(JSON.stringify(refused)).not.to.include('wrong-password');
  });

  it('gives up a server that keeps it waiting', async () => {
    const silent: Server = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const result = await mailerAt(port, 50).send(aMail());
    await new Promise((resolve) => silent.close(resolve));
    expect(result).to.deep.include({ accepted: false, again: 'later' });
  });
});
