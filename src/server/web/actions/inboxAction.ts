import { receiptAddress } from '#domain/mail/receipt.ts';
import type { SubmissionRefusal } from '#ports/Inbox.ts';
import type { FormState, UploadedFile } from '#ui/forms/FormState.ts';
import type { FormRoute } from '#ui/routes.ts';
import { formView } from '../forms/formView.ts';
import type { InboxForm } from '../forms/InboxForm.ts';
import { newForm } from '../forms/newForm.ts';
import { sealReceipt } from '../forms/receipts.ts';
import { checkRobot } from './checkRobot.ts';
import type { Action, FormRequest } from './Action.ts';
import { attachmentIds } from './keptFiles.ts';
import { readForm } from './readForm.ts';
import { refusedState, submissionIdIn } from './sentState.ts';

/** The action of a form whose content goes to the department's inbox. */
export function inboxAction(route: FormRoute, form: InboxForm): Action {
  const refusalPage = (request: FormRequest, refusal: Partial<FormState>) => {
    return { pageView: formView(route, form, request, refusedState(request, refusal)) };
  };
  return {
    perHour: 'MESSAGES_PER_HOUR',
    ...(form.takesFiles && { takesFiles: true }),

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
      if (!sent.ok) return refusalPage(request, await refusalState(sent.code, request));
      const receipt = sealReceipt(seal, site.id, sent.value.reference, now);
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

async function refusalState(code: SubmissionRefusal, request: FormRequest): Promise<Partial<FormState>> {
  switch (code) {
    case 'submissionChanged': {
      // The earlier message may have files of this form: they are named now, not when the button is pressed again.
      const { saved, missing } = await findFiles(request);
      return { submissionId: newForm().submissionId, problem: code, ...filesState(saved, missing) };
    }
    case 'fileMissing': {
      const { saved, missing } = await findFiles(request);
      // One may have been there again, or still, a moment later: the form never comes back without a reason.
      return missing.length > 0 ? filesState(saved, missing) : filesState([], saved);
    }
    case 'tooManyFiles':
      return { fileErrors: [{ code }] };
    case 'siteNotFound':
      // Only the department's API knows the site: nothing stores its messages, but what was typed stays.
      return { problem: 'formNotStored' };
  }
}

/** The files of a form that can still be sent, and the others. */
async function findFiles({ ports, site, files }: FormRequest) {
  const found = await ports.attachments.find(site.id, attachmentIds(files));
  const { saved = [], missing = [] } = Object.groupBy(files, ({ token }) =>
    found.some(({ id }) => token.startsWith(`${id} `)) ? 'saved' : 'missing',
  );
  return { saved, missing };
}

function filesState(files: readonly UploadedFile[], missing: readonly UploadedFile[]) {
  return { files, fileErrors: missing.map(({ name }) => ({ name, code: 'fileMissing' as const })) };
}
