import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type {
  ComplainantAct,
  ComplainantActRefusal,
  ComplaintAccess,
  ComplaintFile,
  ComplaintKey,
  ComplaintReceipt,
  Complaints,
  ComplaintView,
  Filing,
  LostCodes,
  OwnComplaint,
} from '#ports/complaints/Complaints.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type { SubmissionRefusal } from '#ports/Inbox.ts';
import type { TrackingCode } from '#domain/complaints/trackingCode.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { TierCalls } from './members/TierCalls.ts';
import {
  accessFromWire,
  COMPLAINT_ACCESS,
  complaintReceiptFromWire,
  complaintViewFromWire,
  filingToWire,
  ownComplaintsFromWire,
} from './wire/ComplaintWire.ts';
import { fillPath, PATHS } from './wire/paths.ts';

const nothing = () => undefined;
const SUBMISSION_REFUSALS = ['submissionChanged', 'fileMissing', 'tooManyFiles'] as const;

/** The complaints of Thara's API tier. Codes, passwords and what opens a complaint are in bodies alone, never in a path. */
export class DepartmentComplaints implements Complaints {
  readonly #api: DepartmentApiClient;
  readonly #calls: TierCalls;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
    this.#calls = new TierCalls(api);
  }

  async file(filing: Filing, visitor: VisitorSession): Promise<Outcome<ComplaintReceipt, SubmissionRefusal>> {
    const { site } = filing;
    const json = filingToWire(filing);
    return await this.#calls.asClient({ path: 'complaints', site, json, parse: complaintReceiptFromWire }, visitor, [
      ...SUBMISSION_REFUSALS,
      'siteNotFound',
    ]);
  }

  async open(
    site: SiteId,
    key: ComplaintKey,
    visitor: VisitorSession,
  ): Promise<Outcome<ComplaintAccess, 'complaintNotOpened'>> {
    const call = { path: 'complaintOpening', site, json: key, parse: accessFromWire } as const;
    return await this.#calls.asClient(call, visitor, ['complaintNotOpened']);
  }

  async openOwn(
    site: SiteId,
    code: TrackingCode,
    session: MemberSession,
  ): Promise<Outcome<ComplaintAccess, 'sessionEnded' | 'complaintNotOpened'>> {
    const call = { path: 'ownComplaintOpening', site, json: { code }, parse: accessFromWire } as const;
    return await this.#calls.asMember(call, session, ['complaintNotOpened']);
  }

  async own(site: SiteId, session: MemberSession): Promise<Outcome<readonly OwnComplaint[], 'sessionEnded'>> {
    return await this.#calls.asMember({ path: 'ownComplaints', site, parse: ownComplaintsFromWire }, session);
  }

  async view(site: SiteId, access: ComplaintAccess): Promise<Outcome<ComplaintView, 'complaintClosed'>> {
    const call = { path: 'openComplaint', site, json: { access }, parse: complaintViewFromWire } as const;
    return await this.#calls.asClient(call, NOBODY, ['complaintClosed']);
  }

  async openFile(
    site: SiteId,
    access: ComplaintAccess,
    id: AttachmentId,
  ): Promise<Outcome<ComplaintFile, 'complaintClosed' | 'fileNotFound'>> {
    const view = await this.view(site, access);
    if (!view.ok) return view;
    const file = view.value.timeline.flatMap(({ files }) => files).find((each) => each.id === id);
    const path = fillPath(PATHS.complaintFile, { site, id });
    if (file === undefined || path === undefined) return refused('fileNotFound');
    const headers = { [COMPLAINT_ACCESS]: access };
    const content = this.#api.download(path, { token: await this.#api.token(), size: file.size, headers });
    return done({ file, content });
  }

  async act(
    site: SiteId,
    access: ComplaintAccess,
    act: ComplainantAct,
  ): Promise<Outcome<undefined, ComplainantActRefusal>> {
    const call = { path: 'complaintAct', site, json: { access, act }, parse: nothing } as const;
    return await this.#calls.asClient(call, NOBODY, [
      ...SUBMISSION_REFUSALS,
      ...(['complaintClosed', 'notNow', 'alreadyRated', 'alreadyReopened', 'tooLate'] as const),
    ]);
  }

  async mailCodes(site: SiteId, lost: LostCodes, visitor: VisitorSession): Promise<void> {
    await this.#calls.asClient({ path: 'lostComplaintCodes', site, json: lost, parse: nothing }, visitor);
  }
}

/** The complaint is open: it says nothing who asks. */
const NOBODY: VisitorSession = { saveTokens: nothing };
