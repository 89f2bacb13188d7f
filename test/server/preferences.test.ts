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

  it('is saved in a cookie and redirects back to the page', async () => {
    const { status, headers } = await post('textSize=large&back=%2Fth%2Fmore-news%3Fpage%3D2');
    expect(status).to.equal(303);
    expect(headers.location).to.equal('/th/more-news?page=2');
    expect(headers['set-cookie']![0]).to.match(
      /^prefs=large\.auto; Max-Age=31536000; Path=\/; Expires=[^;]+; SameSite=Lax$/,
    );
    expect(headers['cache-control']).to.equal('private, no-store');
  });

  it('of one does not change the other', async () => {
    const { headers } = await post('contrast=high&back=/en', { ...SAME_ORIGIN, Cookie: 'prefs=large.auto' });
    expect(headers['set-cookie']![0]).to.match(/^prefs=large\.high;/);
  });

  it('changes how pages are rendered', async () => {
    const { body } = await app.send({ path: '/en/main', headers: { Cookie: 'prefs=larger.dark' } });
    expect(body).to.include('data-text-size="larger"').and.include('data-contrast="dark"');
    expect(body)
      .to.match(/value="larger" aria-pressed="true"/)
      .and.match(/value="dark" aria-pressed="true"/);
    const broken = await app.send({ path: '/en/main', headers: { Cookie: 'prefs="><script>.x; prefs=large.dark' } });
    expect(broken.status).to.equal(200);
    expect(broken.body).to.include('data-text-size="normal"').and.include('data-contrast="auto"');
  });

  it('makes pages private, which also set the language cookie', async () => {
    const { headers } = await app.send({ path: '/en/main', headers: { Cookie: 'prefs=larger.dark' } });
    expect(headers['cache-control']).to.equal('private, max-age=0, must-revalidate');
    expect(headers['set-cookie']![0]).to.match(/^i18n_redirected=en; Max-Age=31536000; Path=\/;/);
  });

  it('never redirects to another site', async () => {
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

  it('is accepted only from a page of the same site, by Sec-Fetch-Site', async () => {
    for (const from of ['cross-site', 'same-site', 'none', 'nonsense'])
      expect(
        await statusOf('textSize=large', { ...FORM, 'Sec-Fetch-Site': from, Origin: 'https://www.example.go.th' }),
        from,
      ).to.equal(403);
  });

  it('is accepted by Origin when the browser sends no Sec-Fetch-Site', async () => {
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

  it('sets no cookie when it is refused', async () => {
    const { headers, body } = await post('textSize=large', FORM);
    expect(headers['set-cookie']).to.equal(undefined);
    expect(textOf(body)).to.include('เกิดข้อผิดพลาด: 403');
  });

  it('in an invalid form is refused with an error page', async () => {
    const odd: Record<string, string> = {
      'a list for a word': 'textSize=large&textSize=small',
      'two ways back': 'textSize=large&back=/en&back=/th',
      'a size that is not offered': 'textSize=huge',
      'colours that are not offered': 'contrast=__proto__',
      'no choice': 'back=/en',
      nothing: '',
      'unknown fields': 'textSize=large&admin=1',
      'nested fields': 'textSize[a]=large&textSize[__proto__][b]=1',
      'the constructor': 'textSize=large&constructor=1',
      '10,000 fields': Array.from({ length: 10_000 }, (_, index) => `f${index}=1`).join('&'),
      'too much': `textSize=large&back=${'a'.repeat(600_000)}`,
    };
    for (const [what, body] of Object.entries(odd)) {
      const response = await post(body);
      expect(response.status, what).to.be.within(400, 499);
      expect(textOf(response.body), what).to.include(`เกิดข้อผิดพลาด: ${response.status}`);
      expect(response.headers['set-cookie'], what).to.equal(undefined);
    }
  });

  it('is refused with a field named like a property of every object', async () => {
    const { status, headers } = await post('__proto__=x&contrast=dark&back=/en');
    expect(status).to.equal(303);
    expect(headers['set-cookie']![0]).to.match(/^prefs=normal\.dark;/);
  });

  it('without a form is refused', async () => {
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
