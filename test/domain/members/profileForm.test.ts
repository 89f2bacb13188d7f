import { expect } from 'chai';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { parseProfileForm, PROFILE_FIELDS } from '#domain/members/profileForm.ts';
import { emptyFields } from '#test/support/emptyFields.ts';

const CONTEXT = {
  today: '2026-11-22' as CalendarDate,
  email: 'somchai@rid.example' as EmailAddress,
  hasPassword: true,
};
const TYPED = {
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  email: 'somchai@rid.example',
  phone: '0812345678',
  birthday: '5/3/2527',
  gender: '',
  userName: '',
  currentPassword: '',
};
const ENTRY = {
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  email: 'somchai@rid.example',
  phone: '0812345678',
  birthday: '1984-03-05',
  isNewAddress: false,
};

describe('A profile as a member typed it (parseProfileForm)', () => {
  it('needs names, e-mail, phone and birthday, and nothing else', () => {
    expect(parseProfileForm(TYPED, CONTEXT)).to.deep.equal({ ok: true, value: ENTRY });
    expect(parseProfileForm(emptyFields(PROFILE_FIELDS), CONTEXT)).to.deep.equal({
      ok: false,
      errors: Object.fromEntries(PROFILE_FIELDS.slice(0, 5).map((field) => [field, 'required'])),
    });
  });

  it('can have a gender and a user name', () => {
    expect(parseProfileForm({ ...TYPED, gender: 'female', userName: 'Somchai' }, CONTEXT)).to.deep.equal({
      ok: true,
      value: { ...ENTRY, gender: 'female', userName: 'somchai' },
    });
    expect(parseProfileForm({ ...TYPED, gender: 'x', userName: 'x' }, CONTEXT)).to.deep.equal({
      ok: false,
      errors: { gender: 'genderUnknown', userName: 'userNameFormat' },
    });
  });

  it('needs the password for another e-mail address', () => {
    const other = { ...TYPED, email: 'other@rid.example' };
    expect(parseProfileForm(other, CONTEXT)).to.deep.equal({ ok: false, errors: { currentPassword: 'required' } });
    expect(parseProfileForm({ ...other, currentPassword: 'old' }, CONTEXT)).to.deep.equal({
      ok: true,
      value: { ...ENTRY, email: 'other@rid.example', isNewAddress: true, currentPassword: 'old' },
    });
  });

  it('needs no password of a member who has none', () => {
    const context = { ...CONTEXT, hasPassword: false };
    expect(parseProfileForm({ ...TYPED, email: 'other@rid.example', currentPassword: 'x' }, context)).to.deep.equal({
      ok: true,
      value: { ...ENTRY, email: 'other@rid.example', isNewAddress: true },
    });
  });

  it('ignores a password that the browser filled in, where the address is the same but for capital letters', () => {
    const typed = { ...TYPED, email: 'Somchai@rid.example', currentPassword: 'old' };
    expect(parseProfileForm(typed, CONTEXT)).to.deep.equal({
      ok: true,
      value: { ...ENTRY, email: 'Somchai@rid.example' },
    });
  });

  it('does not ask for the password while the address cannot be read', () => {
    expect(parseProfileForm({ ...TYPED, email: 'other@' }, CONTEXT)).to.deep.equal({
      ok: false,
      errors: { email: 'emailFormat' },
    });
  });
});
