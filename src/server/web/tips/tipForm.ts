import { parseReference } from '#domain/inbox/reference.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { tipFields, type Tip, type TipType } from '#domain/tips/tip.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import { EARLIER_TIP_NAME, SUBMISSION_NAME } from '#ui/forms/fieldNames.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import type { TipRoute } from '#ui/pages/tipViews.ts';
import type { Action, ActionResult, FormRequest } from '../actions/Action.ts';
import type { FormFields } from '../actions/FormFields.ts';
import { problemOf } from '../actions/problemOf.ts';
import { readForm } from '../actions/readForm.ts';
import { refusedState, submissionIdIn } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { checkWork } from './checkWork.ts';
import { closedTipPage, tipFormPage, tipReceiptPage } from './tipPage.ts';

class TipFields extends inputSchema(tipFields) {}

/** `GET /{lang}/report-election-corruption` and `GET /{lang}/report-misconduct`. */
export function tipHandler(route: TipRoute): PageHandler {
  return (request) =>
    request.ports.tips === undefined ? closedTipPage(route, request) : tipFormPage(route, request, newForm());
}

/**
 * Takes a tip. Its receipt is the answer itself: nothing of it is in an address or in a cookie. A button of the page of
 * answers posts the number of an earlier tip here: the answer is an empty form with that number.
 */
export function tipAction(route: TipRoute, type: TipType): Action {
  const refusal = (request: FormRequest, state: Partial<FormState>): ActionResult => {
    const names = request.envelope?.names ?? [];
    const fileErrors = [...request.fileErrors, ...names.map((name) => ({ name, code: 'chooseAgain' as const }))];
    return { pageView: tipFormPage(route, request, refusedState(request, { fileErrors, ...state })) };
  };
  return {
    perHour: 'MESSAGES_PER_HOUR',
    isSealed: true,
    closed: (request) => (request.ports.tips === undefined ? closedTipPage(route, request) : undefined),

    async submit(request) {
      const { fields, fileErrors, envelope, ports, now, locale: language } = request;
      if (ports.tips === undefined || envelope === undefined) throw new Error('the form of tips is closed');
      if (opensForm(fields)) return { pageView: furtherForm(route, request) };
      const read = readForm(TipFields, fields);
      if (!read.ok) return refusal(request, { errors: read.errors });
      if (fileErrors.length > 0) return refusal(request, {});
      const id = submissionIdIn(fields);
      if (id === undefined) return refusal(request, { problem: 'formExpired' });
      const robot = await checkWork(request, ports.tips, id);
      if (robot !== undefined) return refusal(request, { errors: robot });

      const tip = Object.assign({ type }, read.value) as Tip;
      const sent = await envelope.finish(id, { tip, language, day: departmentDate(now) });
      if (sent.ok) return { pageView: tipReceiptPage(route, request, sent.value), isAccepted: true };
      return sent.code === 'siteNotFound'
        ? refusal(request, { problem: 'formNotStored' })
        : refusal(request, { problem: sent.code, submissionId: newForm().submissionId });
    },

    // Opening a form costs no more than a GET of it, which is not limited.
    refuse: (request, refused) =>
      opensForm(request.fields) ? { pageView: furtherForm(route, request) } : refusal(request, problemOf(refused)),
  };
}

/** Every form that a page shows has a submission id. */
function opensForm(fields: FormFields): boolean {
  return fields[EARLIER_TIP_NAME] !== undefined && fields[SUBMISSION_NAME] === undefined;
}

function furtherForm(route: TipRoute, request: FormRequest): PageView {
  const { [EARLIER_TIP_NAME]: number } = request.fields;
  const earlier = typeof number === 'string' ? parseReference(number) : undefined;
  return tipFormPage(route, request, { ...newForm(), values: earlier === undefined ? {} : { earlier } });
}
