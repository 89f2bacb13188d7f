import type { SubmissionRefusal } from '#ports/Inbox.ts';
import type { FormState, UploadedFile } from '#ui/forms/FormState.ts';
import { newForm } from '../forms/newForm.ts';
import type { FormRequest } from './Action.ts';
import { attachmentIds } from './keptFiles.ts';

/** How a form that was refused comes back: with the reason, and with those of its files that can still be sent. */
export async function submissionRefusal(code: SubmissionRefusal, request: FormRequest): Promise<Partial<FormState>> {
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
async function findFiles({ attachments, site, files }: FormRequest) {
  const found = await attachments.find(site.id, attachmentIds(files));
  const { saved = [], missing = [] } = Object.groupBy(files, ({ token }) =>
    found.some(({ id }) => token.startsWith(`${id} `)) ? 'saved' : 'missing',
  );
  return { saved, missing };
}

function filesState(files: readonly UploadedFile[], missing: readonly UploadedFile[]) {
  return { files, fileErrors: missing.map(({ name }) => ({ name, code: 'fileMissing' as const })) };
}
