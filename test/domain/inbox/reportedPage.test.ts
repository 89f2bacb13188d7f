import { expect } from 'chai';
import { MAX_REPORTED_PAGE_LENGTH, parseReportedPage } from '#domain/inbox/reportedPage.ts';

describe('The page from which a form was opened', () => {
  it('may exist or not, and is kept without its query', () => {
    for (const path of ['/th/main', '/en/gone/file.pdf', '/th/%E0%B8%81', '/TH/x'])
      expect(parseReportedPage(path)).to.equal(path);
    expect(parseReportedPage('/th/search?q=my\nname&b=1')).to.equal('/th/search');
    expect(parseReportedPage('/th/main#top?')).to.equal('/th/main');
  });

  it('is no page of another site', () => {
    for (const text of [
      '',
      'th',
      '//other.example/',
      'https://other.example/th',
      '/\\other',
      '/th/%5cx',
      '?/th',
      '/th//x',
    ])
      expect(parseReportedPage(text), text).to.be.undefined;
  });

  it('has no invisible characters, neither plain nor encoded, which could steer a terminal', () => {
    for (const character of ['\u009b', '\u009d', '\u007f', '\u202e', '\u2066', '\ufeff', '\u2028', '\u2029'])
      for (const text of [`/en/${character}31m`, `/en/${encodeURIComponent(character)}31m`])
        expect(parseReportedPage(text), encodeURIComponent(text)).to.be.undefined;
  });

  it('has a path of at most 500 characters', () => {
    expect(MAX_REPORTED_PAGE_LENGTH).to.equal(500);
    expect(parseReportedPage(`/${'a'.repeat(499)}`)).to.have.lengthOf(500);
    expect(parseReportedPage(`/${'a'.repeat(500)}`)).to.be.undefined;
  });
});
