import { expect } from 'chai';
import { isSafeLink } from '#domain/link.ts';

const refuses = (addresses: readonly string[]) => {
  expect(addresses.filter((address) => isSafeLink(address))).to.deep.equal([]);
};

describe('The address of a link in content or in an API response', () => {
  it('is safe when it is a path, a query or a fragment of this site', () => {
    for (const address of ['/', '/th/main', '/th/documents?page=2#list', '?page=2', '#top', '/th/ข่าว'])
      expect(isSafeLink(address), address).to.equal(true);
  });

  it('is safe when its scheme is http, https, mailto or tel, in upper or lower case', () => {
    for (const address of ['https://www.example.go.th/x', 'http://example.com', 'mailto:a@example.go.th', 'tel:1111'])
      expect(isSafeLink(address), address).to.equal(true);
    expect(isSafeLink('HTTPS://EXAMPLE.COM')).to.equal(true);
  });

  it('is not safe when it runs a script or contains data of its own', () => {
    expect(isSafeLink('javascript:alert(1)')).to.equal(false);
    refuses(['JaVaScRiPt:alert(1)', 'data:text/html,<script>', 'vbscript:x', 'blob:https://x', 'file:///etc/passwd']);
  });

  it('is not safe when spaces, tabs, line breaks or zero bytes hide its scheme', () => {
    expect(isSafeLink('java\tscript:alert(1)')).to.equal(false);
    refuses([
      'java\nscript:alert(1)',
      '\u0000javascript:alert(1)',
      ' javascript:alert(1)',
      '\u007fhttps://x',
      '/\t/host',
    ]);
  });

  it('is not safe with anything before its scheme', () => {
    refuses([' https://x', 'see https://x', '1https://x', '(mailto:a@x', 'x:https://x', 'xtel:1111', '\u00a0tel:1111']);
  });

  it('is not safe when it has several lines', () => {
    refuses(['javascript:alert(1)\nhttps://x', 'https://x\njavascript:alert(1)', '\nhttps://x', '\r\n/th/main']);
  });

  it('is not safe when it looks like a path but leads to another host', () => {
    expect(isSafeLink('//example.com')).to.equal(false);
    refuses(['/\\example.com', '\\\\example.com', 'https:\\\\example.com', '/\r/example.com']);
  });

  it('is not safe when it is empty or relative to the current page', () => {
    expect(isSafeLink('')).to.equal(false);
    refuses(['news', './news', '../news', 'www.example.com', 'example.com:443', '1111', ':', 'ข่าว:1']);
  });
});
