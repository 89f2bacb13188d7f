import { createHmac } from 'node:crypto';
import { complaint, complaintFields } from '#domain/complaints/complaint.ts';
import {
  COMPLAINT_PASSWORD_BYTES,
  madeComplaintPassword,
  parseComplaintPassword,
  type ComplaintPassword,
} from '#domain/complaints/complaintPassword.ts';
import { MEGABYTE } from '#domain/files/attachment.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import * as field from '#adapters/schema/field.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { complaintMessages } from '#ui/messages/complaint.ts';
import type { Action, ActionResult, FormRequest } from '../actions/Action.ts';
import { attachmentIds } from '../actions/keptFiles.ts';
import { readForm } from '../actions/readForm.ts';
import { refusedState, submissionIdIn } from '../actions/sentState.ts';
import { submissionRefusal } from '../actions/submissionRefusal.ts';
import { formPage } from '../forms/formPage.ts';
import { newForm } from '../forms/newForm.ts';
import { policyVersion } from '../forms/policyVersion.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { problemOf } from '../actions/problemOf.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { complaintsOf } from './openedComplaint.ts';
import { provinceChoices } from './provinceChoices.ts';
import { receiptCookie } from './shownReceipt.ts';

class ComplaintForm extends inputSchema(complaintFields) {
  @field.optional() @field.parsed(parseComplaintPassword, 'a password') readonly password?: ComplaintPassword;
  @field.oneOf('yes') readonly terms!: 'yes';
}

/** `GET /{lang}/complaints`: the form of a complaint, with the province that `?province=` names. */
export const fileComplaint: PageHandler = async (request) => {
  complaintsOf(request);
  const provinces = await provinceChoices(request);
  const asked = provinces.find(({ value }) => value === request.query.get('province'));
  return filingPage(request, provinces, { ...newForm(), values: asked ? { province: asked.value } : {} });
};

/** `POST /{lang}/complaints`: files it, and leads to its receipt. */
export const fileComplaintAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',
  takesFiles: 'complaintAttachments',

  async submit(request) {
    const complaints = complaintsOf(request);
    const { fields, files, fileErrors, site, session, now, locale: language } = request;
    const read = readForm(ComplaintForm, fields);
    if (!read.ok) return await refusal(request, { errors: read.errors });
    const { password: chosen, terms: _, ...typed } = read.value;
    const { province } = typed;
    if (province !== undefined && !(await provinceChoices(request)).some(({ value }) => value === province))
      return await refusal(request, { errors: { province: 'notOffered' } });
    const consent = {
      ...{ policyVersion: await policyVersion(request, 'privacy'), givenAt: now, language },
      purpose: 'complaint',
    } as const;
    const made = complaint({ ...typed, consent });
    if (!made.ok) return await refusal(request, { errors: { email: made.code } });
    if (fileErrors.length > 0) return await refusal(request, {});
    const id = submissionIdIn(fields);
    if (id === undefined) return await refusal(request, { problem: 'formExpired' });

    const password = chosen ?? passwordFor(id);
    const filing = { site: site.id, id, complaint: made.value, password, language, files: attachmentIds(files) };
    const filed = await complaints.file(filing, session);
    if (!filed.ok) return await refusal(request, await submissionRefusal(filed.code, request));
    const isMailed = typed.email !== undefined;
    const receipt = { ...filed.value, isMailed, ...(chosen === undefined && { password }) };
    return privateRedirect(request.context.to('complaintReceipt'), [receiptCookie(request, receipt)]);
  },

  refuse: (request, refused) => refusal(request, problemOf(refused)),
};

/** The same for a form that is sent again; nobody else knows its id. */
function passwordFor(id: SubmissionId): ComplaintPassword {
  const digest = createHmac('sha256', id).update('password of a complaint').digest();
  return madeComplaintPassword(digest.subarray(0, COMPLAINT_PASSWORD_BYTES));
}

async function refusal(request: FormRequest, state: Partial<FormState>): Promise<ActionResult> {
  // What the form offers is no reason to lose it.
  const provinces = await provinceChoices(request).catch(() => []);
  return { pageView: filingPage(request, provinces, refusedState(request, state)) };
}

function filingPage(
  request: PageRequest,
  provinces: Awaited<ReturnType<typeof provinceChoices>>,
  state: FormState,
): PageView {
  const { site, locale, context, layout, maxFileBytes, complaintAnswerDays: answerDays } = request;
  const form = { ...state, maxMegabytes: maxFileBytes / MEGABYTE };
  const props = {
    ...{ siteName: site.name[locale], contact: site.contact, hotline: site.hotline, provinces, answerDays, form },
    ...(layout.policies !== undefined && { policies: layout.policies }),
  };
  return formPage(request, { view: 'fileComplaint', title: context.t(complaintMessages.title), props }, form);
}
