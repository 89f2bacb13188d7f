import type { MessageDescriptor } from '@formatjs/intl';
import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import { parseFields } from '#domain/forms/parseFields.ts';
import { HttpError } from '../../http/HttpError.ts';
import { formMessages } from '#ui/messages/form.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { refusedState } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import { notFoundView } from '../pages/notFound.ts';
import type { PageHandler } from '../PageResult.ts';
import { openDone, sealDone } from '../done.ts';
import { memberArea, type MemberArea } from './MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { memberPage } from './memberPage.ts';
import { problemOf } from '../actions/problemOf.ts';
import { typedForm } from '../actions/typedForm.ts';

interface Mail {
  readonly route: 'forgotPassword' | 'resendVerification';
  readonly title: MessageDescriptor;
  /** Sends it, where the address has an account. Undefined where the source of members sends no such mail. */
  readonly sender: (
    area: MemberArea,
  ) => ((site: FormRequest['site']['id'], email: EmailAddress) => Promise<void>) | undefined;
}

const readEmail = typedForm(['email']);

/** A form that asks for a mail to an address: the same answer for every address, whether or not it has an account. */
export function mailRequest({ route, title, sender }: Mail): { readonly page: PageHandler; readonly action: Action } {
  const refusal = (request: FormRequest, state: Partial<FormState>) => {
    const form = refusedState(request, state);
    return { pageView: memberPage(request, route, { title: request.context.t(title), props: { form } }, form) };
  };
  return {
    page: (request) => {
      if (sender(memberArea(request)) === undefined) return notFoundView(request);
      const done = openDone(request);
      if (done?.email !== undefined)
        return memberPage(request, route, {
          title: request.context.t(formMessages.succeeded),
          props: { sentTo: done.email },
        });
      const form = newForm();
      return memberPage(request, route, { title: request.context.t(title), props: { form } }, form);
    },
    action: {
      perHour: 'MESSAGES_PER_HOUR',
      async submit(request) {
        const send = sender(memberArea(request));
        if (send === undefined) throw new HttpError(404);
        const parsed = parseFields(readEmail(request.fields), { email: parseEmail });
        if (!parsed.ok) return refusal(request, { errors: parsed.errors });
        const { email } = parsed.value;
        await send(request.site.id, email);
        const done = sealDone(request, { type: 'mailSent', email });
        return privateRedirect(request.context.to(route, {}, { done }));
      },
      refuse: (request, refused) => refusal(request, problemOf(refused)),
    },
  };
}
