import { createHmac } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import {
  COMPLAINT_PASSWORD_BYTES,
  madeComplaintPassword,
  type ComplaintPassword,
} from '#domain/complaints/complaintPassword.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import {
  FILE_BODY_TYPE,
  savedFileToWire,
  SavedFileWire,
  uploadQueryFromWire,
  UploadQueryWire,
} from '#adapters/department-api/wire/AttachmentWire.ts';
import {
  deskActOf,
  DeskActWire,
  DeskCodeWire,
  deskComplaintsToWire,
  DeskComplaintsWire,
  deskFilingOf,
  DeskFilingWire,
  DeskFileWire,
  DeskQueryWire,
  DeskReceiptWire,
  deskRecordToWire,
  DeskRecordsWire,
  DeskRecordWire,
  deskStateFromWire,
  ReplyTemplatesWire,
} from '#adapters/department-api/wire/ComplaintDeskWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { readBody } from '#adapters/department-api/wire/readRequest.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type { DeskWorker } from '#ports/complaints/ComplaintsDesk.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import type { ApiPorts } from '#ports/Ports.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';
import { bodyOf, orBadRequest, queryOf, signalOf, siteOf } from './parameters.ts';
import { sendPrivateFile } from './sendPrivateFile.ts';

const CODE = '22222-22222-2222';
const ID = '00112233445566778899aabbccddeeff';
const AT = '2026-11-21T03:00:00.000Z';
const CONTENT = {
  topic: 'damagedStructure',
  text: 'ประตูน้ำชำรุด',
  firstName: 'มาลี',
  lastName: 'ใจดี',
  phone: '0812345678',
};
const COMPLAINT = {
  ...{ site: '1001', code: CODE, complaint: CONTENT, channel: 'phone', filedAt: AT },
  ...{ expectedAt: '2026-12-21T16:59:59.999Z', isOverdue: false },
  progress: { state: 'received', wasReopened: false, isRated: false },
};
const RECORD = { ...COMPLAINT, timeline: [{ type: 'filed', at: AT, state: 'received', files: [] }] };
const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const COMMON = { group: 'complaintsDesk', access: 'complaints:work' } as const;
const RECORDED = 'It is recorded with the name of the person whose client this is.';

/** A request of the person whose client it is, about the site at which they work. */
interface Work<Body> {
  readonly site: SiteId;
  readonly worker: DeskWorker & { readonly site: SiteId };
  readonly body: Body;
  readonly request: Request;
  readonly response: Response;
}

