import { expect } from 'chai';
import { parsePasswordChange, parseReset } from '#domain/members/passwordChange.ts';
import { parseRegistration } from '#domain/members/registration.ts';
import { contactRules } from '#ui/pages/ContactPage.tsx';
import { brokenFileRules } from '#ui/pages/ReportBrokenFilePage.tsx';
import { fieldErrorText, fileErrorText } from '#ui/forms/errorText.ts';
import type { FieldRule } from '#ui/forms/FormRules.ts';
import { fileComplaintRules, lostCodeRules, trackComplaintRules } from '#ui/forms/complaintRules.ts';
import { tipRules } from '#ui/forms/tipRules.ts';
import { memberRules } from '#ui/forms/memberRules.ts';
import type { FieldErrors } from '#ui/forms/FormState.ts';
import { formMessages } from '#ui/messages/form.ts';
import { verifyMessages } from '#ui/messages/verify.ts';
import { fieldErrors } from '#ui/messages/formErrors.ts';
import { CONTEXTS } from '#test/support/renderPart.tsx';

/** Copied from the specification, sections 5 and 8, to the letter: what forms say, and which field says it. */
const FIELDS = [
  ['Please enter your e-mail.', brokenFileRules, 'email'],
  ['Please enter your first name.', contactRules, 'name'],
  ['Please enter your first name.', brokenFileRules, 'firstName'],
  ['Please enter your last name.', contactRules, 'surname'],
  ['Please enter your last name.', brokenFileRules, 'lastName'],
  ['Please accept the agreement.', contactRules, 'terms'],
  ["Please verify you're not a robot.", brokenFileRules, 'robotCheck'],
  ['Please enter your e-mail.', memberRules.login, 'loginName'],
  ['Please enter your e-mail.', memberRules.register, 'email'],
  ['Please enter your e-mail.', memberRules.forgotPassword, 'email'],
  ['Please enter your e-mail.', memberRules.profile, 'email'],
  ['Please enter your password.', memberRules.login, 'password'],
  ['Please enter your password.', memberRules.register, 'password'],
  ['Please enter your password.', memberRules.resetPassword, 'password'],
  ['Please enter your password.', memberRules.changePassword, 'oldPassword'],
  ['Please enter your password.', memberRules.profile, 'currentPassword'],
  ['Please enter your first name.', memberRules.register, 'firstName'],
  ['Please enter your first name.', memberRules.profile, 'firstName'],
  ['Please enter your last name.', memberRules.register, 'lastName'],
  ['Please enter your last name.', memberRules.profile, 'lastName'],
  ['Please enter your birthday.', memberRules.profile, 'birthday'],
  ['Please confirm your password.', memberRules.register, 'confirmPassword'],
  ['Please confirm your password.', memberRules.resetPassword, 'confirmPassword'],
  ['Please confirm your password.', memberRules.changePassword, 'confirmPassword'],
  ['Please accept the agreement.', memberRules.register, 'terms'],
  ["Please verify you're not a robot.", memberRules.register, 'robotCheck'],
  ["Please verify you're not a robot.", memberRules.login, 'robotCheck'],
  ['Please enter your first name.', fileComplaintRules, 'firstName'],
  ['Please enter your last name.', fileComplaintRules, 'lastName'],
  ['Please accept the agreement.', fileComplaintRules, 'terms'],
  ['Please enter your password.', trackComplaintRules, 'password'],
  ['Please enter your e-mail.', lostCodeRules, 'email'],
  ["Please verify you're not a robot.", tipRules, 'robotCheck'],
] as const;

/** Which fields must be filled in, and all of them (sections 3 and 5). The files of the contact form are no field. */
const REQUIRED = [
  ['contact form', contactRules, ['name', 'surname', 'subject', 'message', 'terms']],
  ['broken-file report', brokenFileRules, ['topic', 'firstName', 'lastName', 'phone', 'email', 'robotCheck']],
  ['complaint', fileComplaintRules, ['text', 'firstName', 'lastName', 'terms']],
  ['complaint lookup', trackComplaintRules, ['trackingCode', 'password']],
] as const;
const ALL = [
  [contactRules, ['name', 'surname', 'subject', 'message', 'email', 'phone', 'fax', 'wantsAnswer', 'terms']],
  [brokenFileRules, ['topic', 'fileName', 'details', 'firstName', 'lastName', 'phone', 'email', 'robotCheck']],
] as const;

/** Of a new password, copied as well, with one that the rule refuses, on every screen that asks for one. */
const PASSWORDS = [
  ['Password should be at least 8 characters.', 'Xb1!', 'Xb1!', 'password'],
  ['Password does not match.', 'Xbcd123!', 'Xbcd123?', 'confirmPassword'],
] as const;

const NOTHING_ELSE = { common: new Set<string>(), siteNames: [] };
const OF_NOBODY = { ...NOTHING_ELSE, ownNames: [] };

