import type { RouteId } from '#ui/routes.ts';
import type { Action } from '../actions/Action.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { notFoundView } from '../pages/notFound.ts';
import { changePassword, changePasswordAction } from './changePassword.ts';
import { dashboard, endSessions, endSessionsAction } from './dashboard.ts';
import { eNews, eNewsEdit, eNewsEditAction, unsubscribeAction } from './eNews.ts';
import { profile, profileEdit, profileEditAction } from './profile.ts';
import { eraseAccount, eraseAccountAction } from './eraseAccount.ts';
import { personalData, personalDataAction } from './personalData.ts';
import { securityEvents } from './securityEvents.ts';
import { profilePicture, profilePictureAction } from './profilePicture.ts';
import { landing } from './landing.ts';
import { login, loginAction } from './login.ts';
import { register, registerAction } from './register.ts';
import { forgotPassword, resetPassword, resetPasswordAction } from './resetPassword.ts';
import { socialLink, socialLinkAction } from './socialLink.ts';
import { socialLogins } from './socialLogins.ts';
import { socialRegister, socialRegisterAction } from './socialRegister.ts';
import { secondStep, secondStepAction } from './secondStep.ts';
import { addAuthenticator, addAuthenticatorAction } from './security/addAuthenticator.ts';
import { addPasskey, addPasskeyAction } from './security/addPasskey.ts';
import { recoveryCodes, recoveryCodesAction } from './security/recoveryCodes.ts';
import { removeFactor, removeFactorAction } from './security/removeFactor.ts';
import { security } from './security/security.ts';
import { signOut, signOutAction } from './signOut.ts';
import { resendVerification, verify, verifyAction } from './verify.ts';

type MemberRoute = Extract<
  RouteId,
  | 'members'
  | 'login'
  | 'secondStep'
  | 'register'
  | 'verify'
  | 'resendVerification'
  | 'forgotPassword'
  | 'resetPassword'
  | 'signOut'
  | 'dashboard'
  | 'endSessions'
  | 'profile'
  | 'profileEdit'
  | 'profilePicture'
  | 'personalData'
  | 'eraseAccount'
  | 'securityEvents'
  | 'changePassword'
  | 'socialRegister'
  | 'socialLogins'
  | 'socialLink'
  | 'eNews'
  | 'eNewsEdit'
  | 'security'
  | 'addAuthenticator'
  | 'addPasskey'
  | 'removeFactor'
  | 'recoveryCodes'
>;

const PAGES: Readonly<Record<MemberRoute, PageHandler>> = {
  members: landing,
  login,
  secondStep,
  register,
  verify,
  resendVerification: resendVerification.page,
  forgotPassword: forgotPassword.page,
  resetPassword,
  signOut,
  dashboard,
  endSessions,
  profile,
  profileEdit,
  profilePicture,
  personalData,
  eraseAccount,
  securityEvents,
  changePassword,
  socialRegister,
  socialLogins,
  socialLink,
  eNews,
  eNewsEdit,
  security,
  addAuthenticator,
  addPasskey,
  removeFactor,
  recoveryCodes,
};

/** The pages of the members area: 404 where nobody can become a member. */
export const MEMBER_HANDLERS = Object.fromEntries(
  Object.entries(PAGES).map(([route, handle]) => [
    route,
    (request: PageRequest) => (request.ports.members === undefined ? notFoundView(request) : handle(request)),
  ]),
) as unknown as typeof PAGES;

/** The forms of the members area. */
export const MEMBER_ACTIONS: Readonly<Partial<Record<MemberRoute, Action>>> = {
  login: loginAction,
  secondStep: secondStepAction,
  register: registerAction,
  verify: verifyAction,
  resendVerification: resendVerification.action,
  forgotPassword: forgotPassword.action,
  resetPassword: resetPasswordAction,
  signOut: signOutAction,
  endSessions: endSessionsAction,
  profileEdit: profileEditAction,
  profilePicture: profilePictureAction,
  personalData: personalDataAction,
  eraseAccount: eraseAccountAction,
  changePassword: changePasswordAction,
  socialRegister: socialRegisterAction,
  socialLink: socialLinkAction,
  eNews: unsubscribeAction,
  eNewsEdit: eNewsEditAction,
  addAuthenticator: addAuthenticatorAction,
  addPasskey: addPasskeyAction,
  removeFactor: removeFactorAction,
  recoveryCodes: recoveryCodesAction,
};
