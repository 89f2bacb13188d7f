import { expect } from 'chai';
import { parsePublicOrigin } from '#domain/site/publicOrigin.ts';

describe('The public origin of a site', () => {
  it('is scheme and host, with a port when it is not the default port', () => {
    expect(parsePublicOrigin('https://www.example.go.th')).to.equal('https://www.example.go.th');
    expect(parsePublicOrigin('http://localhost:3000')).to.equal('http://localhost:3000');
    expect(parsePublicOrigin('http://[::1]:3000')).to.equal('http://[::1]:3000');
  });

  it('is refused with anything after, before or instead of the host', () => {
    expect(parsePublicOrigin('https://www.example.go.th/')).to.be.undefined;
    const others = [
      '',
      'www.example.go.th',
      'https://',
      'https:www.example.go.th',
      'https://a.th/th',
      'https://a.th?',
      'https://a.th#',
    ];
    expect(
      [...others, 'https://user@a.th', 'https://a b', ' https://a.th', 'https://a.th\n'].filter(parsePublicOrigin),
    ).to.deep.equal([]);
  });

  it('is refused unless it is written as browsers send it: lower case, no default port, no Thai letters', () => {
    expect(parsePublicOrigin('https://www.example.go.th:443')).to.be.undefined;
    expect(
      ['http://a.th:80', 'HTTPS://a.th', 'https://A.th', 'https://กรม.ไทย'].filter(parsePublicOrigin),
    ).to.deep.equal([]);
  });

  it('is refused with another scheme than http and https', () => {
    expect(parsePublicOrigin('ftp://a.th')).to.be.undefined;
    expect(
      ['ftp://https:80', 'javascript:alert(1)', 'file:///etc', 'ws://a.th', 'null'].filter(parsePublicOrigin),
    ).to.deep.equal([]);
  });
});
