import { verificationState } from '#domain/members/verification.ts';
import type { LinkSubject } from '#ports/members/Verifications.ts';
import { verifyMessages } from '#ui/messages/verify.ts';
import type { VerifyPageProps } from '#ui/pages/memberProps.ts';
import * as field from '#adapters/schema/field.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { Action } from '../actions/Action.ts';
import { requireForm } from '../actions/readForm.ts';
import { notFoundView } from '../pages/notFound.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { openDone, sealDone } from '../done.ts';
import { failedPage } from './failedPage.ts';
import { forgetLink, linkToken, moveLinkToken } from './linkToken.ts';
import { memberArea } from './MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { memberPage } from './memberPage.ts';
import { mailRequest } from './mailRequest.ts';

class Answer {
  @field.oneOf('confirm', 'decline') readonly answer!: 'confirm' | 'decline';
}

/** `GET /{lang}/members/verify`: what a link confirms (spec §2, §4). Opening it spends nothing. */
export const verify: PageHandler = async (request) => {
  if (memberArea(request).members.verifications === undefined) return notFoundView(request);
  const moved = moveLinkToken('verify', request);
  if (moved !== undefined) return moved;
  const done = openDone(request)?.type;
  if (done === 'verified') return verifyPage(request, { state: verificationState(true, undefined) });
  if (done === 'declined') return verifyPage(request, { state: { state: 'declined' } });
  return linkPage(request);
};

/** What the link confirms, or why it cannot be used. */
async function linkPage(request: PageRequest, failure: Pick<VerifyPageProps, 'hasFailed'> = {}): Promise<PageView> {
  const { verifications } = memberArea(request).members;
  const token = linkToken('verify', request);
  if (token === 'none' || token === undefined || verifications === undefined)
    return verifyPage(request, { state: verificationState(false, 'linkUnknown') });
  const checked = await verifications.check(request.site.id, token);
  if (!checked.ok) return verifyPage(request, { state: verificationState(false, checked.code) });
  return verifyPage(request, {
    state: verificationState(false, undefined),
    canDecline: verifications.decline !== undefined,
    ...subjectProps(checked.value),
    ...failure,
  });
}

/** `POST /{lang}/members/verify` with `answer`: the person pressed a button. */
export const verifyAction: Action = {
  async submit(request) {
    const { members, session } = memberArea(request);
    const { verifications } = members;
    if (verifications === undefined) throw new HttpError(404);
    const { answer } = requireForm(Answer, request.fields);
    const token = linkToken('verify', request);
    const { id: site } = request.site;
    const act = verifications[answer]?.bind(verifications);
    if (act === undefined) throw new HttpError(404);
    const outcome =
      token === 'none' || token === undefined
        ? ({ ok: false, code: 'linkUnknown' } as const)
        : await act(site, token, session);
    if (!outcome.ok) {
      const { code } = outcome;
      const state = code === 'addressTaken' ? ({ state: code } as const) : verificationState(true, code);
      return { pageView: verifyPage(request, { state }) };
    }
    const done = sealDone(request, { type: answer === 'confirm' ? 'verified' : 'declined' });
    return privateRedirect(request.context.to('verify', {}, { done }), [forgetLink('verify')]);
  },

  async refuse(request, refused) {
    return failedPage(request, refused, await linkPage(request, { hasFailed: true }));
  },
};

/** Sends the mail of an unconfirmed account again. */
export const resendVerification = mailRequest({
  route: 'resendVerification',
  title: verifyMessages.resendTitle,
  sender: ({ members: { verifications }, session }) => {
    const resend = verifications?.resend?.bind(verifications);
    return resend && ((site, email) => resend(site, email, session));
  },
});

function verifyPage(request: PageRequest, subject: Omit<VerifyPageProps, 'hasResend'>): PageView {
  const props = { ...subject, hasResend: request.ports.members?.verifications?.resend !== undefined };
  return memberPage(request, 'verify', { title: request.context.t(titleOf(props)), props });
}

function titleOf({ state: { state } }: VerifyPageProps) {
  switch (state) {
    case 'verifying':
      return verifyMessages.title;
    case 'success':
      return verifyMessages.verified;
    case 'declined':
      return verifyMessages.declined;
    case 'failed':
    case 'addressTaken':
      return verifyMessages.failed;
  }
}

function subjectProps(subject: LinkSubject) {
  if (subject.purpose === 'emailChange') return { newAddress: subject.email };
  const name = [subject.firstName, subject.lastName].filter((part) => part !== undefined).join(' ');
  return name === '' ? {} : { name };
}
