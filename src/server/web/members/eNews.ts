import { parseEmail } from '#domain/forms/email.ts';
import { isEveryType, newsChoice } from '#domain/members/newsChoice.ts';
import { ALL_NEWS } from '#domain/site/newsType.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { eNewsMessages } from '#ui/messages/eNews.ts';
import { memberAreaMessages } from '#ui/messages/memberArea.ts';
import type { ENewsPageProps } from '#ui/pages/memberProps.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { refusedState } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { chosenNews } from './dashboard.ts';
import { sealDone } from '../done.ts';
import { failedPage } from './failedPage.ts';
import { enterSignedIn, type SignedInArea } from './MemberArea.ts';
import { privateRedirect, type PrivateRedirect } from '../privateRedirect.ts';
import { memberNotice } from './memberNotice.ts';
import { memberPage } from './memberPage.ts';
import { newsTypes, type NamedNewsType } from './newsTypes.ts';
import { problemOf } from '../actions/problemOf.ts';
import { typedForm } from '../actions/typedForm.ts';

const TYPES = 'types';

const readNothing = typedForm([]);

/** `GET /{lang}/members/e-news`, for members. */
export const eNews: PageHandler = (request) => viewPage(request, memberNotice(request));

async function viewPage(
  request: PageRequest,
  notice: Pick<ENewsPageProps, 'notice'>,
): Promise<PageView | PrivateRedirect> {
  const { area, redirect } = await enterSignedIn(request, 'eNews');
  if (area === undefined) return redirect;
  const { names, withdrawn } = await chosenNews(request, area);
  const hasNewsTypes = newsTypes(request).length > 0;
  const props = { ...notice, email: addressOf(area), news: names, withdrawn, hasNewsTypes };
  return memberPage(request, 'eNews', { title: request.context.t(memberAreaMessages.eNews), props });
}

/** `POST /{lang}/members/e-news`: unsubscribes. */
export const unsubscribeAction: Action = {
  async submit(request) {
    const { area, redirect } = await enterSignedIn(request, 'eNews');
    if (area === undefined) return redirect;
    await area.members.newsletter.unsubscribe(request.site.id, addressOf(area), area.session);
    const done = sealDone(request, { type: 'unsubscribed' });
    return privateRedirect(request.context.to('eNews', {}, { done }));
  },

  async refuse(request, refused) {
    return failedPage(request, refused, await viewPage(request, { notice: 'failed' }));
  },
};

/** `GET /{lang}/members/e-news/edit`, for members. */
export const eNewsEdit: PageHandler = async (request) => {
  const { area, redirect } = await enterSignedIn(request, 'eNewsEdit');
  if (area === undefined) return redirect;
  const types = newsTypes(request);
  const offered = types.map(({ value }) => value);
  const chosen = await area.members.newsletter.choices(request.site.id, addressOf(area), area.session);
  const ticked = isEveryType(chosen, offered) ? [ALL_NEWS, ...chosen] : chosen;
  return editPage(request, area, types, { ...newForm(), values: { [TYPES]: ticked.join(' ') } });
};

/** `POST /{lang}/members/e-news/edit` with any number of `types`: replaces the choice. */
export const eNewsEditAction: Action = {
  async submit(request) {
    const { area, redirect } = await enterSignedIn(request, 'eNewsEdit');
    if (area === undefined) return redirect;
    const { [TYPES]: _, ...others } = request.fields;
    readNothing(others);
    const { site, locale, context } = request;
    const { newsletter } = area.members;
    const email = addressOf(area);
    const types = newsTypes(request);
    const offered = types.map(({ value }) => value);
    const earlier = await newsletter.choices(site.id, email, area.session);
    const choice = newsChoice(tickedIn(request), offered, earlier);
    if (!choice.ok) return refusal(request, area, types, { errors: { [TYPES]: choice.code } });
    await newsletter.save(site.id, { email, types: choice.value, locale }, area.session);
    return privateRedirect(context.to('eNews', {}, { done: sealDone(request, { type: 'newsSaved' }) }));
  },

  async refuse(request, refused) {
    const { area, redirect } = await enterSignedIn(request, 'eNewsEdit');
    return area === undefined ? redirect : refusal(request, area, newsTypes(request), problemOf(refused));
  },
};

function refusal(request: FormRequest, area: SignedInArea, types: readonly NamedNewsType[], state: Partial<FormState>) {
  const values = { [TYPES]: tickedIn(request).join(' ') };
  return { pageView: editPage(request, area, types, refusedState(request, { ...state, values })) };
}

function tickedIn({ fields }: FormRequest): readonly string[] {
  return [fields[TYPES] ?? []].flat().filter((value) => typeof value === 'string');
}

function editPage(
  request: PageRequest,
  area: SignedInArea,
  types: readonly NamedNewsType[],
  form: FormState,
): PageView {
  const props = { form, email: addressOf(area), types };
  return memberPage(request, 'eNewsEdit', { title: request.context.t(eNewsMessages.editTitle), props }, form);
}

/** Newsletters belong to an address. One that an API gives in another form has none. */
function addressOf({ stored }: SignedInArea) {
  const parsed = parseEmail(stored.profile.email);
  if (!parsed.ok) throw new HttpError(404);
  return parsed.value;
}
