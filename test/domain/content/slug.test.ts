import { expect } from 'chai';
import { isReserved, parseSlug } from '#domain/content/slug.ts';
import { ROUTES } from '#ui/routes.ts';

describe('A slug, the last part of an address,', () => {
  it('consists of lower-case words and numbers, joined by single hyphens', () => {
    expect(parseSlug('mobile-pumps-lower-chi')).to.equal('mobile-pumps-lower-chi');
    expect(parseSlug('2569')).to.equal('2569');
    expect(parseSlug('a')).to.equal('a');
    expect(parseSlug('dry-season-cropping-plan-2569-70')).to.equal('dry-season-cropping-plan-2569-70');
  });

  it('is refused with capitals, spaces, dots, slashes, Thai letters, or a hyphen at an end or twice', () => {
    const others = ['', 'A', 'a b', 'a.b', 'a/b', 'a_b', 'ข่าว', '-a', 'a-', 'a--b', '-', 'a\n', '..', 'a%20b', '๒๕๖๙'];
    expect(others.filter((text) => parseSlug(text) !== undefined)).to.deep.equal([]);
  });

  it('has at most 100 characters', () => {
    expect(parseSlug('a'.repeat(100))).to.have.lengthOf(100);
    expect(parseSlug('a'.repeat(101))).to.be.undefined;
  });

  it('is refused when a route of the site uses the word, so that no address has two meanings', () => {
    expect(parseSlug('main')).to.be.undefined;
    expect(parseSlug('members')).to.be.undefined;
    expect(parseSlug('main-canal')).to.equal('main-canal');
  });
});

describe('The reserved words', () => {
  it('are reserved in capitals as well', () => {
    expect(isReserved('Intropage')).to.equal(true);
    expect(isReserved('intropage')).to.equal(true);
    expect(isReserved('MAIN')).to.equal(true);
    expect(isReserved('mains')).to.equal(false);
    expect(isReserved('')).to.equal(false);
  });

  it('include both languages and every word of the routes in the specification', () => {
    const routes =
      'en th Intropage main maintenance more-news search wuse-area members login register verify forgot-password ' +
      'reset-password dashboard change-password profile edit e-news _payload.json';
    expect(routes.split(' ').filter((word) => !isReserved(word))).to.deep.equal([]);
  });

  it('include every word of the routes that the site has today', () => {
    const words = Object.values(ROUTES).flatMap(({ path }) => path.split('/').filter((word) => /^\w/.test(word)));
    expect(words).to.include('documents');
    expect(words.filter((word) => !isReserved(word))).to.deep.equal([]);
  });
});
