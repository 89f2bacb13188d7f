import { expect } from 'chai';
import {
  chooseLocale,
  DEFAULT_CALL_LOCALE,
  FALLBACK_LOCALE,
  FORMATTING_LOCALE,
  isLocale,
  LOCALE_COOKIE,
  LOCALE_COOKIE_SECONDS,
  LOCALES,
  otherLocale,
} from '#domain/locale/locale.ts';

describe('The languages of the site', () => {
  it('are Thai and English and nothing else', () => {
    expect(LOCALES).to.have.members(['th', 'en']);
    expect(isLocale('th')).to.equal(true);
    expect(isLocale('en')).to.equal(true);
    expect(['', 'TH', 'EN', 'th-TH', 'en-US', 'fr', 'th ', 'constructor'].filter(isLocale)).to.deep.equal([]);
  });

  it("are each other's other language", () => {
    expect(otherLocale('th')).to.equal('en');
    expect(otherLocale('en')).to.equal('th');
  });

  it('format dates and numbers as Thailand and the United States do', () => {
    expect(FORMATTING_LOCALE).to.deep.equal({ th: 'th-TH', en: 'en-US' });
  });

  it('default to Thai in requests for site data that name no language', () => {
    expect(DEFAULT_CALL_LOCALE).to.equal('th');
  });
});

describe('The language to which a visitor of / is redirected', () => {
  it('is stored for 365 days in a cookie named i18n_redirected', () => {
    expect(LOCALE_COOKIE).to.equal('i18n_redirected');
    expect(LOCALE_COOKIE_SECONDS).to.equal(31_536_000);
  });

  it('is the language of the cookie, whatever the browser prefers', () => {
    expect(chooseLocale('th', ['en-US', 'en'])).to.equal('th');
    expect(chooseLocale('en', ['th-TH'])).to.equal('en');
  });

  it('is the first supported language of the browser, whatever its region and letter case', () => {
    expect(chooseLocale(undefined, ['th-TH', 'en'])).to.equal('th');
    expect(chooseLocale(undefined, ['en-GB', 'th'])).to.equal('en');
    expect(chooseLocale(undefined, ['fr-FR', 'de', 'TH', 'en'])).to.equal('th');
  });

  it('is English when the browser prefers neither language, or sends no preference', () => {
    expect(FALLBACK_LOCALE).to.equal('en');
    expect(chooseLocale(undefined, ['fr-FR', 'ja', '*'])).to.equal('en');
    expect(chooseLocale(undefined, [])).to.equal('en');
    expect(chooseLocale(undefined, [''])).to.equal('en');
  });

  it('is not taken from a cookie with an invalid value', () => {
    expect(chooseLocale('fr', ['th'])).to.equal('th');
    expect(chooseLocale('', ['th'])).to.equal('th');
    expect(chooseLocale('TH', ['en'])).to.equal('en');
    expect(chooseLocale('th-TH', ['en'])).to.equal('en');
  });

  it('is not confused with another language whose code begins with the same letters', () => {
    expect(chooseLocale(undefined, ['tha', 'thx-TH', 'eno'])).to.equal('en');
    expect(chooseLocale(undefined, ['enm', 'th'])).to.equal('th');
  });
});
