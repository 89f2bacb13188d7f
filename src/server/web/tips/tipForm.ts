import { parseReference } from '#domain/inbox/reference.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { tipFields, type Tip, type TipType } from '#domain/tips/tip.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import { EARLIER_TIP_NAME } from '#ui/forms/fieldNames.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { tipMessages } from '#ui/messages/tip.ts';
import type { TipRoute } from '#ui/pages/tipViews.ts';
import type { Action, ActionResult, FormRequest } from '../actions/Action.ts';
import { problemOf } from '../actions/problemOf.ts';
import { readForm } from '../actions/readForm.ts';
import { refusedState, submissionIdIn } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import type { PageHandler } from '../PageResult.ts';
import { checkWork } from './checkWork.ts';
import { closedTipPage, tipFormPage, tipReceiptPage } from './tipPage.ts';

class TipFields extends inputSchema(tipFields) {}

/** `GET /{lang}/report-election-corruption` and `GET /{lang}/report-misconduct`. */
export function tipHandler(route: TipRoute): PageHandler {
  return (request) =>
    request.ports.tips === undefined ? closedTipPage(route, request) : tipFormPage(route, request, newForm());
}

/**
 * Takes a tip. Its receipt is the answer itself: nothing of it is in an address or in a cookie. So is the form for more about
 * an earlier tip, which is posted the number of that.
 */
export function tipAction(route: TipRoute, type: TipType): Action {
  const refusal = (request: FormRequest, state: Partial<FormState>): ActionResult => {
    const names = request.envelope?.names ?? [];
    const fileErrors = [...request.fileErrors, ...names.map((name) => ({ name, code: 'chooseAgain' as const }))];
    return { pageView: tipFormPage(route, request, refusedState(request, { fileErrors, ...state })) };
  };
  const furtherForm = (request: FormRequest, earlier: unknown) => {
    const reference = typeof earlier === 'string' ? parseReference(earlier) : undefined;
    const values = reference && { text: `${request.context.t(tipMessages.furtherTo, { reference })}\n` };
    return tipFormPage(route, request, { ...newForm(), ...(values && { values }) });
  };
  return {
    perHour: 'MESSAGES_PER_HOUR',
    isSealed: true,
    closed: (request) => (request.ports.tips === undefined ? closedTipPage(route, request) : undefined),

    async submit(request) {
      const { fields, fileErrors, envelope, ports, now, locale: language } = request;
      if (ports.tips === undefined || envelope === undefined) throw new Error('the form of tips is closed');
      const earlier = fields[EARLIER_TIP_NAME];
      if (earlier !== undefined) return { pageView: furtherForm(request, earlier) };
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

    refuse: (request, refused) => refusal(request, problemOf(refused)),
  };
}
