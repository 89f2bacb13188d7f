import { expect } from 'chai';
import { parsePagePath } from '#domain/feedback/pagePath.ts';

describe('The path of the page that feedback is about', () => {
  it('begins with a language', () => {
    for (const path of ['/th', '/en', '/en/main', '/th/news/storm-night', '/th/oit/2569/O10', '/en/Intropage'])
      expect(parsePagePath(path), path).to.equal(path);
  });

  it('is refused with a query, a fragment, a slash at the end, a percent escape or another host', () => {
    const others = [
      ...['', '/', 'th', '/fr/main', '/TH/main', '/th/', '/th/news/', '/th//news', '//th', '/thai', '/thx/news'],
      ...[
        '/th/news?page=2',
        '/th/news#top',
        '/th/%61',
        '/th/..',
        '/th/./news',
        '/th/a_b',
        '/th/ข่าว',
        '/th/-a',
        '/th/a-',
      ],
      ...['https://example.com/th', '/th\\news', '/th/news\n', '/th/new\u0000s', '/th/a b', '/th/1/2/3/4'],
    ];
    expect(others.filter((path) => parsePagePath(path) !== undefined)).to.deep.equal([]);
  });

  it('has at most 250 characters', () => {
    expect(parsePagePath(`/th/${'a'.repeat(246)}`)).to.have.lengthOf(250);
    expect(parsePagePath(`/th/${'a'.repeat(247)}`)).to.be.undefined;
  });
});
