import { expect } from 'chai';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sinon from 'sinon';
import type { SiteLayout } from '#domain/site/site.ts';
import type { Inbox } from '#ports/Inbox.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { department } from '#test/support/testArchives.ts';
import { everyKind } from '#test/support/everyKind.ts';
import { siteDetails, siteLayout } from '#test/support/builders.ts';
import { multipart, MULTIPART_TYPE, type PostedFile } from '#test/support/multipart.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { textOf } from '#test/support/textOf.ts';

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };
const FORM = { ...SAME_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
const FILLED_IN = {
  name: 'มานะ',
  surname: 'Jaidee',
  subject: 'น้ำในคลอง',
  message: 'Water\r\nin the canal',
  terms: 'yes',
};
const MEGABYTE = 1_048_576;
const PDF = '%PDF-1.7 the plan';

type Fields = Readonly<Record<string, string>>;

describe('The contact form', () => {
  let app: TestApp;
  let submit: sinon.SinonSpy<Parameters<Inbox['submit']>, ReturnType<Inbox['submit']>>;
  const start = async (environment: Fields = {}) => {
    app = await startTestApp({ archives: [everyKind()], environment });
    submit = sinon.spy(app.ports.inbox, 'submit');
  };
  const restart = async (environment: Fields) => {
    await app.close();
    await start(environment);
  };
  beforeEach(() => start());
  afterEach(async () => {
    sinon.restore();
    await app.close();
  });

  it('begins with the office whose page led to it as its subject, and takes no other text from its address', async () => {
    const subjectOf = async (office: string) =>
      /name="subject"[^>]*value="([^"]*)"/.exec((await app.send(`/en/contact?office=${office}`)).body)?.[1] ?? '';
    expect(await subjectOf('region-1')).to.equal('Question to Item region-1');
    expect(await subjectOf('unknown-office')).to.equal('');
    expect(await subjectOf('%3Cb%3E')).to.equal('');
  });

  it('and every other page of a site without policies have no link to one', async () => {
    const withPolicies = (policies: NonNullable<SiteLayout['policies']>) =>
      department({ layouts: { th: siteLayout({ policies }), en: siteLayout({ policies }) } });
    const linksOf = async () => {
      const pages = await Promise.all(['/en/contact', '/en/report-broken-file'].map((path) => app.send(path)));
      return pages.map(({ body }) =>
        [...body.matchAll(/href="\/en\/policies\/(\w+)"/g)].map(([, name]) => name).sort(),
      );
    };
    await app.publish(withPolicies([]));
    expect(await linksOf()).to.deep.equal([[], []]);
    await app.publish(withPolicies(['website', 'privacy']));
    expect(await linksOf()).to.deep.equal([['privacy', 'privacy', 'website'], ['privacy']]);
  });

  const openForm = async (path = '/en/contact') => submissionOf((await app.send(path)).body);
  const post = async (fields: Fields, { path = '/en/contact', id = '' } = {}) => {
    const submission = id === '' ? await openForm() : id;
    return await app.send({
      path,
      method: 'POST',
      headers: FORM,
      body: new URLSearchParams({ submission, ...fields }).toString(),
    });
  };
  const postFiles = async (
    files: readonly PostedFile[],
    more: readonly (readonly [string, string])[] = [],
    given: Fields = {},
  ) =>
    await app.send({
      path: '/en/contact',
      method: 'POST',
      headers: { ...SAME_ORIGIN, 'Content-Type': MULTIPART_TYPE },
      body: multipart(
        [['submission', await openForm()], ...Object.entries({ ...FILLED_IN, ...given }), ...more],
        files,
      ),
    });
  const savedFiles = async () =>
    (await readdir(join(app.mediaFolder, '../submissions'), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );

  describe('on its page', () => {
    it('carries another submission id each time', async () => {
      expect(await openForm()).to.match(/^[0-9a-f]{32}$/);
      expect(await openForm()).not.to.equal(await openForm());
    });

    it('is never shared, and not forgotten by the browser', async () => {
      for (const path of ['/en/contact', '/th/report-broken-file', '/en/contact/_payload.json'])
        expect((await app.send(path)).headers['cache-control'], path).to.equal('private, no-cache');
    });

    it('says which personal data it takes, for what, on which ground, for how long, and whom to ask', async () => {
      const english = textOf((await app.send('/en/contact')).body);
      for (const term of ['What we collect', 'For what', 'Legal basis', 'For how long', 'Whom to ask'])
        expect(english).to.include(term);
      expect(textOf((await app.send('/th/report-broken-file')).body)).to.include('ข้อมูลส่วนบุคคลของท่าน');
    });

    it('says when the office is open, within how many days it answers, and where complaints are filed and followed', async () => {
      const { body } = await app.send('/en/contact');
      expect(textOf(body)).to.include('Open Monday to Friday').and.to.include('We answer within 5 working days.');
      expect(body).to.include('href="/en/complaints"').and.to.include('href="/en/complaints/track"');
    });
  });

  describe('filled in', () => {
    it('is stored, and redirects to the success popup with a reference number', async () => {
      const { status, headers } = await post({ ...FILLED_IN, wantsAnswer: 'yes', phone: '๐๒-๐๐๐ ๑๑๐๐', email: '' });
      expect(status).to.equal(303);
      expect(headers['cache-control']).to.equal('private, no-store');
      const { site, content, files } = submit.firstCall.args[0];
      expect({ site, files }).to.deep.equal({ site: '1', files: [] });
      expect(content).to.deep.equal({
        type: 'contact',
        name: 'มานะ',
        surname: 'Jaidee',
        subject: 'น้ำในคลอง',
        message: 'Water\nin the canal',
        wantsAnswer: true,
        phone: '020001100',
        consent: {
          policyVersion: '2026-10-01',
          givenAt: app.clock.now(),
          language: 'en',
          purpose: 'contact',
        },
      });
      const popup = await app.send(headers.location!);
      expect(popup.status).to.equal(200);
      expect(popup.headers['cache-control']).to.equal('private, no-cache');
      const text = textOf(popup.body);
      expect(text).to.include('Form Submitted Successfully');
      expect(text).to.include('Our team will process your request as soon as possible.');
      expect(text).to.match(/Reference number \d{5}-\d{5}/);
      expect(popup.body).not.to.include('<textarea');
    });

    it('is stored once when the button is pressed twice, and has the same number', async () => {
      const id = await openForm();
      const [one, other] = await Promise.all([post(FILLED_IN, { id }), post(FILLED_IN, { id })]);
      const numberOf = async (location = '') => referenceIn((await app.send(location)).body);
      expect(await numberOf(one.headers.location)).to.equal(await numberOf(other.headers.location));
    });

    it('sent again with other words after going back is not taken, keeps them, and can then be sent', async () => {
      const id = await openForm();
      await post(FILLED_IN, { id });
      const { status, body } = await post({ ...FILLED_IN, message: 'And the pump' }, { id });
      expect(status).to.equal(422);
      expect(textOf(body)).to.include('You have already sent this form with other words');
      expect(body).to.include('And the pump</textarea>');
      expect(submissionOf(body)).not.to.equal(id);
      expect((await post({ ...FILLED_IN, message: 'And the pump' }, { id: submissionOf(body) })).status).to.equal(303);
    });

    it('without a submission id is shown again with one', async () => {
      for (const id of ['x', '0'.repeat(31), "' or 1=1"]) {
        const { status, body } = await post(FILLED_IN, { id });
        expect(status, id).to.equal(422);
        expect(textOf(body)).to.include('This form was open for a long time. Please check it and send it again.');
        expect(submissionOf(body)).to.match(/^[0-9a-f]{32}$/);
      }
      expect(submit.callCount).to.equal(0);
    });

    it('has a success popup that nobody can make up, for a day', async () => {
      const { headers } = await post(FILLED_IN);
      for (const address of [`${headers.location}x`, '/en/contact?sent=48209-37512'])
        expect((await app.send(address)).body, address).to.include('<textarea');
      app.clock.set('2026-11-22T02:59:00Z');
      expect((await app.send(headers.location!)).body).not.to.include('<textarea');
      app.clock.set('2026-11-22T03:01:00Z');
      expect((await app.send(headers.location!)).body).to.include('<textarea');
    });

    it('has a receipt that says when it came, whether an answer comes and whether the number is mailed', async () => {
      const receiptOf = async (fields: Readonly<Record<string, string>>) => {
        const { headers } = await post({ ...FILLED_IN, ...fields });
        return textOf((await app.send(headers.location!)).body);
      };
      const answered = await receiptOf({ wantsAnswer: 'yes', email: 'mary@example.org' });
      expect(answered).to.include('Received 21 November 2026, 10:00');
      expect(answered).to.include('We answer you within 5 working days, by e-mail, phone or fax');
      expect(answered).to.include('We send it to your e-mail address as well.');
      const unanswered = await receiptOf({});
      expect(unanswered).to.include('You did not ask for an answer').and.not.include('We answer you');
      expect(unanswered).not.to.include('e-mail address as well');
    });

    it('keeps its words out of the log', async () => {
      await post(FILLED_IN);
      expect(JSON.stringify(app.log)).not.to.include('Jaidee').and.not.to.include('sent=');
    });

    it('answers a script with data', async () => {
      const accepted = await post(FILLED_IN, { path: '/en/contact/_payload.json' });
      expect(accepted.status).to.equal(200);
      expect(JSON.parse(accepted.body))
        .to.have.property('redirect')
        .that.matches(/^\/en\/contact\?sent=/);
      const refused = await post({}, { path: '/en/contact/_payload.json' });
      expect(refused.status).to.equal(422);
      expect(JSON.parse(refused.body)).to.have.nested.property('props.form.errors.name', 'required');
    });
  });

  describe('with mistakes', () => {
    it('is shown again with everything that was typed, and a summary that links to each field', async () => {
      const { status, headers, body } = await post({
        name: '  ',
        surname: 'Jai<dee>',
        subject: 'x'.repeat(201),
        message: 'Much water',
        email: 'mana@',
        phone: '12345',
        fax: 'abc',
      });
      expect(status).to.equal(422);
      expect(headers['cache-control']).to.equal('private, no-cache');
      expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).to.match(/^Error: Contact us/);
      const expected = {
        name: 'Please enter your first name.',
        subject: 'This is too long. Please shorten it to 200 characters.',
        email: 'Please enter an e-mail address in the correct format',
        phone: 'Please enter a phone number of 9 or 10 digits',
        fax: 'Please enter a fax number of 9 or 10 digits',
        terms: 'Please accept the agreement.',
      };
      const summary = /<div class="error-summary".*?<\/div>/s.exec(body)?.[0] ?? '';
      expect(Array.from(summary.matchAll(/href="#field-(\w+)"/g), ([, name]) => name)).to.deep.equal(
        Object.keys(expected),
      );
      for (const [name, sentence] of Object.entries(expected)) {
        expect(textOf(body).split(sentence), 'in the summary and beside the field').to.have.length(3);
        expect(body).to.match(new RegExp(`id="field-${name}"[^>]*aria-describedby="[^"]*field-${name}-error`));
      }
      expect(body).to.include('value="Jai&lt;dee&gt;"').and.include('Much water</textarea>');
      expect(body).to.include('value="mana@"').and.include('value="12345"').and.include('x'.repeat(201));
      expect(submit.callCount).to.equal(0);
    });

    it('names the field in the summary where the sentence alone does not say it', async () => {
      const { body } = await post({ ...FILLED_IN, message: 'a\u0000b', subject: 'x'.repeat(201) });
      const text = textOf(/<div class="error-summary".*?<\/div>/s.exec(body)?.[0] ?? '');
      expect(text).to.include('Subject or category: This is too long.');
      expect(text).to.include('Message: There is a character in it that cannot be read.');
      expect(text).not.to.include('Please enter');
    });

    it('keeps a Thai text that is far too long, and says so beside it', async () => {
      const message = 'ก'.repeat(22_000);
      const tooLong = 'This is too long. Please shorten it to 5,000 characters.';
      const typed = await post({ ...FILLED_IN, message });
      const sent = await postFiles([], [], { message });
      for (const { status, body } of [typed, sent]) {
        expect(status).to.equal(422);
        expect(body.includes(`${message}</textarea>`), 'the text is kept').to.equal(true);
        expect(textOf(body).includes(tooLong), 'the reason').to.equal(true);
      }
    });

    it('is in Thai on the Thai page', async () => {
      const { body } = await post({}, { path: '/th/contact' });
      const text = textOf(body);
      expect(text)
        .to.include('โปรดตรวจสอบข้อมูลต่อไปนี้')
        .and.include('โปรดกรอกชื่อของท่าน')
        .and.include('โปรดยอมรับเงื่อนไขการใช้งาน');
      expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).to.match(/^ข้อผิดพลาด: /);
    });

    it('needs one way to send an answer when one is wanted', async () => {
      const { status, body } = await post({ ...FILLED_IN, wantsAnswer: 'yes' });
      expect(status).to.equal(422);
      expect(textOf(body)).to.include('Please give us an e-mail address, a phone number or a fax number');
      expect(body)
        .to.match(/name="wantsAnswer"[^>]*checked=""/)
        .and.match(/name="terms"[^>]*checked=""/);
      expect((await post({ ...FILLED_IN, wantsAnswer: 'yes', fax: '02 000 1101' })).status).to.equal(303);
    });

    it('that are far too large are refused with an error page that says what to do', async () => {
      const { status, body } = await post({ ...FILLED_IN, message: 'x'.repeat(600_000) });
      expect(status).to.equal(413);
      expect(textOf(body))
        .to.include('What you sent is too large (error 413). Please go back: what you typed is still there.')
        .and.include('PAYLOAD TOO LARGE');
    });

    it('that no page of the website makes is refused with an error page', async () => {
      const odd = {
        'unknown fields': { ...FILLED_IN, admin: '1' },
        'a choice that is not offered': { ...FILLED_IN, terms: 'no' },
        'nested fields': { ...FILLED_IN, 'name[a]': 'x' },
      };
      for (const [what, fields] of Object.entries(odd)) expect((await post(fields)).status, what).to.equal(400);
      const twice = { path: '/en/contact', method: 'POST', headers: FORM, body: 'name=a&name=b' };
      expect((await app.send(twice)).status).to.equal(400);
      expect((await app.send({ ...twice, headers: { ...FORM, 'Sec-Fetch-Site': 'cross-site' } })).status).to.equal(403);
    });
  });

  describe('with files', () => {
    it('sends them along, under their names', async () => {
      const { status } = await postFiles([
        { name: 'แผน.pdf', content: PDF },
        { name: '', content: '' },
      ]);
      expect(status).to.equal(303);
      const { files } = submit.firstCall.args[0];
      expect(files).to.have.length(1);
      expect(await savedFiles()).to.have.length(1);
    });

    it('names each file that is refused, and why, and stores none of those', async () => {
      const { status, body } = await postFiles([
        { name: 'plan.pdf', content: PDF },
        { name: 'large.png', content: Buffer.concat([PNG, Buffer.alloc(5 * MEGABYTE)]) },
        { name: 'page.pdf', content: '<html><script>alert(1)</script></html>' },
        { name: 'both.gif', content: 'GIF89a<script>alert(1)</script>' },
        { name: 'nothing.jpg', content: '' },
      ]);
      expect(status).to.equal(422);
      const text = textOf(body);
      expect(text).to.include('large.png: File size exceeds the maximum limit of 5 MB.');
      for (const name of ['page.pdf', 'both.gif']) expect(text).to.include(`${name}: Invalid file type`);
      expect(text).to.include('nothing.jpg: The file is empty.');
      expect(body).to.include('Water\r\nin the canal</textarea>');
      expect(await savedFiles()).to.have.length(1);
    });

    it('are refused together with a missing way to answer', async () => {
      const { body } = await postFiles([{ name: 'page.pdf', content: 'MZ' }], [['wantsAnswer', 'yes']]);
      expect(textOf(body)).to.include('page.pdf: Invalid file type').and.to.include('Please give us an e-mail address');
    });

    it('shows the name of one that is refused in one line, without its beginning when it is very long', async () => {
      const name = `C:\\${'x'.repeat(4_000)}\u202e\u0000plan.pdf`;
      const { status, body } = await postFiles([{ name, content: 'MZ' }]);
      expect(status).to.equal(422);
      expect(textOf(body)).to.match(/x{90} {1,2}plan\.pdf: Invalid file type/);
      expect(body).not.to.include('\u0000').and.not.to.include('\u202e');
    });

    it('keeps those that have arrived when something else is wrong, so that nobody sends them twice', async () => {
      const refused = await postFiles([{ name: 'plan.pdf', content: PDF }], [['phone', '123']]);
      expect(refused.status).to.equal(422);
      const kept = /name="kept" value="([^"]*)"/.exec(refused.body)?.[1] ?? '';
      expect(kept).to.match(/^[0-9a-f]{32} 17 plan\.pdf$/);
      expect((await post({ ...FILLED_IN, kept })).status).to.equal(303);
      expect(submit.firstCall.args[0].files).to.have.length(1);
      await post({ ...FILLED_IN, kept, removed: kept });
      expect(submit.secondCall.args[0].files).to.deep.equal([]);
    });

    it('takes no more than five, with those that were kept', async () => {
      const files = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.pdf`, content: PDF }));
      const { status, body } = await postFiles(files);
      expect(status).to.equal(422);
      expect(textOf(body)).to.include('You can upload a maximum of 5 files.');
      expect(body.match(/name="kept"/g)).to.have.length(5);
      const kept = Array.from(
        body.matchAll(/name="kept" value="([^"]*)"/g),
        ([, token = '']) => ['kept', token] as const,
      );
      expect((await postFiles([{ name: 'sixth.pdf', content: PDF }], kept)).status).to.equal(422);
      expect((await postFiles([], kept)).status).to.equal(303);
      expect(submit.firstCall.args[0].files).to.have.length(5);
    });

    it('says which files are no longer there, and keeps the others', async () => {
      const { body: refused } = await postFiles([{ name: 'map.pdf', content: PDF }], [['phone', '123']]);
      const saved = /name="kept" value="([^"]*)"/.exec(refused)?.[1] ?? '';
      const missing = `${'0'.repeat(32)} 17 plan.pdf`;
      const { status, body } = await postFiles(
        [],
        [
          ['kept', missing],
          ['kept', saved],
        ],
      );
      expect(status).to.equal(422);
      expect(textOf(body)).to.include('plan.pdf: This file is no longer kept here. Please attach it again.');
      expect(Array.from(body.matchAll(/name="kept" value="([^"]*)"/g), ([, token]) => token)).to.deep.equal([saved]);
    });

    it('sends a file once that is named twice', async () => {
      const { body: refused } = await postFiles([{ name: 'map.pdf', content: PDF }], [['phone', '123']]);
      const token = /name="kept" value="([^"]*)"/.exec(refused)?.[1] ?? '';
      const twice = [
        ['kept', token],
        ['kept', token.replace('map', 'plan')],
      ] as const;
      expect((await postFiles([], twice)).status).to.equal(303);
      expect(submit.firstCall.args[0].files).to.have.length(1);
    });

    it('that an earlier message has are named at once when the form is sent again with other words', async () => {
      const { body: refused } = await postFiles([{ name: 'map.pdf', content: PDF }], [['phone', '123']]);
      const sent = {
        ...FILLED_IN,
        submission: submissionOf(refused),
        kept: /name="kept" value="([^"]*)"/.exec(refused)?.[1] ?? '',
      };
      expect((await post(sent)).status).to.equal(303);
      const other = { ...sent, message: 'And the pump' };
      const { status, body } = await post(other);
      expect(status).to.equal(422);
      expect(textOf(body)).to.include('You have already sent this form with other words');
      expect(textOf(body)).to.include('map.pdf: This file is no longer kept here. Please attach it again.');
      expect(body).not.to.include('name="kept"');
      const { kept: _kept, ...again } = { ...other, submission: submissionOf(body) };
      expect((await post(again)).status).to.equal(303);
    });

    it('takes the limit of the size, and its words, from the setting', async () => {
      await app.close();
      await start({ ATTACHMENT_MAX_MB: '1' });
      expect(textOf((await app.send('/en/contact')).body)).to.include('up to 5 files of at most 1 MB each');
      const { body } = await postFiles([{ name: 'a.pdf', content: PDF.padEnd(MEGABYTE + 1) }]);
      expect(textOf(body)).to.include('File size exceeds the maximum limit of 1 MB.');
    });

    it('that are broken, or cut off, are refused with an error page and leave nothing', async () => {
      const whole = multipart([], [{ name: 'a.pdf', content: PDF }]);
      const send = (body: Buffer, type = MULTIPART_TYPE) =>
        app.send({ path: '/en/contact', method: 'POST', headers: { ...SAME_ORIGIN, 'Content-Type': type }, body });
      for (const [body, type] of [
        [whole.subarray(0, whole.length - 30)],
        [whole, 'multipart/form-data'],
        [whole, 'multipart/form-data; boundary=other'],
        [
          multipart(
            Array.from({ length: 150 }, (_, index) => [`f${index}`, 'x'] as const),
            [],
          ),
        ],
        [multipart([['message', 'x'.repeat(600_000)]], [])],
      ] as const)
        expect((await send(body, type)).status).to.be.within(400, 499);
      expect(await savedFiles()).to.deep.equal([]);
    });
  });

  describe('that cannot be taken now', () => {
    it('ends in the failure popup with everything that was typed while the inbox is unavailable', async () => {
      sinon.restore();
      sinon.stub(app.ports.inbox, 'submit').rejects(new Unavailable('store', 'the disk is full of secrets'));
      const id = await openForm();
      const { status, headers, body } = await post(FILLED_IN, { id });
      expect(status).to.equal(503);
      expect(headers['retry-after']).to.equal('10');
      const text = textOf(body);
      expect(text).to.include('Form Submission Failed');
      expect(text).to.include(
        'An error occurred during submission. Please try again later or contact our support team.',
      );
      expect(body).to.include('in the canal</textarea>').and.not.to.include('secrets');
      expect(submissionOf(body), 'it may have been stored after all').to.equal(id);
    });

    it('ends in the failure popup when a file cannot be saved', async () => {
      sinon.stub(app.ports.attachments, 'save').rejects(new Unavailable('files', 'no space left'));
      const { status, body } = await postFiles([{ name: 'a.pdf', content: PDF }]);
      expect(status).to.equal(503);
      expect(body).to.include('in the canal</textarea>');
      expect(submit.callCount).to.equal(0);
    });

    it('says when to try again after as many messages of one network as the setting allows', async () => {
      await restart({ MESSAGES_PER_HOUR: '2' });
      for (let index = 0; index < 2; index++) expect((await post(FILLED_IN)).status).to.equal(303);
      const { status, headers, body } = await post(FILLED_IN);
      expect(status).to.equal(429);
      expect(headers['retry-after']).to.equal('3600');
      expect(textOf(body)).to.include('try again in 60 minutes');
      expect(body).to.include('in the canal</textarea>');
    });

    it('locks nobody out because of mistakes, until there are ten for each message', async () => {
      await restart({ MESSAGES_PER_HOUR: '1' });
      for (let index = 0; index < 9; index++) expect((await post({})).status).to.equal(422);
      expect((await post(FILLED_IN)).status).to.equal(303);
      await restart({ MESSAGES_PER_HOUR: '1' });
      for (let index = 0; index < 10; index++) expect((await post({})).status).to.equal(422);
      expect((await post(FILLED_IN)).status).to.equal(429);
    });

    it('shows the notice of maintenance of its function', async () => {
      await app.close();
      const maintenance = { site: { status: 'Disable' }, functions: { contact: { status: 'Enable' } } };
      app = await startTestApp({ archives: [department({ details: siteDetails({ maintenance }) })] });
      const { status, body } = await post(FILLED_IN, { id: '0'.repeat(32) });
      expect(status).to.equal(503);
      expect(textOf(body)).to.include('This part of the website is under maintenance; the rest of it works.');
    });
  });
});

const PNG = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');

function submissionOf(body: string): string {
  return /name="submission" value="([^"]*)"/.exec(body)?.[1] ?? '';
}

function referenceIn(body: string): string | undefined {
  return /form-receipt-number">([^<]*)</.exec(body)?.[1];
}
