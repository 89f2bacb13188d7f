import type { ComponentType } from 'react';
import type { MemberPageProps } from './memberProps.ts';

/** The pages of the members area that are hydrated. */
export type HydratedMemberPage = Exclude<
  keyof MemberPageProps,
  'dashboard' | 'profile' | 'eNews' | 'personalData' | 'securityEvents' | 'socialLogins' | 'security'
>;

/** The views of the hydrated pages of the members area, each loaded only on its own page. */
export const MEMBER_VIEWS: {
  readonly [Id in HydratedMemberPage]: () => Promise<ComponentType<MemberPageProps[Id]>>;
} = {
  login: () => import('./LoginPage.tsx').then((module) => module.LoginPage),
  secondStep: () => import('./SecondStepPage.tsx').then((module) => module.SecondStepPage),
  register: () => import('./RegisterPage.tsx').then((module) => module.RegisterPage),
  verify: () => import('./VerifyPage.tsx').then((module) => module.VerifyPage),
  resendVerification: () => import('./ResendVerificationPage.tsx').then((module) => module.ResendVerificationPage),
  forgotPassword: () => import('./ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage),
  resetPassword: () => import('./ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage),
  profileEdit: () => import('./ProfileEditPage.tsx').then((module) => module.ProfileEditPage),
  profilePicture: () => import('./ProfilePicturePage.tsx').then((module) => module.ProfilePicturePage),
  eraseAccount: () => import('./EraseAccountPage.tsx').then((module) => module.EraseAccountPage),
  socialRegister: () => import('./SocialRegisterPage.tsx').then((module) => module.SocialRegisterPage),
  socialLink: () => import('./SocialLinkPage.tsx').then((module) => module.SocialLinkPage),
  changePassword: () => import('./ChangePasswordPage.tsx').then((module) => module.ChangePasswordPage),
  eNewsEdit: () => import('./ENewsEditPage.tsx').then((module) => module.ENewsEditPage),
  addAuthenticator: () => import('./AddAuthenticatorPage.tsx').then((module) => module.AddAuthenticatorPage),
  addPasskey: () => import('./AddPasskeyPage.tsx').then((module) => module.AddPasskeyPage),
  removeFactor: () => import('./RemoveFactorPage.tsx').then((module) => module.RemoveFactorPage),
  recoveryCodes: () => import('./RecoveryCodesPage.tsx').then((module) => module.RecoveryCodesPage),
};
