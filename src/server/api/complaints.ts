import {
  actOf,
  COMPLAINT_ACCESS,
  ComplaintAccessWire,
  ComplaintActWire,
  ComplaintKeyWire,
  ComplaintReceiptWire,
  ComplaintViewWire,
  filingOf,
  FilingWire,
  LostCodesWire,
  OpenComplaintWire,
  OwnComplaintKeyWire,
  OwnComplaintsWire,
} from '#adapters/department-api/wire/ComplaintWire.ts';
import { VisitorRequestWire } from '#adapters/department-api/wire/members/VisitorWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type { ComplaintAccess } from '#ports/complaints/Complaints.ts';
import { countOpening } from '../http/countOpening.ts';
import type { Endpoint } from './Endpoint.ts';
import { portOf, valueOf } from './memberRequest.ts';
import { orBadRequest, siteOf } from './parameters.ts';
import { ownCall, websiteCall } from './portCall.ts';
import { sendPrivateFile } from './sendPrivateFile.ts';

const COMMON = { group: 'complaints', port: 'complaints', scope: 'complaints:write' } as const;
const SUBMISSION_PROBLEMS = ['submissionChanged', 'fileMissing', 'tooManyFiles'] as const;

const FILED_AT = '2026-11-21T03:00:00.000Z';
const EXPECTED_AT = '2026-12-21T16:59:59.999Z';
const ID = '00112233445566778899aabbccddeeff';
const CODE = '22222-22222-2222';
const KEY = { code: CODE, password: 'K7M-2Q9-DXH' };
const ACCESS = { access: 'v1.ZXhhbXBsZQ' };
const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const COMPLAINT = {
  ...{ topic: 'damagedStructure', place: 'คลองสาม หมู่ 4', text: 'ประตูน้ำชำรุด น้ำไหลเข้านา' },
  ...{ firstName: 'มาลี', lastName: 'ใจดี', email: 'malee@example.org' },
  consent: { policyVersion: '1', givenAt: FILED_AT, language: 'th', purpose: 'complaint' },
};
const PROGRESS = { state: 'received', wasReopened: false, isRated: false };

/** Complaints, for those who file them: what names or opens one is in the body alone. */
export const COMPLAINT_ENDPOINTS: readonly Endpoint[] = [
  websiteCall({
    ...COMMON,
    name: 'fileComplaint',
    path: PATHS.complaints,
    summary: 'Files a complaint',
    body: FilingWire,
    example: { id: ID, complaint: COMPLAINT, password: KEY.password, language: 'th', files: [] },
    result: {
      schema: ComplaintReceiptWire,
      example: {
        ...{ code: CODE, filedAt: FILED_AT, expectedAt: EXPECTED_AT },
        ledger: { site: 'department', number: 1, hash: HASH },
      },
    },
    form: 'fileComplaint',
    problems: SUBMISSION_PROBLEMS,
    act(complaints, site, visitor, body) {
      const filing = orBadRequest('body', () => filingOf(body));
      return valueOf(complaints.file({ site, ...filing }, visitor));
    },
  }),
  websiteCall({
    ...COMMON,
    name: 'openComplaint',
    path: PATHS.complaintOpening,
    summary: 'Opens a complaint by its tracking code and password',
    body: ComplaintKeyWire,
    example: KEY,
    result: { schema: ComplaintAccessWire, example: ACCESS },
    problems: ['complaintNotOpened'],
    async count({ limits }, _complaints, site, { network }, { code }) {
      if (network !== undefined) await countOpening(limits, site, code, network);
    },
    act: async (complaints, site, visitor, { code, password }) => ({
      access: await valueOf(complaints.open(site, { code, password }, visitor)),
    }),
  }),
  ownCall({
    ...COMMON,
    name: 'openOwnComplaint',
    path: PATHS.ownComplaintOpening,
    summary: 'Opens a complaint that the member has filed while signed in',
    body: OwnComplaintKeyWire,
    example: { code: CODE },
    result: { schema: ComplaintAccessWire, example: ACCESS },
    problems: ['complaintNotOpened'],
    act: async (complaints, site, session, { code }) => ({
      access: await valueOf(complaints.openOwn(site, code, session)),
    }),
  }),
  ownCall({
    ...COMMON,
    name: 'listOwnComplaints',
    path: PATHS.ownComplaints,
    summary: 'The complaints that the member has filed while signed in',
    body: VisitorRequestWire,
    example: {},
    result: {
      schema: OwnComplaintsWire,
      example: { complaints: [{ code: CODE, filedAt: FILED_AT, topic: COMPLAINT.topic, progress: PROGRESS }] },
    },
    act: async (complaints, site, session) => ({ complaints: await valueOf(complaints.own(site, session)) }),
  }),
  websiteCall({
    ...COMMON,
    name: 'viewComplaint',
    path: PATHS.openComplaint,
    summary: 'An open complaint as its complainant sees it',
    body: OpenComplaintWire,
    example: ACCESS,
    result: {
      schema: ComplaintViewWire,
      example: {
        ...{ code: CODE, complaint: COMPLAINT, filedAt: FILED_AT, expectedAt: EXPECTED_AT, progress: PROGRESS },
        timeline: [{ type: 'filed', at: FILED_AT, state: 'received', files: [] }],
      },
    },
    problems: ['complaintClosed'],
    act: (complaints, site, _visitor, { access }) => valueOf(complaints.view(site, access as ComplaintAccess)),
  }),
  {
    name: 'openComplaintFile',
    group: 'complaints',
    method: 'get',
    path: PATHS.complaintFile,
    access: 'complaints:write',
    summary: 'A file in the timeline of an open complaint',
    details: `The header \`${COMPLAINT_ACCESS}\` has what opening the complaint has given: paths are in logs.`,
    response: { type: 'file', description: 'The whole file.' },
    problems: ['complaintClosed', 'fileNotFound'],
    handle:
      ({ complaints }) =>
      async (request, response) => {
        const access = (request.get(COMPLAINT_ACCESS) ?? '') as ComplaintAccess;
        // Any text: it is compared with the files of the complaint.
        const id = String(request.params['id']) as AttachmentId;
        const port = portOf({ complaints }, 'complaints');
        const { file, content } = await valueOf(port.openFile(siteOf(request), access, id));
        await sendPrivateFile(request, response, { id, content, size: file.size });
      },
  },
  websiteCall({
    ...COMMON,
    name: 'actOnComplaint',
    path: PATHS.complaintAct,
    summary: 'Adds to an open complaint, withdraws, rates or reopens it',
    body: ComplaintActWire,
    example: { ...ACCESS, act: { id: ID, type: 'add', text: 'น้ำยังไหลอยู่', files: [] } },
    form: 'actOnComplaint',
    problems: [
      ...SUBMISSION_PROBLEMS,
      ...(['complaintClosed', 'notNow', 'alreadyRated', 'alreadyReopened', 'tooLate'] as const),
    ],
    act(complaints, site, _visitor, body) {
      const act = orBadRequest('body', () => actOf(body));
      return valueOf(complaints.act(site, body.access as ComplaintAccess, act));
    },
  }),
  websiteCall({
    ...COMMON,
    name: 'mailComplaintCodes',
    path: PATHS.lostComplaintCodes,
    summary: 'Mails the tracking codes of the complaints that were filed with an address',
    body: LostCodesWire,
    example: { email: 'malee@example.org', language: 'th' },
    form: 'lostComplaintCode',
    act: (complaints, site, visitor, { email, language }) => complaints.mailCodes(site, { email, language }, visitor),
  }),
];
