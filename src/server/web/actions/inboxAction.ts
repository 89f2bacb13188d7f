import { receiptAddress } from '#domain/mail/receipt.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import type { FormRoute } from '#ui/routes.ts';
import { formView } from '../forms/formView.ts';
import type { InboxForm } from '../forms/InboxForm.ts';
import { sealReceipt } from '../forms/receipts.ts';
import { checkRobot } from './checkRobot.ts';
import type { Action, FormRequest } from './Action.ts';
import { attachmentIds } from './keptFiles.ts';
import { readForm } from './readForm.ts';
import { refusedState, submissionIdIn } from './sentState.ts';
import { submissionRefusal } from './submissionRefusal.ts';

/** The action of a form whose content goes to the department's inbox. */
export function inboxAction(route: FormRoute, form: InboxForm): Action {
  const refusalPage = async (request: FormRequest, refusal: Partial<FormState>) => {
    return { pageView: await formView(route, form, request, refusedState(request, refusal)) };
  };
  return {
    perHour: 'MESSAGES_PER_HOUR',
    ...(form.takesFiles && { takesFiles: 'attachments' as const }),

    async submit(request) {
      const { fields, files, fileErrors, site, ports, session, seal, now, context, query, locale: language } = request;
      const read = readForm(form.schema, fields);
      if (!read.ok) return refusalPage(request, { errors: read.errors });
      const content = await form.content(read.value, request);
      if (!content.ok) return refusalPage(request, { errors: content.errors });
      if (fileErrors.length > 0) return refusalPage(request, {});
      const id = submissionIdIn(fields);
      if (id === undefined) return refusalPage(request, { problem: 'formExpired' });

      if (form.isHumanOnly) {
        const robot = await checkRobot(request, { use: id, email: receiptAddress(content.value) });
        if (robot !== undefined) return refusalPage(request, robot);
      }

      const submission = { site: site.id, id, content: content.value, files: attachmentIds(files), language };
      const sent = await ports.inbox.submit(submission, session);
      if (!sent.ok) return refusalPage(request, await submissionRefusal(sent.code, request));
      const facts = {
        isMailed: receiptAddress(content.value) !== undefined,
        ...(content.value.type === 'contact' && { wantsAnswer: content.value.wantsAnswer }),
      };
      const receipt = sealReceipt(seal, site.id, { ...sent.value, ...facts }, now);
      return { redirect: context.to(route, {}, { page: query.get('page') ?? undefined, sent: receipt }), status: 303 };
    },

    refuse: (request, refusal) =>
      refusalPage(
        request,
        refusal.reason === 'tooOften'
          ? { problem: 'formTooOften', retryMinutes: Math.ceil(refusal.waitSeconds / 60) }
          : { problem: 'formNotStored' },
      ),
  };
}
