import { expect } from 'chai';
import { parsePublicOrigin } from '#domain/site/publicOrigin.ts';

describe('The public origin of a site', () => {
  it('is scheme and host, with a port where it is not the usual one', () => {
    expect(parsePublicOrigin('https://www.example.go.th')).to.equal('https://www.example.go.th');
    expect(parsePublicOrigin('http://localhost:3000')).to.equal('http://localhost:3000');
    expect(parsePublicOrigin('http://[::1]:3000')).to.equal('http://[::1]:3000');
  });

  it('has nothing behind the host, before it or instead of it', () => {
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

  it('is written as browsers write it, so that it can be compared: lower case, no usual port, no Thai letters', () => {
    expect(parsePublicOrigin('https://www.example.go.th:443')).to.be.undefined;
    expect(
      ['http://a.th:80', 'HTTPS://a.th', 'https://A.th', 'https://กรม.ไทย'].filter(parsePublicOrigin),
    ).to.deep.equal([]);
  });

  it('is of the web', () => {
    expect(parsePublicOrigin('ftp://a.th')).to.be.undefined;
    expect(
      ['ftp://https:80', 'javascript:alert(1)', 'file:///etc', 'ws://a.th', 'null'].filter(parsePublicOrigin),
    ).to.deep.equal([]);
  });
});
