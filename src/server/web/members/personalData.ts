import { isFieldErrorCode } from '#ui/messages/formErrors.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { ownDataMessages } from '#ui/messages/ownData.ts';
import type { PersonalDataPageProps } from '#ui/pages/memberProps.ts';
import { archiveReadme } from '../../archive/archiveReadme.ts';
import { zipArchive } from '../../archive/zipArchive.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { refusedState } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import { notFoundView } from '../pages/notFound.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { countPasswordTry } from './countPasswordTry.ts';
import { givenPassword } from './givenPassword.ts';
import { enterSignedIn, sessionEnded, type SignedInArea } from './MemberArea.ts';
import { memberPage } from './memberPage.ts';
import { problemOf } from '../actions/problemOf.ts';
import { proofProps } from './proofProps.ts';
import { typedForm } from '../actions/typedForm.ts';
import { whomToAsk } from './whomToAsk.ts';

const DATE_LENGTH = '2026-11-21'.length;

const readPassword = typedForm(['currentPassword']);

/** `GET /{lang}/members/data`, for members. */
export const personalData: PageHandler = async (request) => {
  const { area, redirect } = await enterSignedIn(request, 'personalData');
  if (area === undefined) return redirect;
  return area.members.personalData === undefined ? notFoundView(request) : await page(request, newForm(), area);
};

/** `POST /{lang}/members/data` with the password: the archive. */
export const personalDataAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const { area, redirect } = await enterSignedIn(request, 'personalData');
    if (area === undefined) return redirect;
    const { personalData: port } = area.members;
    if (port === undefined) throw new HttpError(404);
    const { site, context, now } = request;
    const password = givenPassword(readPassword(request.fields).currentPassword, area.stored);
    if (!password.ok) return refusal(request, area, password.code);
    await countPasswordTry(request, area);
    const exported = await port.export(site.id, password.value, area.session);
    if (!exported.ok)
      return exported.code === 'sessionEnded' ? sessionEnded(request) : refusal(request, area, exported.code);
    const archive = exported.value;
    const content = zipArchive(archive, {
      readme: archiveReadme(archive, { site, contexts: request.contexts, now }),
      now,
      open: async (file) => {
        const opened = await port.file(site.id, file.id, area.session);
        return opened.ok ? opened.value.content : undefined;
      },
    });
    const name = `${context.t(ownDataMessages.fileName, { date: now.slice(0, DATE_LENGTH) })}.zip`;
    return { download: { name, type: 'application/zip', content } };
  },

  refuse: (request, refused) => ({ pageView: pageOf(request, refusedState(request, problemOf(refused))) }),
};

async function refusal(request: FormRequest, area: SignedInArea, code: string) {
  const errors = isFieldErrorCode(code) ? { currentPassword: code } : {};
  return { pageView: await page(request, refusedState(request, { errors }), area) };
}

async function page(request: PageRequest, form: FormState, area: SignedInArea): Promise<PageView> {
  const { hasPassword, profile } = area.stored;
  const proof = await proofProps(request, area);
  return pageOf(request, form, { hasPassword, email: profile.email, ...(proof !== undefined && { proof }) });
}

/** @param of the member; without it, as far as the page is known without reading anything */
function pageOf(
  request: PageRequest,
  form: FormState,
  of: Omit<PersonalDataPageProps, 'form' | 'whom'> = { hasPassword: true },
): PageView {
  const title = request.context.t(ownDataMessages.title);
  return memberPage(request, 'personalData', { title, props: { form, whom: whomToAsk(request), ...of } }, form);
}