/** Complaints, for those who work on them: each client belongs to a named person, and to one site. */
export const COMPLAINT_DESK_ENDPOINTS: readonly Endpoint[] = [
  {
    ...COMMON,
    name: 'listComplaints',
    method: 'get',
    path: PATHS.deskComplaints,
    summary: 'Complaints of the site',
    details: RECORDED,
    query: DeskQueryWire,
    response: json(DeskComplaintsWire, { complaints: [COMPLAINT] }),
    problems: ['notYourSite'],
    handle: work(async ({ complaintsDesk }, { site, worker, request, response }) => {
      const state = queryOf(request, deskStateFromWire);
      response.json(deskComplaintsToWire(await complaintsDesk.list({ site, state }, worker.operator)));
    }),
  },
  {
    ...COMMON,
    name: 'exportComplaints',
    method: 'get',
    path: PATHS.deskExport,
    summary: 'Complaints of the site with everything that happened',
    details: RECORDED,
    query: DeskQueryWire,
    response: json(DeskRecordsWire, { complaints: [RECORD] }),
    problems: ['notYourSite'],
    handle: work(async ({ complaintsDesk }, { site, worker, request, response }) => {
      const state = queryOf(request, deskStateFromWire);
      const records = await complaintsDesk.export({ site, state }, worker.operator);
      response.json({ complaints: records.map(deskRecordToWire) });
    }),
  },
  {
    ...COMMON,
    name: 'showComplaint',
    method: 'post',
    path: PATHS.deskComplaint,
    summary: 'One complaint with everything that happened',
    details: RECORDED,
    body: { schema: DeskCodeWire, isRequired: true, example: { code: CODE } },
    response: json(DeskRecordWire, RECORD),
    problems: ['notYourSite', 'complaintNotFound'],
    handle: workWith(DeskCodeWire, async ({ complaintsDesk }, { worker, body, response }) => {
      const record = await complaintsDesk.show(body.code, worker.operator, worker.site);
      if (record === undefined) throw new RefusalError('complaintNotFound');
      response.json(deskRecordToWire(record));
    }),
  },
  {
    ...COMMON,
    name: 'listReplyTemplates',
    method: 'get',
    path: PATHS.deskTemplates,
    summary: 'Texts that the department has prepared for answers and questions',
    response: json(ReplyTemplatesWire, { templates: [{ name: 'where', language: 'th', text: 'อยู่ฝั่งใดของคลอง' }] }),
    problems: ['notYourSite'],
    handle: work(({ replyTemplates = [] }, { response }) => {
      response.json({ templates: replyTemplates });
      return Promise.resolve();
    }),
  },
  {
    ...COMMON,
    name: 'workOnComplaint',
    method: 'post',
    path: PATHS.deskAct,
    summary: 'Takes, answers, assigns or finishes a complaint, asks its complainant, or notes something',
    details: `The complainant reads the name of the person whose client this is. ${RECORDED}`,
    body: {
      schema: DeskActWire,
      isRequired: true,
      example: { code: CODE, act: { type: 'answer', text: 'ช่างจะไปตรวจในวันจันทร์', files: [] } },
    },
    response: { type: 'nothing', description: 'It is done.' },
    problems: ['notYourSite', 'complaintNotFound', 'fileMissing', 'tooManyFiles', 'notNow'],
    handle: workWith(DeskActWire, async ({ complaintsDesk }, { worker, body, response }) => {
      const act = orBadRequest('body', () => deskActOf(body));
      const outcome = await complaintsDesk.act(body.code, act, worker);
      if (!outcome.ok) throw new RefusalError(outcome.code);
      response.status(204).end();
    }),
  },
  {
    ...COMMON,
    name: 'fileComplaintFor',
    method: 'post',
    path: PATHS.deskFiling,
    summary: 'Files a complaint for somebody who called, came or wrote',
    details: `Read code and password to the complainant. ${RECORDED}`,
    body: {
      schema: DeskFilingWire,
      isRequired: true,
      example: {
        id: 'ffeeddccbbaa99887766554433221100',
        channel: 'phone',
        complaint: CONTENT,
        language: 'th',
        files: [],
      },
    },
    response: json(DeskReceiptWire, {
      ...{ code: CODE, password: 'K7M-2Q9-DXH', filedAt: AT, expectedAt: COMPLAINT.expectedAt },
      ledger: { site: '1001', number: 1, hash: HASH },
    }),
    problems: ['notYourSite', 'submissionChanged', 'fileMissing', 'tooManyFiles'],
    handle: workWith(DeskFilingWire, async ({ complaintsDesk }, { site, worker, body, response }) => {
      const password = passwordFor(body.id);
      const filing = orBadRequest('body', () => deskFilingOf(site, body, password));
      const filed = await complaintsDesk.file(filing, body.channel, worker.operator);
      if (!filed.ok) throw new RefusalError(filed.code);
      response.json({ ...filed.value, password });
    }),
  },
  {
    ...COMMON,
    name: 'saveComplaintFile',
    method: 'post',
    path: PATHS.deskFiles,
    summary: 'Saves a file for an answer that is sent later',
    details: 'The body is the file. It is deleted after a day without its answer.',
    query: UploadQueryWire,
    body: { type: FILE_BODY_TYPE },
    response: json(SavedFileWire, { id: ID, name: 'แบบ.pdf', type: 'pdf', size: 48_213 }),
    problems: ['notYourSite', 'fileType', 'fileTooLarge', 'fileEmpty', 'fileInfected', 'quotaExceeded'],
    handle: work(async ({ attachments }, { site, request, response }) => {
      const name = queryOf(request, uploadQueryFromWire);
      response.locals.bodyTimeout?.allowUpload();
      const saved = await attachments.save({ site, name, content: request }, signalOf(response));
      if (!saved.ok) throw new RefusalError(saved.code);
      response.json(savedFileToWire(saved.value));
    }),
  },
  {
    ...COMMON,
    name: 'readComplaintFile',
    method: 'post',
    path: PATHS.deskFile,
    summary: 'A file in the timeline of a complaint',
    details: RECORDED,
    body: { schema: DeskFileWire, isRequired: true, example: { code: CODE, id: ID } },
    response: { type: 'file', description: 'The whole file.' },
    problems: ['notYourSite', 'complaintNotFound', 'fileNotFound'],
    handle: workWith(DeskFileWire, async ({ complaintsDesk }, { worker, body, request, response }) => {
      // Any text: it is compared with the files of the complaint.
      const id = body.id as AttachmentId;
      const opened = await complaintsDesk.openFile(body.code, id, worker);
      if (!opened.ok) throw new RefusalError(opened.code);
      const { file, content } = opened.value;
      await sendPrivateFile(request, response, { id, content, size: file.size });
    }),
  },
];

function json(schema: SchemaClass, example: object) {
  return { type: 'json', description: 'The result.', schema, example } as const;
}

/** Throws 403 to a client of no named person, and to one of another site. */
function work(handle: (ports: ApiPorts, work: Work<undefined>) => Promise<void>): Endpoint['handle'] {
  return (ports) => handler((given) => handle(ports, { ...given, body: undefined }));
}

function workWith<Body extends object>(
  type: SchemaClass<Body>,
  handle: (ports: ApiPorts, work: Work<Body>) => Promise<void>,
): Endpoint['handle'] {
  return (ports) =>
    handler((given) => handle(ports, { ...given, body: bodyOf(given.request, (sent) => readBody(type, sent)) }));
}

function handler(handle: (work: Omit<Work<undefined>, 'body'>) => Promise<void>): RequestHandler {
  return async (request, response) => {
    const { worker } = response.locals.client;
    const site = siteOf(request);
    if (worker?.site !== site) throw new RefusalError('notYourSite');
    const { person: name } = worker;
    const operator = name as string as Operator;
    await handle({ site, worker: { operator, name, site }, request, response });
  };
}

/** The same for a filing that is sent again; nobody else knows its id. */
function passwordFor(id: SubmissionId): ComplaintPassword {
  const digest = createHmac('sha256', id).update('password of a complaint').digest();
  return madeComplaintPassword(digest.subarray(0, COMPLAINT_PASSWORD_BYTES));
}
