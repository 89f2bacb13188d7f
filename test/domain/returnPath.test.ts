import { expect } from 'chai';
import { parseReturnPath } from '#domain/returnPath.ts';

const drops = (paths: readonly string[]) => {
  expect(paths.filter((path) => parseReturnPath(path) !== undefined)).to.deep.equal([]);
};

describe('The path to which a visitor is redirected after an action', () => {
  it('is a path of this site and is not changed', () => {
    for (const path of [
      '/',
      '/th/main',
      '/en/documents?category=law&page=2',
      '/th/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7',
      '/th/news/x#top',
    ])
      expect(parseReturnPath(path), path).to.equal(path);
  });

  it('never leads to another host', () => {
    expect(parseReturnPath('//example.com')).to.be.undefined;
    drops([
      'https://example.com/',
      'example.com',
      '/\\example.com',
      '\\example.com',
      '///example.com',
      '/a//b',
      '/a?to=//b',
    ]);
  });

  it('never leads to another host through encoded slashes, backslashes, tabs or line breaks', () => {
    expect(parseReturnPath('/%2Fexample.com')).to.be.undefined;
    drops(['/%5Cexample.com', '/%5cexample.com', '/%09/example.com', '/%0d%0aexample.com', '/..%2F%2Fexample.com']);
  });

  it('is refused with control characters, which browsers remove or which break headers', () => {
    expect(parseReturnPath('/\t/example.com')).to.be.undefined;
    drops(['/th\r\nset-cookie: a=b', '/th\u0000', '/th\u007f', '/th?x=\n', '/th%00', '/th%7f']);
  });

  it('is refused when it is a script address', () => {
    expect(parseReturnPath('javascript:alert(1)')).to.be.undefined;
  });

  it('is refused when it is empty, relative or not decodable', () => {
    expect(parseReturnPath('')).to.be.undefined;
    drops(['th/main', '?page=2', '#top', '/%', '/%E0%B8', '/%zz']);
  });

  it('has at most 2000 characters', () => {
    expect(parseReturnPath(`/${'a'.repeat(1999)}`)).to.have.lengthOf(2000);
    expect(parseReturnPath(`/${'a'.repeat(2000)}`)).to.be.undefined;
  });

  it('can have a query with a percent sign that is not an escape', () => {
    expect(parseReturnPath('/th/search?q=100%')).to.equal('/th/search?q=100%');
  });
});
