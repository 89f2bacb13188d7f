import { expect } from 'chai';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { textOf } from '#test/support/textOf.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const SAME_ORIGIN = { ...FORM, 'Sec-Fetch-Site': 'same-origin' };

describe('Choosing text size and colours', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());

  const post = (body: string, headers: Record<string, string> = SAME_ORIGIN) =>
    app.send({ path: '/preferences', method: 'POST', body, headers });
  const statusOf = async (body: string, headers?: Record<string, string>) => (await post(body, headers)).status;

  it('is remembered in a cookie and leads back to where it was chosen', async () => {
    const { status, headers } = await post('textSize=large&back=%2Fth%2Fmore-news%3Fpage%3D2');
    expect(status).to.equal(303);
    expect(headers.location).to.equal('/th/more-news?page=2');
    expect(headers['set-cookie']![0]).to.match(
      /^prefs=large\.auto; Max-Age=31536000; Path=\/; Expires=[^;]+; SameSite=Lax$/,
    );
    expect(headers['cache-control']).to.equal('private, no-store');
  });

  it('of one leaves the other as it was', async () => {
    const { headers } = await post('contrast=high&back=/en', { ...SAME_ORIGIN, Cookie: 'prefs=large.auto' });
    expect(headers['set-cookie']![0]).to.match(/^prefs=large\.high;/);
  });

  it('changes how pages are drawn', async () => {
    const { body } = await app.send({ path: '/en/main', headers: { Cookie: 'prefs=larger.dark' } });
    expect(body).to.include('data-text-size="larger"').and.include('data-contrast="dark"');
    expect(body)
      .to.match(/value="larger" aria-pressed="true"/)
      .and.match(/value="dark" aria-pressed="true"/);
    const broken = await app.send({ path: '/en/main', headers: { Cookie: 'prefs="><script>.x; prefs=large.dark' } });
    expect(broken.status).to.equal(200);
    expect(broken.body).to.include('data-text-size="normal"').and.include('data-contrast="auto"');
  });

  it("makes pages that are one visitor's own, which remember the language as well", async () => {
    const { headers } = await app.send({ path: '/en/main', headers: { Cookie: 'prefs=larger.dark' } });
    expect(headers['cache-control']).to.equal('private, no-store');
    expect(headers['set-cookie']![0]).to.match(/^i18n_redirected=en; Max-Age=31536000; Path=\/;/);
  });

  it('never leads to another site', async () => {
    const elsewhere = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/%5Cevil.example',
      '/%09/evil.example',
      '/\t/evil.example',
      '/%2F/evil.example',
      'javascript:alert(1)',
      'evil.example',
      '/en\r\nSet-Cookie: a=b',
      '/%zz',
      `/${'a'.repeat(3_000)}`,
      '',
    ];
    for (const back of elsewhere) {
      const { status, headers } = await post(`textSize=large&back=${encodeURIComponent(back)}`);
      expect(status, back).to.equal(303);
      expect(headers.location, back).to.equal('/');
    }
  });

  it('is taken from a page of the same site only, as the browser says', async () => {
    for (const from of ['cross-site', 'same-site', 'none', 'nonsense'])
      expect(
        await statusOf('textSize=large', { ...FORM, 'Sec-Fetch-Site': from, Origin: 'https://www.example.go.th' }),
        from,
      ).to.equal(403);
  });

  it('is taken by its origin where the browser does not say', async () => {
    expect(await statusOf('textSize=large', { ...FORM, Origin: 'https://www.example.go.th' })).to.equal(303);
    for (const origin of [
      'https://evil.example',
      'http://www.example.go.th',
      'https://www.example.go.th.evil.example',
      'null',
      '',
    ])
      expect(await statusOf('textSize=large', { ...FORM, Origin: origin }), origin).to.equal(403);
    expect(await statusOf('textSize=large', FORM)).to.equal(403);
  });

  it('sets no cookie where it is refused', async () => {
    const { headers, body } = await post('textSize=large', FORM);
    expect(headers['set-cookie']).to.equal(undefined);
    expect(textOf(body)).to.include('เกิดข้อผิดพลาด: 403');
  });

  it('in an odd form is refused with a sentence', async () => {
    const odd: Record<string, string> = {
      'a list for a word': 'textSize=large&textSize=small',
      'two ways back': 'textSize=large&back=/en&back=/th',
      'a size that is not offered': 'textSize=huge',
      'colours that are not offered': 'contrast=__proto__',
      'no choice': 'back=/en',
      nothing: '',
      'fields nobody asked for': 'textSize=large&admin=1',
      'nested fields': 'textSize[a]=large&textSize[__proto__][b]=1',
      'the constructor': 'textSize=large&constructor=1',
      '10,000 fields': Array.from({ length: 10_000 }, (_, index) => `f${index}=1`).join('&'),
      'too much': `textSize=large&back=${'a'.repeat(70_000)}`,
    };
    for (const [what, body] of Object.entries(odd)) {
      const answer = await post(body);
      expect(answer.status, what).to.be.within(400, 499);
      expect(textOf(answer.body), what).to.include(`เกิดข้อผิดพลาด: ${answer.status}`);
      expect(answer.headers['set-cookie'], what).to.equal(undefined);
    }
  });

  it('is not touched by a field that is named like the inside of an object', async () => {
    const { status, headers } = await post('__proto__=x&contrast=dark&back=/en');
    expect(status).to.equal(303);
    expect(headers['set-cookie']![0]).to.match(/^prefs=normal\.dark;/);
  });

  it('in no form at all is refused as well', async () => {
    const types = [
      'application/json',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/x-www-form-urlencoded; charset=x',
      'nonsense',
      '',
    ];
    for (const type of types)
      for (const body of ['{"textSize":"large"}', '['.repeat(30_000), '--x\r\nbroken'])
        expect(
          await statusOf(body, { ...SAME_ORIGIN, 'Content-Type': type }),
          `${type} ${body.slice(0, 20)}`,
        ).to.be.within(400, 499);
    expect(await statusOf('textSize=large', { ...SAME_ORIGIN, 'Content-Encoding': 'gzip' })).to.be.within(400, 499);
    expect(await statusOf('textSize=large', { ...SAME_ORIGIN, 'Content-Encoding': 'x' })).to.be.within(400, 499);
  });
});
