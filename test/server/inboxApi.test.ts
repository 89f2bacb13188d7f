import { expect } from 'chai';
import { API_SCOPES } from '#ports/ApiClients.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { submissionToWire } from '#adapters/department-api/wire/InboxWire.ts';
import { SITE } from '#test/support/builders.ts';
import { aBrokenFileReport, aContactMessage, aSubmissionId } from '#test/support/inboxBuilders.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { filesIn } from '#test/support/testAttachments.ts';

describe('The API for messages of visitors', () => {
  let app: TestApp;
  let token: string;
  const start = async (environment: Record<string, string>) => {
    app = await startTestApp({ environment: { SERVE: 'api', ...environment } });
    const { clientId, clientSecret } = await app.ports.apiClients.create('web', API_SCOPES);
    token = (await app.ports.apiClients.issueToken(clientId, clientSecret))!;
  };
  before(() => start({ ATTACHMENT_MAX_MB: '1' }));
  after(() => app.close());

  const post = (path: string, type: string, body: string) =>
    app.send({
      path: `/api${path}`,
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
      body,
    });
  const submit = (content: object, given: object = {}) => {
    const wire: object = submissionToWire({
      site: SITE,
      id: aSubmissionId(),
      content: aContactMessage(),
      files: [],
      language: 'th',
    });
    return post(`/inbox/${SITE}`, 'application/json', JSON.stringify({ ...wire, content, ...given }));
  };
  const upload = (body: string, type = 'application/octet-stream') =>
    post(`/attachments/${SITE}?name=a.gif`, type, body);
  const codeOf = ({ body }: { readonly body: string }) => (JSON.parse(body) as { readonly code: string }).code;

  it('stores a message as a person typed it, by the rules of the forms', async () => {
    const { __brand: _, ...contact } = aContactMessage();
    const typed = { ...contact, phone: '๐๘๑-234 5678', fax: null, name: '  สมชาย ', message: ' a\r\n\r\n\r\n\r\nb ' };
    expect((await submit(typed)).status).to.equal(200);
    expect((await submit({ ...aBrokenFileReport(), page: '/th/gone?q=1' })).status).to.equal(200);
    const entries = await app.inboxDesk.list({ site: SITE, state: 'all' }, 'test' as Operator);
    const [message, report] = ['contact', 'brokenFile'].map((type) =>
      entries.find(({ content }) => content.type === type),
    );
    const { fax: _fax, ...rest } = aContactMessage();
    expect(message!.content).to.deep.equal({ ...rest, message: 'a\n\nb' });
    expect(report!.content).to.deep.equal(aBrokenFileReport({ page: '/th/gone' as never }));
  });

  it('refuses a message that breaks a rule of the forms', async () => {
    const contact = aContactMessage();
    const { email: _email, phone: _phone, fax: _fax, ...unreachable } = contact;
    const { consent: _consent, ...withoutConsent } = contact;
    const wrong = [
      ...[{}, { type: 'other' }, { ...aBrokenFileReport(), phone: '' }, { ...aBrokenFileReport(), page: '//other' }],
      ...[unreachable, withoutConsent, { ...contact, consent: { ...contact.consent, purpose: 'sale' } }],
      ...[
        { ...contact, message: 'a\u0000b' },
        { ...contact, message: ' ' },
        { ...contact, name: ['a'] },
      ],
      ...[
        { ...contact, email: 'a@b\nBcc: c@d.co' },
        { ...contact, phone: '12' },
      ],
    ];
    for (const content of wrong) expect((await submit(content)).status, JSON.stringify(content)).to.equal(400);
    for (const given of [{ id: 'x' }, { files: ['../../etc/passwd'] }, { files: 'a' }, { files: [1] }])
      expect((await submit(contact, given)).status, JSON.stringify(given)).to.equal(400);
  });

  it('refuses files that are not what they should be, and leaves nothing of them', async () => {
    const refused = [
      ['', 'fileEmpty'],
      ['<html>', 'fileType'],
      ['%PDF-1.7 <script>alert(1)</script>', 'fileType'],
      ['GIF89a'.padEnd(1_048_577), 'fileTooLarge'],
    ] as const;
    for (const [content, code] of refused) {
      const response = await upload(content);
      expect([response.status, codeOf(response)]).to.deep.equal([422, code]);
    }
    expect((await upload('GIF89a', 'application/json')).status).to.equal(415);
    expect((await post(`/attachments/${SITE}`, 'application/octet-stream', 'GIF89a')).status, 'no name').to.equal(400);
    expect(await filesIn(app.submissionsFolder)).to.deep.equal([]);
    expect((await upload('GIF89a'.padEnd(1_048_576))).status).to.equal(200);
    expect(await filesIn(app.submissionsFolder)).to.have.length(1);
  });

  it('serves no attached file to anybody', async () => {
    const [file = ''] = await filesIn(app.submissionsFolder);
    const name = file.slice(app.submissionsFolder.length);
    for (const path of [`/submissions${name}`, `/media${name}`, `/api/media${name}`, `/api/attachments/${SITE}${name}`])
      expect((await app.send({ path, headers: { Authorization: `Bearer ${token}` } })).status, path).to.equal(404);
  });

  it('accepts no file, but messages, while the scanner for viruses does not respond', async () => {
    await app.close();
    await start({ CLAMD_ADDRESS: '/nowhere/clamd.ctl' });
    const { status, headers } = await upload('GIF89a');
    expect([status, headers['retry-after']]).to.deep.equal([503, '10']);
    expect(await filesIn(app.submissionsFolder)).to.deep.equal([]);
    expect((await submit(aContactMessage())).status).to.equal(200);
  });
});
