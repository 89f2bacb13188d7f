import { expect } from 'chai';
import { clientNetwork } from '#domain/clientNetwork.ts';

describe('The network by which a client is counted', () => {
  it('is the IPv4 address, also when it is mapped into IPv6', () => {
    expect(clientNetwork('203.0.113.7')).to.equal('203.0.113.7');
    expect(clientNetwork('::ffff:203.0.113.7')).to.equal('203.0.113.7');
    expect(clientNetwork('::FFFF:203.0.113.7')).to.equal('203.0.113.7');
  });

  it('is the first 64 bits of an IPv6 address, because a household can change the rest at will', () => {
    expect(clientNetwork('2001:db8:0:1:aaaa:bbbb:cccc:dddd')).to.equal('2001:db8:0:1');
    expect(clientNetwork('2001:db8:0:1::7')).to.equal('2001:db8:0:1');
    expect(clientNetwork('2001:DB8::1:0:0:0:7')).to.equal('2001:db8:0:1');
    expect(clientNetwork('2001:db8::7')).to.equal('2001:db8:0:0');
    expect(clientNetwork('2001:0db8:0000:0002:0:0:0:7')).to.equal('2001:db8:0:2');
  });

  it('is the first 64 bits of a shortened IPv6 address as well', () => {
    expect(clientNetwork('::1')).to.equal('0:0:0:0');
    expect(clientNetwork('::')).to.equal('0:0:0:0');
    expect(clientNetwork('fe80::')).to.equal('fe80:0:0:0');
    expect(clientNetwork('::2:3:4:5:6:7:8')).to.equal('0:2:3:4');
    expect(clientNetwork('1:2:3:4:5:6:7::')).to.equal('1:2:3:4');
  });

  it('is the network of an IPv6 address that only contains a mapped IPv4 address', () => {
    expect(clientNetwork('1::ffff:203.0.113.7')).to.equal('1:0:0:0');
    expect(clientNetwork('::ffff:203.0.113.7:1')).to.equal('0:0:0:0');
  });

  it('has four groups even for an invalid address with too many groups, which a proxy may forward', () => {
    expect(clientNetwork('1::2:3:4:5:6:7:8:9')).to.equal('1:2:3:4');
    expect(clientNetwork('1:2:3:4:5:6:7:8:9')).to.equal('1:2:3:4');
  });

  it('is empty for an empty address', () => {
    expect(clientNetwork('')).to.equal('');
  });
});
