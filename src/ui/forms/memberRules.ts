import { parseEmail } from '#domain/forms/email.ts';
import { MAX_NAME_LENGTH, parsePersonName } from '#domain/forms/personName.ts';
import { parsePhone } from '#domain/forms/phone.ts';
import type { LoginField } from '#domain/members/login.ts';
import { parseLoginName } from '#domain/members/loginName.ts';
import type { PasswordChangeField, ResetField } from '#domain/members/passwordChange.ts';
import { MAX_PASSWORD_LENGTH, parsePasswordText } from '#domain/members/passwordText.ts';
import type { ProfileField } from '#domain/members/profileForm.ts';
import type { RegistrationField } from '#domain/members/registration.ts';
import { parseUserName } from '#domain/members/userName.ts';
import { formMessages } from '../messages/form.ts';
import { memberMessages } from '../messages/members.ts';
import type { FieldRule } from './FormRules.ts';

const FIRST_NAME = { missing: formMessages.firstNameMissing, maxLength: MAX_NAME_LENGTH, parse: parsePersonName };
const LAST_NAME = { missing: formMessages.lastNameMissing, maxLength: MAX_NAME_LENGTH, parse: parsePersonName };
const EMAIL = { missing: formMessages.emailMissing, parse: parseEmail };
const PHONE = { missing: formMessages.phoneMissing, parse: parsePhone };
const PASSWORD = {
  missing: memberMessages.passwordMissing,
  maxLength: MAX_PASSWORD_LENGTH,
  parse: parsePasswordText,
};
const CONFIRMATION = { missing: memberMessages.confirmationMissing };
const ROBOT_CHECK = { missing: memberMessages.robotCheckMissing };

/**
 * The fields of every form of members, by screen, with the message of spec §5 for each that is empty. What depends on
 * other fields (a new password, its confirmation, the birthday) is checked by the form's parser in the domain.
 */
export const memberRules = {
  login: {
    loginName: { missing: formMessages.emailMissing, parse: parseLoginName },
    password: PASSWORD,
    robotCheck: ROBOT_CHECK,
  },
  register: {
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: EMAIL,
    phone: PHONE,
    password: PASSWORD,
    confirmPassword: CONFIRMATION,
    terms: { missing: formMessages.notAccepted },
    robotCheck: ROBOT_CHECK,
  },
  forgotPassword: { email: EMAIL },
  resetPassword: { password: PASSWORD, confirmPassword: CONFIRMATION },
  changePassword: {
    oldPassword: PASSWORD,
    newPassword: { ...PASSWORD, missing: memberMessages.newPasswordMissing },
    confirmPassword: CONFIRMATION,
  },
  profile: {
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: EMAIL,
    phone: PHONE,
    birthday: { missing: memberMessages.birthdayMissing },
    gender: {},
    userName: { parse: parseUserName },
    currentPassword: PASSWORD,
  },
} satisfies MemberRules;

interface MemberRules {
  readonly login: Readonly<Record<LoginField, FieldRule>>;
  readonly register: Readonly<Record<RegistrationField, FieldRule>>;
  readonly forgotPassword: Readonly<Record<'email', FieldRule>>;
  readonly resetPassword: Readonly<Record<ResetField, FieldRule>>;
  readonly changePassword: Readonly<Record<PasswordChangeField, FieldRule>>;
  readonly profile: Readonly<Record<ProfileField, FieldRule>>;
}
