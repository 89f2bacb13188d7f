import { expect } from 'chai';
import { commonPasswords } from '#domain/members/commonPasswords.ts';
import {
  CONTAINED_WORD_LENGTH,
  guessableReason,
  MAX_DECORATION,
  type PasswordContext,
} from '#domain/members/guessablePassword.ts';

const CONTEXT: PasswordContext = {
  common: new Set(['password', 'qwerty', 'abc123', '1qaz2wsx', 'summer', 'hello', 'aeiost']),
  siteNames: ['Royal Irrigation Office', 'กรมชลประทาน', 'rid.example'],
  ownNames: ['Somchai', 'Jai-Dee', 'นก', 'คำนึง', 'Ann', 'moo.noi+water@mail.example'],
};

function reasonOf(password: string) {
  return guessableReason(password, CONTEXT);
}

describe('A password that is easy to guess (guessableReason)', () => {
  const COMMON = {
    'is common': 'password',
    'is common but for capital letters': 'PassWord',
    'is common but for letters of double width': 'Ｐassword',
    'has digits and signs after a common one': 'Qwerty123!',
    'has digits and signs before a common one': '#1Qwerty',
    'has digits and signs on both sides of a common one': '*1Qwerty23!',
    'has signs between the letters of a common one': 'Pass-word',
    'has signs around a common one with digits': '#Abc123!',
    'has signs and digits in place of letters': 'P@$5w0rd',
    'has every sign that stands for a letter': '@31057',
    'has the other signs that stand for letters': '4e!o$7',
    'begins with a sign in place of a letter': '$ummer99!',
    'is common but for the shift key': '!qaz@wsx',
  };
  for (const [reason, password] of Object.entries(COMMON))
    it(reason, () => expect(reasonOf(password)).to.equal('passwordCommon'));

  it('knows the shift key on every digit', () => {
    const digits = { ...CONTEXT, common: new Set(['0123456789']) };
    expect(guessableReason(')!@#$%^&*(', digits)).to.equal('passwordCommon');
  });

  it('has at most eight digits and signs around the common one', () => {
    expect(MAX_DECORATION).to.equal(8);
    expect(reasonOf('1234Qwerty123!')).to.equal('passwordCommon');
    expect(reasonOf('1234Qwerty1234!')).to.equal(undefined);
    expect(reasonOf('Qwerty92837465😀')).to.equal(undefined);
    expect(reasonOf('Qwerty9283746😀')).to.equal('passwordCommon');
  });

  it('has a name of the person in it, in whatever disguise', () => {
    for (const password of ['xxSomchai-99x', 'x$0mch@i-x', 'x-SOM.chai-x', 'Ab1!คำนึงa'])
      expect(reasonOf(password), password).to.equal('passwordPersonal');
  });

  it('has the part of the person’s e-mail address before the @, not the company behind it', () => {
    expect(guessableReason('Xx-Riverbank-5', { ...CONTEXT, ownNames: ['riverbank@mail.example'] })).to.equal(
      'passwordPersonal',
    );
    expect(reasonOf('Xx-mailexample-5')).to.equal(undefined);
  });

  it('is a short name of the person with digits and signs around it', () => {
    expect(CONTAINED_WORD_LENGTH).to.equal(4);
    for (const password of ['Ann-1999', 'นก2569!', 'Noi12345!'])
      expect(reasonOf(password), password).to.equal('passwordPersonal');
    expect(reasonOf('Planning-7')).to.equal(undefined);
  });

  it('contains a name of four letters', () => {
    expect(guessableReason('xDaengx', { ...CONTEXT, ownNames: ['Aeng'] })).to.equal('passwordPersonal');
  });

  it('is one word of the site’s names, or has the whole name in it', () => {
    for (const password of ['Irrigation1!', 'Rid@2569', 'aกรมชลประทานB', 'My-RoyalIrrigationOffice-1'])
      expect(reasonOf(password), password).to.equal('passwordSite');
  });

  it('is none of these when a word of the site’s names is one of several', () => {
    expect(reasonOf('Office-Window-7!')).to.equal(undefined);
  });

  it('is found with the list of common passwords in what the rules make people write', () => {
    const context = { common: commonPasswords(), siteNames: [], ownNames: [] };
    for (const password of [
      'Password1!',
      'P@ssw0rd',
      'Admin@123',
      'Qwer!234',
      '1qaz@WSX',
      'Welcome#2026',
      'Iloveyou1!',
    ])
      expect(guessableReason(password, context), password).to.equal('passwordCommon');
  });

  it('is none of these in any other case', () => {
    for (const password of ['Xk7!vQ2#mL', '12345678', 'Tall-Trees-9', 'Qwe44rty', 'สวนมะม่วง-9Aa'])
      expect(reasonOf(password), password).to.equal(undefined);
  });
});
