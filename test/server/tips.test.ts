import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import sinon from 'sinon';
import sharp from 'sharp';
import { Unavailable } from '#ports/Unavailable.ts';
import { SITE } from '#test/support/builders.ts';
import { forgedRobotChecks } from '#test/support/forgedRobotChecks.ts';
import { startTestApp } from '#test/support/testApp.ts';
import { textOf } from '#test/support/textOf.ts';
import { SECRET_KEY, startTipSite, type TipSite } from '#test/support/tipSite.ts';

const ELECTION = '/en/report-election-corruption';
const MISCONDUCT = '/th/report-misconduct';
const ANSWERS = '/en/report-answers';
const CLOSED = {
  [ELECTION]: 'This form is closed at present',
  [MISCONDUCT]: 'ขณะนี้ปิดรับเรื่องทางแบบฟอร์มนี้',
  [ANSWERS]: 'Answers cannot be read here at present',
};
const TIP = {
  text: 'มีการแจกเงินที่ศาลาหมู่บ้าน\nคืนก่อนวันเลือกตั้ง',
  place: 'หมู่ 4',
  time: 'เมื่อคืน',
  people: 'นายสมมุติ รถตู้ทะเบียน กข 25',
  contact: 'LINE: น้ำใจ',
};
const NO_SCRIPTS = { robotCheck: 'none' };
const PDF = { name: 'สัญญา.pdf', content: '%PDF-1.7 what was agreed' };
const NUMBER = /(\d{5}-\d{5})/;
const CODE = /([2-9A-Z]{5}-[2-9A-Z]{5}-[2-9A-Z]{4})/;

const aSubmission = () => ({ submission: randomBytes(16).toString('hex') });

