import { parseEmail } from '#domain/forms/email.ts';
import { MAX_NAME_LENGTH, parsePersonName } from '#domain/forms/personName.ts';
import { parsePhone } from '#domain/forms/phone.ts';
import { parseAuthenticatorCode } from '#domain/members/authenticatorCode.ts';
import { MAX_PASSKEY_NAME_LENGTH, parsePasskeyName } from '#domain/members/passkeyName.ts';
import { parseRecoveryCode } from '#domain/members/recoveryCode.ts';
import type { SECOND_FACTOR_FORMS, SecondFactorForm } from '#domain/members/secondFactorForms.ts';
import type { LoginField } from '#domain/members/login.ts';
import { parseLoginName } from '#domain/members/loginName.ts';
import type { PasswordChangeField, ResetField } from '#domain/members/passwordChange.ts';
import { MAX_PASSWORD_LENGTH, parsePasswordText } from '#domain/members/passwordText.ts';
import type { ProfileField } from '#domain/members/profileForm.ts';
import type { RegistrationField } from '#domain/members/registration.ts';
import type { SocialRegistrationField } from '#domain/members/socialRegistration.ts';
import { parseUserName } from '#domain/members/userName.ts';
import { formMessages } from '../messages/form.ts';
import { eNewsMessages } from '../messages/eNews.ts';
import { memberErrors } from '../messages/memberErrors.ts';
import { memberMessages } from '../messages/members.ts';
import { ownDataMessages } from '../messages/ownData.ts';
import { secondStepMessages } from '../messages/secondStep.ts';
import { securityMessages } from '../messages/security.ts';
import { ROBOT_CHECK_RULE } from './robotCheckRule.ts';
import type { FieldRule } from './FormRules.ts';

const FIRST_NAME = {
  label: formMessages.firstName,
  missing: formMessages.firstNameMissing,
  maxLength: MAX_NAME_LENGTH,
  parse: parsePersonName,
};
const LAST_NAME = {
  label: formMessages.lastName,
  missing: formMessages.lastNameMissing,
  maxLength: MAX_NAME_LENGTH,
  parse: parsePersonName,
};
const EMAIL = { label: formMessages.email, missing: formMessages.emailMissing, parse: parseEmail };
const PHONE = { label: formMessages.phone, missing: formMessages.phoneMissing, parse: parsePhone };
const PASSWORD = {
  label: memberMessages.password,
  missing: memberMessages.passwordMissing,
  maxLength: MAX_PASSWORD_LENGTH,
  parse: parsePasswordText,
};
const CONFIRMATION = { label: memberMessages.confirmPassword, missing: memberMessages.confirmationMissing };

const CURRENT_PASSWORD = { ...PASSWORD, label: memberMessages.currentPassword };
const CODE = { label: secondStepMessages.code, missing: secondStepMessages.codeMissing, parse: parseAuthenticatorCode };

/**
 * The fields of every form of members, by screen, with the message of spec §5 for each that is empty. What depends on
 * other fields (a new password, its confirmation, the birthday) is checked by the form's parser in the domain.
 */
export const memberRules = {
  login: {
    loginName: { label: memberMessages.loginName, missing: formMessages.emailMissing, parse: parseLoginName },
    password: PASSWORD,
    robotCheck: ROBOT_CHECK_RULE,
  },
  register: {
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: EMAIL,
    phone: PHONE,
    password: PASSWORD,
    confirmPassword: CONFIRMATION,
    terms: { label: formMessages.terms, missing: formMessages.notAccepted },
    robotCheck: ROBOT_CHECK_RULE,
  },
  forgotPassword: { email: EMAIL },
  resetPassword: { password: { ...PASSWORD, label: memberMessages.newPassword }, confirmPassword: CONFIRMATION },
  changePassword: {
    oldPassword: { ...PASSWORD, label: memberMessages.oldPassword },
    newPassword: { ...PASSWORD, label: memberMessages.newPassword, missing: memberMessages.newPasswordMissing },
    confirmPassword: CONFIRMATION,
  },
  personalData: { currentPassword: CURRENT_PASSWORD },
  eraseAccount: {
    currentPassword: CURRENT_PASSWORD,
    confirmed: { label: ownDataMessages.confirm, missing: ownDataMessages.confirmMissing },
  },
  authenticatorStep: { code: CODE },
  recoveryStep: {
    recoveryCode: {
      label: secondStepMessages.recoveryCode,
      missing: secondStepMessages.recoveryCodeMissing,
      parse: parseRecoveryCode,
    },
  },
  addAuthenticator: { code: CODE, currentPassword: CURRENT_PASSWORD },
  addPasskey: {
    passkeyName: {
      label: securityMessages.passkeyName,
      missing: securityMessages.passkeyNameMissing,
      maxLength: MAX_PASSKEY_NAME_LENGTH,
      parse: parsePasskeyName,
    },
    currentPassword: CURRENT_PASSWORD,
  },
  removeFactor: { currentPassword: CURRENT_PASSWORD },
  newRecoveryCodes: { currentPassword: CURRENT_PASSWORD },
  eNews: { types: { label: eNewsMessages.types, missing: memberErrors.newsTypeMissing } },
  socialRegister: {
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    phone: PHONE,
    email: EMAIL,
    terms: { label: formMessages.terms, missing: formMessages.notAccepted },
    robotCheck: ROBOT_CHECK_RULE,
  },
  socialLink: { currentPassword: { ...PASSWORD, label: memberMessages.currentPassword } },
  profile: {
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: EMAIL,
    phone: PHONE,
    birthday: { label: memberMessages.birthday, missing: memberMessages.birthdayMissing },
    gender: { label: memberMessages.gender },
    userName: { label: memberMessages.userName, parse: parseUserName },
    // Only with another e-mail address.
    currentPassword: { ...CURRENT_PASSWORD, isConditional: true },
  },
} satisfies MemberRules;

type SecondFactorRules = {
  readonly [Form in SecondFactorForm]: Readonly<Record<keyof (typeof SECOND_FACTOR_FORMS)[Form], FieldRule>>;
};

interface MemberRules extends SecondFactorRules {
  readonly login: Readonly<Record<LoginField, FieldRule>>;
  readonly register: Readonly<Record<RegistrationField, FieldRule>>;
  readonly forgotPassword: Readonly<Record<'email', FieldRule>>;
  readonly resetPassword: Readonly<Record<ResetField, FieldRule>>;
  readonly changePassword: Readonly<Record<PasswordChangeField, FieldRule>>;
  readonly personalData: Readonly<Record<'currentPassword', FieldRule>>;
  readonly eraseAccount: Readonly<Record<'currentPassword' | 'confirmed', FieldRule>>;
  readonly eNews: Readonly<Record<'types', FieldRule>>;
  readonly socialRegister: Readonly<Record<SocialRegistrationField, FieldRule>>;
  readonly socialLink: Readonly<Record<'currentPassword', FieldRule>>;
  readonly profile: Readonly<Record<ProfileField, FieldRule>>;
}
