import { expect } from 'chai';
import { isSafeLink } from '#domain/link.ts';

const refuses = (addresses: readonly string[]) => {
  expect(addresses.filter((address) => isSafeLink(address))).to.deep.equal([]);
};

describe('An address in content or in an answer of an API', () => {
  it('may become a link when it is a path, a query or a fragment of this site', () => {
    for (const address of ['/', '/th/main', '/th/documents?page=2#list', '?page=2', '#top', '/th/ข่าว'])
      expect(isSafeLink(address), address).to.equal(true);
  });

  it('may become a link when it leads to a website, a mailbox or a telephone, in any case of letters', () => {
    for (const address of ['https://www.example.go.th/x', 'http://example.com', 'mailto:a@example.go.th', 'tel:1111'])
      expect(isSafeLink(address), address).to.equal(true);
    expect(isSafeLink('HTTPS://EXAMPLE.COM')).to.equal(true);
  });

  it('may not run scripts or carry content of its own', () => {
    expect(isSafeLink('javascript:alert(1)')).to.equal(false);
    refuses(['JaVaScRiPt:alert(1)', 'data:text/html,<script>', 'vbscript:x', 'blob:https://x', 'file:///etc/passwd']);
  });

  it('may not smuggle a scheme past the eye with spaces, tabs, newlines or zero bytes', () => {
    expect(isSafeLink('java\tscript:alert(1)')).to.equal(false);
    refuses([
      'java\nscript:alert(1)',
      '\u0000javascript:alert(1)',
      ' javascript:alert(1)',
      '\u007fhttps://x',
      '/\t/host',
    ]);
  });

  it('may not have anything before its scheme', () => {
    refuses([' https://x', 'see https://x', '1https://x', '(mailto:a@x', 'x:https://x', 'xtel:1111', '\u00a0tel:1111']);
  });

  it('may not be one of several lines', () => {
    refuses(['javascript:alert(1)\nhttps://x', 'https://x\njavascript:alert(1)', '\nhttps://x', '\r\n/th/main']);
  });

  it('may not lead to another host under the guise of a path', () => {
    expect(isSafeLink('//example.com')).to.equal(false);
    refuses(['/\\example.com', '\\\\example.com', 'https:\\\\example.com', '/\r/example.com']);
  });

  it('may not be relative to the page that it happens to stand on, or empty', () => {
    expect(isSafeLink('')).to.equal(false);
    refuses(['news', './news', '../news', 'www.example.com', 'example.com:443', '1111', ':', 'ข่าว:1']);
  });
});