for (const deployment of ['one process', 'two tiers'] as const)
  describe(`The forms of tips, in ${deployment},`, function () {
    let site: TipSite;
    beforeEach(async () => {
      site = await startTipSite(deployment);
    });
    afterEach(async () => {
      sinon.restore();
      await site.close();
    });

    const receiptOf = (body: string) => {
      const text = textOf(body);
      expect(text).to.match(/Form Submitted Successfully|ส่งแบบฟอร์มเรียบร้อยแล้ว/);
      return { reference: NUMBER.exec(text)?.[1] ?? '', code: CODE.exec(text)?.[1] ?? '' };
    };

    it('say what protects who sends something, and let nothing store their pages', async () => {
      for (const [path, words] of [
        [ELECTION, 'Those who run this website cannot.'],
        [MISCONDUCT, 'ผู้ดูแลเว็บไซต์เปิดอ่านไม่ได้'],
        [ANSWERS, 'Enter the code'],
      ] as const) {
        const { status, headers, body } = await site.send(path);
        expect(status).to.equal(200);
        expect(headers['cache-control']).to.equal('private, no-store');
        expect(headers['set-cookie']?.map((cookie) => cookie.replace(/=.*/, '')) ?? []).to.deep.equal([
          'i18n_redirected',
        ]);
        expect(textOf(body)).to.include(words);
      }
    });

    it('seal what was written and attached, so that the private key alone opens it', async () => {
      const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
        .withExif({ IFD0: { ImageDescription: 'Khlong Lat Pho' } })
        .jpeg()
        .toBuffer();
      const files = [PDF, { name: 'ภาพ.jpg', content: photo }];
      const response = await site.post(ELECTION, { ...aSubmission(), ...TIP, ...NO_SCRIPTS }, files);
      expect(response.status, textOf(response.body)).to.equal(200);
      expect(response.headers['cache-control']).to.equal('private, no-store');
      const { reference, code } = receiptOf(response.body);
      expect(code).not.to.equal('');
      const [file, ...others] = await site.sealedFiles();
      expect(others).to.deep.equal([]);
      const opened = await site.openTip(file!);
      expect([...opened.keys()]).to.deep.equal(['files/1-สัญญา.pdf', 'files/2-ภาพ.jpg', 'tip.json']);
      expect(opened.get('files/1-สัญญา.pdf')!.toString()).to.equal(PDF.content);
      expect(opened.get('files/2-ภาพ.jpg')!.includes('Khlong')).to.equal(false);
      const content = JSON.parse(opened.get('tip.json')!.toString()) as { tip: object; replyKey: string };
      expect(content).to.deep.include({ tip: { type: 'electionCorruption', ...TIP }, language: 'en' });

      await site.reply(reference, content.replyKey, 'ขอบคุณครับ\nเราตรวจสอบแล้ว');
      const answers = await site.post(ANSWERS, { ...aSubmission(), tipCode: code.toLowerCase() });
      expect(answers.status).to.equal(200);
      expect(textOf(answers.body)).to.include('เราตรวจสอบแล้ว');
    });

    it('take what happened alone, with a robot check that the browser has done', async () => {
      const robotCheck = await forgedRobotChecks(SECRET_KEY, site.app.clock)(SITE);
      const response = await site.post(MISCONDUCT, { ...aSubmission(), text: TIP.text, robotCheck });
      expect(response.status, textOf(response.body)).to.equal(200);
      const [file] = await site.sealedFiles();
      const content = JSON.parse((await site.openTip(file!)).get('tip.json')!.toString()) as object;
      expect(content).to.deep.include({ tip: { type: 'misconduct', text: TIP.text }, language: 'th' });

      const { code } = receiptOf(response.body);
      const { body } = await site.post(ANSWERS, { ...aSubmission(), tipCode: code });
      expect(textOf(body)).to.include('Your report: no answer yet');
      expect(body, 'what the history of a browser keeps').to.match(/<title>Answers to your report/);
      const again = await site.post(MISCONDUCT, { ...aSubmission(), text: 'another', robotCheck });
      expect(again.status, 'the check is spent').to.equal(422);
      expect((await site.post(MISCONDUCT, { ...aSubmission(), text: 'no check' })).status).to.equal(422);
      expect(await site.sealedFiles()).to.have.length(1);
    });

    it('have one receipt however often the same form is sent, and say that it had arrived', async () => {
      const form = { ...aSubmission(), ...TIP, ...NO_SCRIPTS };
      const first = await site.post(ELECTION, form, [PDF]);
      const second = await site.post(ELECTION, form, [PDF, PDF]);
      expect(second.status, textOf(second.body)).to.equal(200);
      expect(receiptOf(second.body)).to.deep.equal(receiptOf(first.body));
      expect(textOf(first.body)).to.not.include('had arrived before');
      expect(textOf(second.body)).to.include('had arrived before');
      expect(await site.sealedFiles()).to.have.length(1);
    });

    it('bring back what was typed when something is wrong, name the files to choose again, and leave nothing', async () => {
      const form = { ...aSubmission(), ...TIP, ...NO_SCRIPTS };
      const missing = await site.post(ELECTION, { ...form, text: ' ' }, [PDF]);
      expect(missing.status).to.equal(422);
      const text = textOf(missing.body);
      expect(text).to.include('Please tell us what happened.').and.include('สัญญา.pdf: Please choose this file again.');
      for (const typed of [TIP.place, TIP.people, TIP.contact]) expect(missing.body).to.include(typed);

      const archive = { name: 'all.zip', content: 'PK\u0003\u0004 an archive' };
      const wrong = await site.post(ELECTION, form, [PDF, archive, archive, archive, archive, archive]);
      expect(wrong.status).to.equal(422);
      expect(textOf(wrong.body))
        .to.include('all.zip: Invalid file type.')
        .and.include('You can upload a maximum of 5 files.')
        .and.include('สัญญา.pdf: Please choose this file again.');
      expect(wrong.body).to.include('ศาลาหมู่บ้าน');
      expect(await site.sealedFiles()).to.deep.equal([]);

      const mended = await site.post(ELECTION, form, [PDF]);
      expect(mended.status, 'the same form, mended').to.equal(200);
      expect(await site.sealedFiles()).to.have.length(1);
    });

    it('refuse what no page of ours sends', async () => {
      const form = { ...TIP, ...NO_SCRIPTS };
      expect((await site.post(ELECTION, { ...form, ...aSubmission(), type: 'misconduct' })).status).to.equal(400);
      expect((await site.post(ELECTION, form, [PDF])).status, 'a file before the id').to.equal(400);
      expect((await site.post(ELECTION, form)).status, 'without an id').to.equal(422);
      const cut = await site.send({
        path: ELECTION,
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nContent-Disposition: form-data; name="submission"\r\n\r\n1',
      });
      expect(cut.status).to.equal(400);
      const elsewhere = { path: ELECTION, method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
      expect((await site.send(elsewhere)).status).to.equal(403);
      expect(await site.sealedFiles()).to.deep.equal([]);
    });

    it('take only a few without a robot check, and then say when to try again', async () => {
      for (let count = 0; count < 5; count++)
        expect((await site.post(ELECTION, { ...aSubmission(), ...TIP, ...NO_SCRIPTS })).status).to.equal(200);
      const refused = await site.post(ELECTION, { ...aSubmission(), ...TIP, ...NO_SCRIPTS });
      expect(refused.status).to.equal(429);
      expect(Number(refused.headers['retry-after'])).to.be.within(1, 3_600);
      expect(refused.body).to.include('ศาลาหมู่บ้าน');
      expect(await site.sealedFiles()).to.have.length(5);
    });

    it('keep what was typed when the store is down, and take it later', async () => {
      const put = sinon.stub(site.app.ports.sealedTips, 'put').rejects(new Unavailable('store', 'the disk is full'));
      const form = { ...aSubmission(), ...TIP, ...NO_SCRIPTS };
      for (const files of [[], [PDF]]) {
        const failed = await site.post(ELECTION, form, files);
        expect(failed.status).to.equal(503);
        expect(textOf(failed.body)).to.include('Form Submission Failed');
        expect(failed.body).to.include('ศาลาหมู่บ้าน');
      }
      put.restore();
      expect((await site.post(ELECTION, form, [PDF])).status).to.equal(200);
      expect(await site.sealedFiles()).to.have.length(1);
    });

    it('give back the memory of files that were refused, lost or not stored', async () => {
      await site.close();
      site = await startTipSite(deployment, { ATTACHMENT_MAX_MB: '1', MESSAGES_PER_HOUR: '100' });
      const large = { name: 'large.pdf', content: '%PDF-1.7'.padEnd(1_000_000, 'x') };
      const check = forgedRobotChecks(SECRET_KEY, site.app.clock);
      const aForm = async () => ({ ...aSubmission(), ...TIP, robotCheck: await check(SITE) });
      const put = sinon.stub(site.app.ports.sealedTips, 'put').rejects(new Unavailable('store', 'the disk is full'));
      for (let count = 0; count < 7; count++)
        expect((await site.post(ELECTION, await aForm(), [large, large])).status).to.equal(503);
      put.restore();
      for (let count = 0; count < 7; count++)
        expect((await site.post(ELECTION, { ...(await aForm()), text: ' ' }, [large, large])).status).to.equal(422);
      const twice = await aForm();
      await site.post(ELECTION, twice);
      for (let count = 0; count < 3; count++)
        expect((await site.post(ELECTION, twice, [large, large])).status, 'sent before').to.equal(200);
      expect((await site.post(ELECTION, await aForm(), [large, large])).status).to.equal(200);
    });

    it('show answers to nobody without a code of a receipt', async () => {
      const { status, body } = await site.post(ANSWERS, { ...aSubmission(), tipCode: '22222-22222-2222' });
      expect(status).to.equal(422);
      expect(textOf(body)).to.include('No report has this code.');
      expect(body).to.include('22222-22222-2222');
      expect((await site.post(ANSWERS, { ...aSubmission(), tipCode: ' ' })).status).to.equal(422);
      for (let count = 0; count < 59; count++)
        expect((await site.post(ANSWERS, { ...aSubmission(), tipCode: '22222-22222-2222' })).status).to.equal(422);
      expect((await site.post(ANSWERS, { ...aSubmission(), tipCode: '22222-22222-2222' })).status).to.equal(429);
    });

    it('open for more about an earlier one with its number, however often, and with nothing that is none', async () => {
      const further = await site.post(ELECTION, { earlier: '48209-37512' });
      expect(further.status).to.equal(200);
      expect(further.headers['cache-control']).to.equal('private, no-store');
      expect(further.body).to.match(/name="earlier" value="48209-37512"/);
      expect(textOf(further.body)).to.match(/Adds to report\s*48209-37512/);
      expect(further.body)
        .to.match(/name="submission" value="[0-9a-f]{32}"/)
        .and.not.include('error-summary');
      for (let count = 0; count < 210; count++) await site.post(ELECTION, { earlier: '48209-37512' });
      expect((await site.post(ELECTION, { earlier: '48209-37512' })).body).to.include('value="48209-37512"');
      const forged = await site.post(ELECTION, { earlier: '48209-37511 call me' });
      expect(forged.status).to.equal(200);
      expect(forged.body).not.to.include('48209');
    });

    it('leave no line in any log', async () => {
      await site.send(ELECTION);
      await site.send(`${ELECTION}/_payload.json`);
      await site.send({ path: '/robot-check/tips', method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } });
      const { body } = await site.post(ELECTION, { ...aSubmission(), ...TIP, ...NO_SCRIPTS }, [PDF]);
      await site.post(ANSWERS, { ...aSubmission(), tipCode: receiptOf(body).code });
      await site.send('/en/main');
      const paths = site.logs.flat().map(({ path }) => path);
      expect(paths).to.include('/en/main');
      expect(paths.filter((path) => /report-|tips/.test(String(path)))).to.deep.equal([]);
    });
  });

describe('The forms of tips without a public key', () => {
  it('are closed, and name other ways', async () => {
    const app = await startTestApp();
    try {
      for (const [path, method, status] of [
        [ELECTION, 'GET', 200],
        [MISCONDUCT, 'GET', 200],
        [ANSWERS, 'GET', 200],
        [ELECTION, 'POST', 503],
        [ANSWERS, 'POST', 503],
      ] as const) {
        const { status: given, body } = await app.send({
          ...{ path, method, headers: { 'Sec-Fetch-Site': 'same-origin' } },
        });
        expect(given, `${method} ${path}`).to.equal(status);
        expect(body).to.not.include('<form class="post-form"');
        expect(textOf(body)).to.include(CLOSED[path]);
      }
      const check = { path: '/robot-check/tips', method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } };
      expect((await app.send(check)).status).to.be.oneOf([404, 405]);
    } finally {
      await app.close();
    }
  });
});