/** The screens with a new password: what they refuse of it, by the name that the field has there. */
const PASSWORD_SCREENS: Readonly<Record<string, (password: string, confirmation: string) => FieldErrors>> = {
  register: (password: string, confirmPassword: string) => {
    const person = { firstName: 'Malee', lastName: 'Jaidee', email: 'malee@example.org', phone: '0812345678' };
    const typed = { ...person, password, confirmPassword, terms: 'yes', robotCheck: 'done' };
    return errorsOf(parseRegistration(typed, NOTHING_ELSE));
  },
  resetPassword: (password: string, confirmPassword: string) =>
    errorsOf(parseReset({ password, confirmPassword }, OF_NOBODY)),
  changePassword: (newPassword: string, confirmPassword: string) => {
    const typed = { oldPassword: 'River-boat-2569', newPassword, confirmPassword };
    const { newPassword: password, ...others } = errorsOf(parsePasswordChange(typed, OF_NOBODY));
    return { ...others, ...(password !== undefined && { password }) };
  },
};

const FILES = [
  ['File size exceeds the maximum limit of 5 MB.', 'fileTooLarge'],
  ['You can upload a maximum of 5 files.', 'tooManyFiles'],
] as const;

const POPUPS = [
  ['Form Submitted Successfully', formMessages.succeeded],
  ['Our team will process your request as soon as possible.', formMessages.succeededText],
  ['Form Submission Failed', formMessages.failed],
  ['An error occurred during submission. Please try again later or contact our support team.', formMessages.failedText],
] as const;

describe('A form, in the words of the specification,', () => {
  for (const [words, rules, field] of FIELDS)
    it(`says '${words}' when the field ${field} is empty`, () => {
      expect(fieldErrorText(CONTEXTS.en, rules, field, 'required')).to.equal(words);
      expect(fieldErrorText(CONTEXTS.th, rules, field, 'required')).to.match(/^โปรด/);
    });

  for (const [form, rules, required] of REQUIRED)
    it(`has a sentence for each field that the ${form} requires, in both languages, and for no other`, () => {
      const withSentence = Object.entries<FieldRule>(rules).filter(([, { missing }]) => missing !== undefined);
      expect(withSentence.map(([name]) => name)).to.deep.equal(required);
      for (const [name] of withSentence)
        for (const context of Object.values(CONTEXTS))
          expect(fieldErrorText(context, rules, name, 'required')).not.to.equal(context.t(fieldErrors.required));
    });

  it('has the fields of the specification, and a box for the wish to be answered', () => {
    for (const [rules, names] of ALL) expect(Object.keys(rules)).to.deep.equal(names);
  });

  for (const [words, password, confirmation, field] of PASSWORDS)
    for (const [screen, errors] of Object.entries(PASSWORD_SCREENS))
      it(`says '${words}' of a password (${screen})`, () => {
        const code = errors(password, confirmation)[field];
        expect(fieldErrorText(CONTEXTS.en, memberRules.resetPassword, field, code!)).to.equal(words);
        expect(fieldErrorText(CONTEXTS.th, memberRules.resetPassword, field, code!)).to.match(/^รหัสผ่าน/);
      });

  it("says 'link invalid or expired' of a verification link that nobody can use", () => {
    expect(CONTEXTS.en.t(verifyMessages.linkUnknown)).to.equal('The link is invalid or expired.');
    expect(CONTEXTS.th.t(verifyMessages.linkUnknown)).to.equal('ลิงก์ไม่ถูกต้องหรือหมดอายุ');
  });

  it('says that at least one news type has to be selected', () => {
    const { eNews } = memberRules;
    expect(fieldErrorText(CONTEXTS.en, eNews, 'types', 'required')).to.include('at least one');
    expect(fieldErrorText(CONTEXTS.th, eNews, 'types', 'required')).to.include('อย่างน้อย 1');
  });

  for (const [words, code] of FILES)
    it(`says '${words}' of its files`, () => {
      expect(fileErrorText(CONTEXTS.en, { code }, { maxMegabytes: 5 })).to.equal(words);
      expect(fileErrorText(CONTEXTS.th, { code }, { maxMegabytes: 5 }))
        .to.include('5')
        .and.match(/[ก-ฮ]/);
    });

  it("says 'Invalid file type' with the types that are allowed", () => {
    expect(fileErrorText(CONTEXTS.en, { code: 'fileType' }, { maxMegabytes: 5 })).to.equal(
      'Invalid file type. Allowed are PDF, JPG, JPEG, PNG, GIF.',
    );
  });

  it('names the size of the setting, so that text and rule cannot disagree', () => {
    expect(fileErrorText(CONTEXTS.en, { code: 'fileTooLarge' }, { maxMegabytes: 50 })).to.equal(
      'File size exceeds the maximum limit of 50 MB.',
    );
  });

  for (const [words, message] of POPUPS)
    it(`says '${words}' when it ends`, () => {
      expect(CONTEXTS.en.t(message)).to.equal(words);
      expect(CONTEXTS.th.t(message)).to.match(/[ก-ฮ]/);
    });
});

function errorsOf(parsed: { readonly ok: boolean; readonly errors?: FieldErrors }): FieldErrors {
  return parsed.errors ?? {};
}
