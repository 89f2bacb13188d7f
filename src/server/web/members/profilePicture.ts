import { MEGABYTE } from '#domain/files/attachment.ts';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#domain/members/profilePicture.ts';
import * as field from '#adapters/schema/field.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import type { FileErrorCode } from '#ui/messages/formErrors.ts';
import { pictureMessages } from '#ui/messages/picture.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { readForm } from '../actions/readForm.ts';
import { refusedState } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import { notFoundView } from '../pages/notFound.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { sealDone } from '../done.ts';
import { enterSignedIn, sessionEnded, type SignedInArea } from './MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { memberPage } from './memberPage.ts';
import { problemOf } from '../actions/problemOf.ts';

class Removal {
  @field.optional() @field.oneOf('yes') readonly remove?: 'yes';
}

/** `GET /{lang}/members/profile/picture`, for members. */
export const profilePicture: PageHandler = async (request) => {
  const { area, redirect } = await enterSignedIn(request, 'profilePicture');
  if (area === undefined) return redirect;
  return area.members.pictures === undefined ? notFoundView(request) : page(request, hasPicture(area), newForm());
};

/** `POST /{lang}/members/profile/picture`: replaces the picture, or with `remove` removes it. */
export const profilePictureAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',
  takesPicture: true,

  async submit(request) {
    const { area, redirect } = await enterSignedIn(request, 'profilePicture');
    if (area === undefined) return redirect;
    const { pictures } = area.members;
    if (pictures === undefined) throw new HttpError(404);
    const read = readForm(Removal, request.fields);
    const isRemoved = read.ok && read.value.remove === 'yes';
    const [error] = request.fileErrors;
    if (!isRemoved && error !== undefined) return refusal(request, hasPicture(area), error.code);
    if (!isRemoved && request.picture === undefined) return refusal(request, hasPicture(area), 'pictureMissing');
    const changed = await pictures.change(request.site.id, isRemoved ? undefined : request.picture, area.session);
    if (!changed.ok)
      return changed.code === 'sessionEnded' ? sessionEnded(request) : refusal(request, hasPicture(area), changed.code);
    const done = sealDone(request, { type: isRemoved ? 'pictureRemoved' : 'pictureSaved' });
    return privateRedirect(request.context.to('profile', {}, { done }));
  },

  refuse: (request, refused) => ({
    pageView: page(request, false, { ...refusedState(request, problemOf(refused)), fileErrors: [] }),
  }),
};

/** Without the name of the file: there is only one. */
function refusal(request: FormRequest, isThere: boolean, code: FileErrorCode) {
  return { pageView: page(request, isThere, { ...refusedState(request, {}), fileErrors: [{ code }] }) };
}

function hasPicture({ stored }: SignedInArea): boolean {
  return stored.profile.image !== undefined;
}

function page(request: PageRequest, isThere: boolean, state: FormState): PageView {
  const form = { ...state, maxMegabytes: MAX_PICTURE_BYTES / MEGABYTE, fileEndings: PICTURE_TYPES };
  const title = request.context.t(pictureMessages.title);
  return memberPage(request, 'profilePicture', { title, props: { form, hasPicture: isThere } }, form);
}
