import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { parseProfileForm, PROFILE_FIELDS } from '#domain/members/profileForm.ts';
import type { StoredProfile } from '#ports/members/Profiles.ts';
import { VERSION_NAME } from '#ui/forms/fieldNames.ts';
import type { FormState, FormValues } from '#ui/forms/FormState.ts';
import { memberAreaMessages } from '#ui/messages/memberArea.ts';
import type { ProofProps } from '#ui/pages/memberProps.ts';
import { profileMessages } from '#ui/messages/profile.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { refusedState } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { countPasswordTry } from './countPasswordTry.ts';
import { sealDone } from '../done.ts';
import { draftCookie, forgetDraft, openDraft } from './draft.ts';
import { enterSignedIn, memberArea, sessionEnded } from './MemberArea.ts';
import { privateRedirect, type PrivateRedirect } from '../privateRedirect.ts';
import { memberNotice } from './memberNotice.ts';
import { memberPage } from './memberPage.ts';
import { problemOf } from '../actions/problemOf.ts';
import { proofProps } from './proofProps.ts';
import { openVersion, sealVersion, type ProfileVersion } from './profileVersion.ts';
import { typedForm } from '../actions/typedForm.ts';

const readProfile = typedForm(PROFILE_FIELDS);

/** `GET /{lang}/members/profile`, for members. */
export const profile: PageHandler = async (request) => {
  const { area, redirect } = await enterSignedIn(request, 'profile');
  if (area === undefined) return redirect;
  const { profile: stored, pendingEmail } = area.stored;
  const props = {
    ...memberNotice(request),
    profile: stored,
    hasUserNames: area.members.hasUserNames,
    ...(pendingEmail !== undefined && { pendingEmail }),
    ...(area.members.pictures !== undefined && { hasPicture: stored.image !== undefined }),
    hasPersonalData: area.members.personalData !== undefined,
  };
  return memberPage(request, 'profile', { title: request.context.t(memberAreaMessages.profile), props });
};

/** `GET /{lang}/members/profile/edit`: filled with the profile, or with what was typed when the session ended. */
export const profileEdit: PageHandler = async (request) => {
  const { area, redirect } = await enterSignedIn(request, 'profileEdit');
  if (area === undefined) return redirect;
  const { stored } = area;
  const draft = openDraft(request, stored.profile.id);
  const form = { ...newForm(), values: draft ?? valuesOf(stored) };
  const filled = { member: stored.profile.id, version: stored.version };
  const page = editPage(request, form, filled, await proofProps(request, area));
  return draft === undefined ? page : { ...page, cookies: [forgetDraft()] };
};

/** `POST /{lang}/members/profile/edit`: replaces the profile. */
export const profileEditAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const filled = openVersion(request, request.fields[VERSION_NAME]);
    const { area, redirect } = await enterSignedIn(request, 'profileEdit');
    if (area === undefined) return withDraft(request, redirect, filled);
    const { members, session, stored } = area;
    const current = { member: stored.profile.id, version: stored.version };
    const proof = await proofProps(request, area);
    if (filled?.member !== current.member) return refusal(request, { problem: 'formExpired' }, current, proof);
    const parsed = parseProfileForm(readProfile(request.fields), {
      today: departmentDate(request.now),
      email: addressOf(stored),
      hasPassword: stored.hasPassword,
    });
    if (!parsed.ok) return refusal(request, { errors: parsed.errors }, filled, proof);
    if (parsed.value.isNewAddress) await countPasswordTry(request, area);
    const { version } = filled;
    const change = { member: filled.member, entry: parsed.value, ...(version !== undefined && { version }) };
    const updated = await members.profiles.update(request.site.id, change, session);
    if (updated.ok) {
      const type = updated.value.isConfirmationSent ? 'confirmationSent' : 'profileSaved';
      return privateRedirect(request.context.to('profile', {}, { done: sealDone(request, { type }) }));
    }
    switch (updated.code) {
      case 'sessionEnded':
        return withDraft(request, sessionEnded(request), filled);
      case 'passwordWrong':
        return refusal(request, { errors: { currentPassword: updated.code } }, filled);
      case 'proofNeeded': {
        const { pageView } = refusal(request, { errors: { email: updated.code } }, filled, proof);
        // What was typed comes back with the member from the provider.
        return { pageView: { ...pageView, cookies: draftOf(request, filled) } };
      }
      case 'userNameTaken':
        return refusal(request, { errors: { userName: updated.code } }, filled, proof);
      case 'profileChangedMeanwhile':
        return refusal(request, { problem: updated.code }, current, proof);
      case 'profileNotChanged':
        return refusal(request, { problem: 'formNotStored' }, filled, proof);
    }
  },

  refuse: (request, refused) =>
    refusal(request, problemOf(refused), openVersion(request, request.fields[VERSION_NAME])),
};

/** What was typed comes back after the next sign-in, if it is the same member's. */
function withDraft(request: FormRequest, redirect: PrivateRedirect, filled: ProfileVersion | undefined) {
  if (filled === undefined) return redirect;
  return { ...redirect, cookies: [...redirect.cookies, ...draftOf(request, filled)] };
}

function draftOf(request: FormRequest, { member }: ProfileVersion) {
  return draftCookie(request, member, refusedState(request, {}).values);
}

function refusal(
  request: FormRequest,
  state: Partial<FormState>,
  filled: ProfileVersion | undefined,
  proof?: ProofProps,
) {
  return { pageView: editPage(request, refusedState(request, state), filled, proof) };
}

function editPage(
  request: PageRequest,
  form: FormState,
  filled: ProfileVersion | undefined,
  proof?: ProofProps,
): PageView {
  const title = request.context.t(profileMessages.editTitle);
  const version = filled === undefined ? '' : sealVersion(request, filled);
  const { hasUserNames } = memberArea(request).members;
  const props = { form, version, hasUserNames, ...(proof !== undefined && { proof }) };
  return memberPage(request, 'profileEdit', { title, props }, form);
}

function valuesOf({ profile: { firstName, lastName, email, phone, birthday, gender, userName } }: StoredProfile) {
  const values = { firstName, lastName, email, phone, birthday, gender, userName };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as FormValues;
}

/** The confirmed address. One that an API gives in another form is like no other address. */
function addressOf({ profile: { email } }: StoredProfile): EmailAddress {
  const parsed = parseEmail(email);
  return parsed.ok ? parsed.value : (email as EmailAddress);
}
