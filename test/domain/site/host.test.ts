import { expect } from 'chai';
import { parseHost } from '#domain/site/host.ts';

const refuses = (headers: readonly string[]) => {
  expect(headers.filter((header) => parseHost(header) !== undefined)).to.deep.equal([]);
};

describe('The host name of a request', () => {
  it('is in lower case, without protocol, port and slash', () => {
    expect(parseHost('WWW.Example.GO.TH:8080')).to.equal('www.example.go.th');
    expect(parseHost('https://www.example.go.th/')).to.equal('www.example.go.th');
    expect(parseHost('HTTP://example.go.th:80/')).to.equal('example.go.th');
    expect(parseHost(' example.go.th ')).to.equal('example.go.th');
  });

  it('can be a single label, an IPv4 address or a name with an underscore', () => {
    expect(parseHost('localhost:3000')).to.equal('localhost');
    expect(parseHost('region1.localhost')).to.equal('region1.localhost');
    expect(parseHost('127.0.0.1:3000')).to.equal('127.0.0.1');
    expect(parseHost('my_service.internal')).to.equal('my_service.internal');
    expect(parseHost('xn--12c1fe0br.xn--o3cw4h')).to.equal('xn--12c1fe0br.xn--o3cw4h');
  });

  it('can be an IPv6 address in brackets', () => {
    expect(parseHost('[::1]:3000')).to.equal('[::1]');
    expect(parseHost('[2001:DB8::1]')).to.equal('[2001:db8::1]');
    expect(parseHost('[::ffff:127.0.0.1]')).to.equal('[::ffff:127.0.0.1]');
    refuses(['a[::1]', '[::1]a', '[::1]a:80', 'a.th[::1]:80', '[::1]\n[::1]', '[::1][::1]']);
    refuses(['::1', '[::1', '::1]', '[]', '[a]', '[::g]', `[${':'.repeat(46)}]`]);
  });

  it('is the same with a dot at its end', () => {
    expect(parseHost('www.example.go.th.')).to.equal('www.example.go.th');
    expect(parseHost('www.example.go.th.:443')).to.equal('www.example.go.th');
  });

  it('is refused when a label is empty, too long, or begins or ends with a hyphen', () => {
    expect(parseHost('a..b')).to.be.undefined;
    refuses(['', ' ', '.', '..', '.a', 'a..', '-a.th', 'a-.th', `${'a'.repeat(64)}.th`]);
    expect(parseHost(`${'a'.repeat(63)}.th`)).to.equal(`${'a'.repeat(63)}.th`);
  });

  it('is refused when the port is not a number up to 65535', () => {
    expect(parseHost('example.com:http')).to.be.undefined;
    expect(parseHost('example.com:65535')).to.equal('example.com');
    refuses(['example.com:', 'example.com:-1', 'example.com:123456', 'example.com:80:80', ':80', 'example.com:65536']);
  });

  it('is refused with a user, a path, a list, spaces, another script or another protocol', () => {
    expect(parseHost('user@example.com')).to.be.undefined;
    refuses([
      'example.com/th',
      'a.com,b.com',
      'a b.com',
      'กรม.ไทย',
      'a\u0000.com',
      'a\n.com',
      'a.com\nb.com',
      'a.com\nb.com:80',
      'a?b',
      'a#b',
      'a%41',
      '*.a',
    ]);
    refuses(['ftp://example.com', 'https://https://example.com', 'https//example.com', 'example.com//', 'xhttps://a']);
  });

  it('has at most 253 characters', () => {
    const label = 'a'.repeat(49);
    const longest = `${`${label}.`.repeat(5)}abc`;
    expect(longest).to.have.lengthOf(253);
    expect(parseHost(longest)).to.equal(longest);
    expect(parseHost(`${longest}d`)).to.be.undefined;
  });
});
