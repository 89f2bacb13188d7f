import { expect } from 'chai';
import { MAX_EMAIL_LENGTH, MAX_LOCAL_PART_LENGTH, parseEmail } from '#domain/forms/email.ts';
import { done, refused } from '#domain/outcome.ts';

describe('An e-mail address', () => {
  it('has a name and a domain, in any script', () => {
    const addresses = [
      ...['somchai@example.go.th', 'a@b.co', "o'neill+water_1@mail-2.example.com", 'first.last@example.museum'],
      ...['คน@ไทย.ไทย', 'info@xn--o3cw4h.xn--o3cw4h', 'a@1a.th', 'x@example.xn--p1ai'],
    ];
    for (const address of addresses) expect(parseEmail(address), address).to.deep.equal(done(address));
  });

  it('loses blanks around it, and capitals in its domain', () => {
    expect(parseEmail('  Somchai@EXAMPLE.go.TH\n')).to.deep.equal(done('Somchai@example.go.th'));
    expect(parseEmail('cafe\u0301@example.com')).to.deep.equal(done('café@example.com'));
  });

  it('is missing when nothing was typed', () => {
    for (const text of ['', ' ', '\t']) expect(parseEmail(text)).to.deep.equal(refused('required'));
  });

  it('is refused when it has another form', () => {
    const others = [
      ...['somchai', '@', 'a@', '@b.co', 'a@b', 'a@localhost', 'a@b.c', 'a@b..co', 'a@.b.co', 'a@b.co.', 'a b@c.co'],
      ...['.a@b.co', 'a.@b.co', 'a..b@c.co', 'a@b@c.co', '"a b"@c.co', 'a@-b.co', 'a@b-.co', 'a@b_c.co', 'a@b.c1'],
      ...['a@127.0.0.1', 'a@[127.0.0.1]', 'a,b@c.co', 'a@b.co,c@d.co', 'a@b.co\nBcc: c@d.co', 'a\u0000@b.co'],
      ...[
        '\ud83d@b.co',
        '<a@b.co>',
        'mailto:a@b.co',
        'a@b.co;',
        'a(b)@c.co',
        `a@${'b'.repeat(64)}.co`,
        'a@b.12',
        'a@b.1co',
        'a@b.co1',
        'a@b.1xn--a',
        'a@co',
        'a@xn--p1ai',
        'a@b.1c',
      ],
    ];
    for (const text of others) expect(parseEmail(text), JSON.stringify(text)).to.deep.equal(refused('emailFormat'));
  });

  it('has at most 254 characters, 64 of them before the @, and 63 in each part of its domain', () => {
    expect([MAX_EMAIL_LENGTH, MAX_LOCAL_PART_LENGTH]).to.deep.equal([254, 64]);
    expect(parseEmail(`${'a'.repeat(64)}@b.co`).ok).to.equal(true);
    expect(parseEmail(`${'a'.repeat(65)}@b.co`).ok).to.equal(false);
    expect(parseEmail(`a@${'b'.repeat(63)}.co`).ok).to.equal(true);
    const longest = `a@${`${'b'.repeat(49)}.`.repeat(5)}co`;
    expect(longest).to.have.lengthOf(254);
    expect(parseEmail(longest).ok).to.equal(true);
    expect(parseEmail(`a${longest}`).ok).to.equal(false);
  });
});
