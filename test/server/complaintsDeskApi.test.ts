import { expect } from 'chai';
import { parsePersonName } from '#domain/forms/personName.ts';
import type { ApiScope } from '#ports/ApiClients.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import { aFiling } from '#test/support/complaintBuilders.ts';
import { aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { aVisitor } from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

const SOMSRI = value(parsePersonName('สมศรี มั่นคง'));
const PICTURE = 'GIF89a of a sluice gate';

describe('The desk of complaints over the API', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({ archives: emptySites(), environment: { SERVE: 'api' } });
  });
  afterEach(() => app.close());

  const clientOf = async (scopes: readonly ApiScope[], site?: typeof SITE) => {
    const { clientId, clientSecret } = await app.ports.apiClients.create(
      'desk',
      scopes,
      site && { person: SOMSRI, site },
    );
    const token = await app.ports.apiClients.issueToken(clientId, clientSecret);
    return async (path: string, body?: object | string) => {
      const type = typeof body === 'string' ? 'application/octet-stream' : 'application/json';
      const response = await app.send({
        path: `/api/complaints-desk/${path}`,
        method: body === undefined ? 'GET' : 'POST',
        host: 'api.internal',
        headers: { Authorization: `Bearer ${token ?? ''}`, 'Content-Type': type },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const isJson = String(response.headers['content-type']).includes('json');
      return {
        status: response.status,
        body: isJson ? (JSON.parse(response.body) as Answer) : undefined,
        text: response.body,
      };
    };
  };
  const uses = async () =>
    (await app.inboxDesk.uses()).map(({ action, operator, subject }) => [action, operator, subject]);

  it('lists, shows, takes, asks, answers with a file, notes, assigns, finishes and exports, and records each use', async () => {
    const call = await clientOf(['complaints:work'], SITE);
    const { code } = value(await app.ports.complaints!.file(aFiling(), aVisitor()));
    const list = await call(SITE);
    expect(list.status, list.text).to.equal(200);
    expect(list.body!.complaints!.map((each) => each.code)).to.deep.equal([code]);
    const act = async (given: object) => expect((await call(`${SITE}/act`, { code, act: given })).status).to.equal(204);
    await act({ type: 'take' });
    await act({ type: 'ask', text: 'อยู่ฝั่งใดของคลอง' });
    const saved = await call(`${SITE}/files?name=gate.gif`, PICTURE);
    expect(saved.status, saved.text).to.equal(200);
    await act({ type: 'answer', text: 'แบบของประตูน้ำ', files: [saved.body!.id!] });
    await act({ type: 'answer', text: 'แบบของประตูน้ำ', files: [saved.body!.id!] }); // sent again: the connection broke
    await act({ type: 'note', text: 'รออะไหล่' });
    await act({ type: 'assign', office: 'office-1', email: 'office1@example.go.th' });
    await act({ type: 'finish', text: 'ซ่อมแล้ว' });
    const shown = await call(`${SITE}/show`, { code });
    expect(shown.body!.timeline!.map(({ type, operator }) => [type, operator])).to.deep.equal([
      ['filed', undefined],
      ...['taken', 'asked', 'answered', 'noted', 'assigned', 'finished'].map((type) => [type, SOMSRI]),
    ]);
    expect(shown.text).to.not.include('submissions');
    const file = await call(`${SITE}/read-file`, { code, id: saved.body!.id });
    expect([file.status, file.text]).to.deep.equal([200, PICTURE]);
    expect((await call(`${SITE}?state=open`)).body!.complaints).to.deep.equal([]);
    expect((await call(`${SITE}/export?state=ended`)).body!.complaints).to.have.length(1);
    expect(await uses()).to.have.deep.members([
      ['listComplaints', SOMSRI, `${SITE} open`],
      ['takeComplaint', SOMSRI, code],
      ['askComplainant', SOMSRI, code],
      ['answerComplaint', SOMSRI, code],
      ['answerComplaint', SOMSRI, code],
      ['noteOnComplaint', SOMSRI, code],
      ['assignComplaint', SOMSRI, code],
      ['finishComplaint', SOMSRI, code],
      ['showComplaint', SOMSRI, code],
      ['readComplaintFile', SOMSRI, code],
      ['listComplaints', SOMSRI, `${SITE} open`],
      ['exportComplaints', SOMSRI, `${SITE} ended`],
    ]);
  });

  it('refuses what cannot be done now, and what there is not', async () => {
    const call = await clientOf(['complaints:work'], SITE);
    const { code } = value(await app.ports.complaints!.file(aFiling(), aVisitor()));
    const none = '22222-22222-2222';
    for (const [path, body, status, problem] of [
      ['act', { code, act: { type: 'finish', text: 'ซ่อมแล้ว' } }, 422, 'notNow'],
      ['act', { code, act: { type: 'answer', text: 'แบบ', files: ['0'.repeat(32)] } }, 422, 'fileMissing'],
      ['act', { code: none, act: { type: 'take' } }, 404, 'complaintNotFound'],
      ['show', { code: none }, 404, 'complaintNotFound'],
      ['read-file', { code, id: '0'.repeat(32) }, 404, 'fileNotFound'],
      ['read-file', { code: none, id: '0'.repeat(32) }, 404, 'complaintNotFound'],
      ['act', { code, act: { type: 'erase' } }, 400, 'badRequest'],
      ['act', { code, act: { type: 'ask', text: ' ' } }, 400, 'badRequest'],
      ['files?name=a.zip', 'PK\u0003\u0004', 422, 'fileType'],
    ] as const) {
      const answer = await call(`${SITE}/${path}`, body);
      expect([answer.status, answer.body?.code], `${path} ${answer.text}`).to.deep.equal([status, problem]);
    }
    expect((await call(`${SITE}?state=lost`)).status).to.equal(400);
  });

  it('files a complaint for somebody who called, once however often it is sent', async () => {
    const call = await clientOf(['complaints:work'], SITE);
    const complaint = { text: 'ประตูน้ำชำรุด', firstName: 'มาลี', lastName: 'ใจดี', phone: '0812345678' };
    const filing = { id: aSubmissionId(), channel: 'phone', complaint, language: 'th', files: [] };
    const first = await call(`${SITE}/file`, filing);
    expect(first.status, first.text).to.equal(200);
    const again = await call(`${SITE}/file`, filing);
    expect(again.body).to.deep.equal(first.body);
    const { code, password } = first.body as unknown as { code: never; password: never };
    expect((await app.ports.complaints!.open(SITE, { code, password }, aVisitor())).ok).to.equal(true);
    const [listed] = (await call(SITE)).body!.complaints!;
    expect(listed).to.include({ code, channel: 'phone' });
    const unreachable = { ...filing, id: aSubmissionId(), complaint: { ...complaint, phone: undefined } };
    expect((await call(`${SITE}/file`, unreachable)).status).to.equal(400);
    expect((await call(`${SITE}/file`, { ...filing, channel: 'web' })).status).to.equal(400);
  });

  it('shows nothing of another site, and nothing to a client without a person, or without the scope', async () => {
    const { code } = value(await app.ports.complaints!.file(aFiling(), aVisitor()));
    const calls = [
      ['', undefined],
      ['/export', undefined],
      ['/show', { code }],
      ['/act', { code, act: { type: 'take' } }],
      ['/read-file', { code, id: '0'.repeat(32) }],
    ] as const;
    const elsewhere = await clientOf(['complaints:work'], OTHER_SITE);
    const nobody = await clientOf(['complaints:work']);
    const website = await clientOf(['complaints:write'], SITE);
    for (const [path, body] of calls) {
      expect((await elsewhere(`${SITE}${path}`, body)).body, path).to.include({ status: 403, code: 'notYourSite' });
      expect((await nobody(`${SITE}${path}`, body)).body, path).to.include({ status: 403, code: 'notYourSite' });
      expect((await website(`${SITE}${path}`, body)).body, path).to.include({ status: 403, code: 'scopeMissing' });
    }
    for (const [path, body] of calls.slice(2))
      expect((await elsewhere(`${OTHER_SITE}${path}`, body)).body, path).to.include({ code: 'complaintNotFound' });
    expect((await elsewhere(OTHER_SITE)).body!.complaints).to.deep.equal([]);
  });
});

interface Answer {
  readonly code?: string;
  readonly id?: string;
  readonly complaints?: readonly { readonly code: string; readonly channel: string }[];
  readonly timeline?: readonly { readonly type: string; readonly operator?: string }[];
}
