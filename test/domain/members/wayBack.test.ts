import { expect } from 'chai';
import { wayBack } from '#domain/members/wayBack.ts';

describe('The way back after signing in (wayBack)', () => {
  it('is a path of this site, with its query', () => {
    for (const path of [
      '/th/members/profile/edit',
      '/en/members/e-news?x=1',
      '/th/contact',
      '/th',
      '/en/members/loginx',
    ])
      expect(wayBack(path)).to.equal(path);
  });

  it('is dropped when it leads to another site', () => {
    for (const text of ['https://evil.example/', '//evil.example', '/\\evil.example', '', 'members'])
      expect(wayBack(text), text).to.equal(undefined);
  });

  it('is dropped when it is a screen for guests, or what leads there', () => {
    for (const name of ['', '/login', '/register', '/verify', '/forgot-password', '/reset-password', '/sign-out'])
      for (const end of ['', '/', '?next=/th', '#x', '/?a=\n']) {
        expect(wayBack(`/th/members${name}${end}`), name + end).to.equal(undefined);
        expect(wayBack(`/en/members${name}${end}`), name + end).to.equal(undefined);
      }
  });

  it('is kept when such a path is only a part of it', () => {
    for (const path of ['/x/th/members/login', '/th/members/login/x', '/th/search?q=/th/members/login'])
      expect(wayBack(path)).to.equal(path);
  });
});
