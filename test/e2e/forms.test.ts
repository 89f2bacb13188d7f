import { expect } from 'chai';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { isClamdInstalled, TEST_VIRUS } from '#test/support/clamd.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { codeMailedTo } from './codeMailedTo.ts';
import {
  DEPLOYMENTS,
  inNewTab,
  inTab,
  sampleSite,
  siteOf,
  waitForHydration,
  type Deployment,
  type TabOptions,
} from './fixtures.ts';

const MESSAGE = 'The gate of the third canal does not close';
const FILLED_IN = { name: 'มานะ', surname: 'ใจดี', subject: 'ประตูน้ำ', message: MESSAGE };
const PDF = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 the plan') };
const MAX_STOPS = 60;
/** A script with which a test can stop React, to act between a change of state and its display. */
const STOPPABLE_REACT = `
  const post = MessagePort.prototype.postMessage;
  let held;
  MessagePort.prototype.postMessage = function (message) {
    if (held === undefined) post.call(this, message);
    else held.push([this, message]);
  };
  window.stopReact = () => { held = []; };
  window.continueReact = () => {
    const messages = held;
    held = undefined;
    for (const [port, message] of messages) post.call(port, message);
  };
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => { document.documentElement.dataset.solved = ''; });
    }
  };
`;

describe('The contact form', function () {
  describe('without scripts', () => {
    it('comes back with a summary that has the focus and links to the fields, and ends in the success popup', async () => {
      await open('/th/contact', { scripts: false }, async (tab) => {
        await tab.locator('[name="message"]').fill(MESSAGE);
        await tab.locator('[name="files"]').setInputFiles(PDF);
        await send(tab);
        expect(await tab.title()).to.match(/^ข้อผิดพลาด: /);
        await tab.locator('.error-summary:focus').waitFor();
        await tab.locator('.error-summary a', { hasText: 'นามสกุล' }).click();
        await tab.locator('#field-surname:target').waitFor();
        expect(await tab.locator('[name="message"]').inputValue()).to.equal(MESSAGE);
        expect(await tab.locator('.files').innerText(), 'need not be sent again').to.include('plan.pdf');
        await fill(tab);
        await send(tab);
        expect(await tab.locator('h1').innerText()).to.equal('ส่งแบบฟอร์มเรียบร้อยแล้ว');
        expect(await tab.locator('.form-receipt-number').innerText()).to.match(/^\d{5}-\d{5}$/);
      });
    });

    it('has its text when somebody goes back to it, and the same number when it is sent again', async () => {
      await open('/en/contact', { scripts: false }, async (tab) => {
        await fill(tab);
        await send(tab);
        const reference = await tab.locator('.form-receipt-number').innerText();
        await tab.goBack();
        expect(await tab.locator('[name="message"]').inputValue()).to.equal(MESSAGE);
        await send(tab);
        expect(await tab.locator('.form-receipt-number').innerText()).to.equal(reference);
        await tab.goBack();
        await tab.locator('[name="message"]').fill('Another message');
        await send(tab);
        expect(await tab.locator('.result-dialog').innerText()).to.include('You have already sent this form');
      });
    });
  });

  describe('with scripts, without leaving the page,', () => {
    it('can be used with the keyboard alone: mistakes, the success popup, and the page below it', async () => {
      await open('/en/contact', {}, async (tab, requests) => {
        await tabTo(tab, '[name="name"]');
        await tab.keyboard.type('Mana');
        await tabTo(tab, '.post-form .button');
        await tab.keyboard.press('Enter');
        await tab.locator('.error-summary:focus').waitFor();
        expect(requests, 'checked in the browser').to.deep.equal([]);
        expect(await tab.title()).to.match(/^Error: Contact us/);
        await tab.keyboard.press('Tab');
        await tab.keyboard.press('Enter');
        await tab.locator('[name="surname"]:focus').waitFor();
        await tab.keyboard.type('Jaidee');
        await tab.keyboard.press('Tab');
        await tab.keyboard.type('The gate');
        await tab.keyboard.press('Tab');
        await tab.keyboard.type(MESSAGE);
        expect(await tab.locator('.form-count').innerText()).to.equal('4,958 characters left');
        await tabTo(tab, '[name="terms"]');
        await tab.keyboard.press('Space');
        await tabTo(tab, '.post-form .button');
        await tab.keyboard.press('Enter');
        await tab.locator('.result-dialog:modal').waitFor();
        expect(await tab.locator('.result-dialog h1').innerText()).to.equal('Form Submitted Successfully');
        expect(await tab.evaluate(() => document.activeElement?.tagName)).to.equal('H1');
        await tab.keyboard.press('Tab');
        expect(await tab.evaluate(() => document.activeElement?.textContent)).to.equal('Close');
        expect(await tab.title()).to.match(/^Form Submitted Successfully/);
        const reference = await tab.locator('.form-receipt-number').innerText();
        await tab.keyboard.press('Escape');
        await tab.locator('.result-dialog[open]:not(:modal)').waitFor();
        await tab.reload();
        expect(await tab.locator('.form-receipt-number').innerText()).to.equal(reference);
      });
    });

    for (const deployment of DEPLOYMENTS)
      it(`shows what only the server finds, and does not send a file twice (${deployment})`, async () => {
        await open(
          '/en/contact',
          {},
          async (tab) => {
            await fill(tab);
            await tab.locator('[name="wantsAnswer"]').check();
            await tab.locator('[name="files"]').setInputFiles(PDF);
            await tab.locator('.files', { hasText: 'plan.pdf' }).waitFor();
            await tab.locator('.post-form .button').click();
            await tab.locator('.error-summary:focus', { hasText: 'Please give us an e-mail address' }).waitFor();
            expect(await tab.locator('[name="kept"]').count()).to.equal(1);
            expect(
              await tab.locator('[name="files"]').evaluate((input: HTMLInputElement) => input.files!.length),
            ).to.equal(0);
            await tab.locator('[name="email"]').fill('mana@example.com');
            await tab.locator('.post-form .button').click();
            await tab.locator('.result-dialog:modal', { hasText: 'Form Submitted Successfully' }).waitFor();
          },
          deployment,
        );
      });

    it('keeps what was typed and has arrived when the page is reloaded after mistakes, and after it was sent', async () => {
      await open('/en/contact', {}, async (tab) => {
        await tab.clock.install();
        await fill(tab);
        await tab.locator('[name="wantsAnswer"]').check();
        await tab.locator('[name="files"]').setInputFiles(PDF);
        await tab.locator('.files', { hasText: 'plan.pdf' }).waitFor();
        // The answer comes before the pause has ended after which typing is saved.
        await tab.clock.pauseAt(Date.now() + 60_000);
        await tab.locator('[name="message"]').dispatchEvent('input');
        await tab.locator('.post-form .button').click();
        await tab.locator('[name="kept"]').waitFor({ state: 'attached' });
        await tab.clock.runFor(1000);
        await tab.reload();
        await tab.locator('.files', { hasText: 'plan.pdf' }).waitFor();
        expect(await tab.locator('[name="message"]').inputValue()).to.equal(MESSAGE);
        for (const box of ['terms', 'wantsAnswer'])
          expect(await tab.locator(`[name="${box}"]`).isChecked(), box).to.equal(true);
        await tab.locator('[name="email"]').fill('mana@example.com');
        await tab.locator('.post-form .button').click();
        await tab.locator('.result-dialog:modal').waitFor();
        const reference = await tab.locator('.form-receipt-number').innerText();
        await tab.reload();
        expect(await tab.locator('.form-receipt-number').innerText()).to.equal(reference);
        await tab.goBack();
        await tab.waitForURL('**/contact');
        await tab.reload();
        await waitForHydration(tab);
        expect(await tab.locator('[name="message"]').inputValue(), 'what was sent is forgotten').to.equal('');
      });
    });

    it('keeps what was typed when the page is reloaded after a failure, or before it was sent', async () => {
      await open('/th/report-broken-file', {}, async (tab) => {
        const keeps = async (details: string) => {
          await tab.waitForFunction((text) => JSON.stringify(history.state).includes(text), details);
          await tab.reload();
          await tab.waitForFunction(
            (text) => document.querySelector<HTMLTextAreaElement>('[name="details"]')?.value === text,
            details,
          );
          expect(
            await tab.locator('[name="topic"]').evaluate((list: HTMLSelectElement) => list.selectedIndex),
          ).to.equal(2);
        };
        await tab.locator('[name="topic"]').selectOption({ index: 2 });
        await tab.locator('[name="details"]').fill('เปิดไม่ได้');
        await keeps('เปิดไม่ได้');
        for (const name of ['firstName', 'lastName']) await tab.locator(`[name="${name}"]`).fill('มานะ');
        await tab.locator('[name="phone"]').fill('0812345678');
        await tab.locator('[name="email"]').fill('mana@example.com');
        await tab.locator('[name="details"]').fill('ยังเปิดไม่ได้');
        await tab.context().setOffline(true);
        await tab.locator('.post-form .button').click();
        await tab.locator('.result-dialog:modal').waitFor();
        await tab.context().setOffline(false);
        await keeps('ยังเปิดไม่ได้');
      });
    });

    it('makes photos smaller that are too large, names files that cannot be sent, and takes five', async () => {
      const noise = sharp(randomBytes(1500 * 1500 * 3), { raw: { width: 1500, height: 1500, channels: 3 } });
      const photo = {
        name: 'gate.png',
        mimeType: 'image/png',
        buffer: await noise.png({ compressionLevel: 0 }).toBuffer(),
      };
      await open('/en/contact', {}, async (tab) => {
        const choose = async (...files: (typeof PDF)[]) => await tab.locator('[name="files"]').setInputFiles(files);
        await choose(photo);
        await tab.locator('.files', { hasText: 'gate.jpg' }).waitFor();
        await choose({ ...PDF, name: 'page.pdf', buffer: Buffer.from('<html>') });
        await tab.locator('.form-error', { hasText: 'page.pdf: Invalid file type' }).waitFor();
        await choose(...['1', '2', '3', '4', '5'].map((name) => ({ ...PDF, name: `${name}.pdf` })));
        await tab.locator('.form-error', { hasText: 'You can upload a maximum of 5 files.' }).waitFor();
        expect(await tab.locator('.files li').count()).to.equal(5);
        await tab.locator('.files button', { hasText: 'gate.jpg' }).click();
        expect(await tab.locator('.files li').count()).to.equal(4);
        await fill(tab);
        await tab.locator('.post-form .button').click();
        await tab.locator('.result-dialog:modal', { hasText: 'Form Submitted Successfully' }).waitFor();
      });
    });

    it('names refused files in the summary before the form is sent without them', async () => {
      await open('/en/contact', {}, async (tab, requests) => {
        const summary = tab.locator('.error-summary:focus');
        const choose = async (name: string, bytes: string, shown: string) => {
          await tab.locator('[name="files"]').setInputFiles({ ...PDF, name, buffer: Buffer.from(bytes) });
          await tab.locator(shown, { hasText: name }).waitFor();
        };
        await choose('plan.pdf', '%PDF-1.7', '.files');
        await choose('program.pdf', 'MZ', '.form-error');
        await tab.locator('.post-form .button').click();
        await summary.filter({ hasText: 'first name' }).filter({ hasText: 'program.pdf: Invalid file type' }).waitFor();
        await fill(tab);
        await choose('other.pdf', 'MZ', '.form-error');
        await tab.locator('.post-form .button').click();
        await summary
          .filter({ hasNotText: 'first name' })
          .filter({ hasText: 'other.pdf: Invalid file type' })
          .waitFor();
        expect(requests, 'nothing is sent before it is said').to.deep.equal([]);
        expect(await tab.locator('.files').innerText(), 'the other file stays').to.include('plan.pdf');
        await tab.locator('.post-form .button').click();
        await tab.locator('.result-dialog:modal', { hasText: 'Form Submitted Successfully' }).waitFor();
      });
    });

    it('waits for the check of its files when the button is pressed meanwhile, and sends them', async () => {
      await open('/en/contact', {}, async (tab, requests) => {
        await fill(tab);
        await tab.locator('[name="wantsAnswer"]').check(); // only the server finds that an address is missing
        await tab.evaluate(() => {
          const read = Reflect.get<typeof Blob.prototype, 'arrayBuffer'>(Blob.prototype, 'arrayBuffer');
          File.prototype.arrayBuffer = async function () {
            await new Promise((resolve) => addEventListener('endOfCheck', resolve, { once: true }));
            return await read.call(this);
          };
        });
        await tab.locator('[name="files"]').setInputFiles(PDF);
        await tab.locator('.post-form .button').click();
        await tab.locator('.post-form .button', { hasText: 'Checking the files…' }).waitFor();
        expect(requests).to.deep.equal([]);
        await tab.evaluate(() => dispatchEvent(new Event('endOfCheck')));
        await tab.locator('.error-summary:focus').waitFor();
        expect(await tab.locator('.files', { has: tab.locator('[name="kept"]') }).innerText()).to.include('plan.pdf');
      });
    });

    it('returns the focus to its button where a click does not focus buttons', async () => {
      await open('/en/contact', {}, async (tab) => {
        await tab.context().setOffline(true);
        await fill(tab);
        await tab.evaluate(() => {
          (document.activeElement as HTMLElement).blur();
          document.querySelector<HTMLFormElement>('.post-form')?.requestSubmit();
        });
        await tab.locator('.result-dialog:modal').waitFor();
        await tab.keyboard.press('Escape');
        await tab.locator('.post-form .button:focus').waitFor();
      });
    });

    it('ends in the failure popup when it cannot be stored or sent, with everything still there', async () => {
      await open('/en/contact', {}, async (tab) => await expectFailurePopup(tab), 'no documents');
      await open('/en/contact', {}, async (tab) => {
        await tab.context().setOffline(true);
        await expectFailurePopup(tab);
        await tab.context().setOffline(false);
        await tab.getByRole('link', { name: 'How to reach us' }).click();
        await tab.locator('#site-contact:target').waitFor();
        await tab.getByRole('button', { name: 'Send again' }).click();
        await tab.locator('.result-dialog:modal', { hasText: 'Form Submitted Successfully' }).waitFor();
      });
    });
  });
});

describe('A file with a virus', function () {
  before(function () {
    if (!isClamdInstalled()) this.skip();
  });

  const virus = { ...PDF, name: 'ใบเสร็จ.pdf', buffer: Buffer.from(`%PDF-1.7 ${TEST_VIRUS}`) };
  const sentences = { en: 'Our virus scanner found something harmful', th: 'โปรแกรมตรวจไวรัสพบสิ่งที่เป็นอันตรายในไฟล์นี้' };
  const successes = { en: 'Form Submitted Successfully', th: 'ส่งแบบฟอร์มเรียบร้อยแล้ว' };
  const variants = (['th', 'en'] as const).flatMap((locale) => [true, false].map((scripts) => ({ locale, scripts })));
  for (const { locale, scripts } of IS_FULL ? variants : variants.slice(0, 1))
    it(`is named with the reason, and all the rest is still there (${locale}, ${scripts ? 'with' : 'without'} scripts)`, async () => {
      await open(
        `/${locale}/contact`,
        { scripts },
        async (tab) => {
          await fill(tab);
          await tab.locator('[name="files"]').setInputFiles([PDF, virus]);
          await tab.locator('.post-form .button').click();
          await tab.locator('.error-summary:focus', { hasText: `ใบเสร็จ.pdf: ${sentences[locale]}` }).waitFor();
          expect(await tab.locator('.files-errors').innerText()).to.include(sentences[locale]);
          for (const [name, text] of Object.entries(FILLED_IN))
            expect(await tab.locator(`.post-form [name="${name}"]`).inputValue()).to.equal(text);
          expect(await tab.locator('[name="terms"]').isChecked()).to.equal(true);
          expect(await tab.locator('.files li').allInnerTexts()).to.have.length(1);
          expect(await tab.locator('.files').innerText()).to.include('plan.pdf');
          await tab.locator('.post-form .button').click();
          await tab.locator('h1', { hasText: successes[locale] }).waitFor();
        },
        'virus scan',
      );
    });
});

describe('The report of a broken file or link', () => {
  it('leads from a page that was not found through the form and back', async () => {
    const { address } = await sampleSite();
    await inTab({}, async (tab) => {
      await tab.goto(address(DEPARTMENT, '/th/nothing-here'));
      await follow(tab, '.site-footer a[href*="report-broken-file"]');
      await waitForHydration(tab);
      expect(await tab.locator('.report-of').innerText()).to.equal('หน้า: /th/nothing-here');
      await tab.locator('[name="topic"]').selectOption({ index: 2 });
      for (const [name, text] of Object.entries({
        firstName: 'มานะ',
        lastName: 'ใจดี',
        phone: '๐๘๑-๒๓๔-๕๖๗๘',
        email: 'mana@example.com',
      }))
        await tab.locator(`[name="${name}"]`).fill(text);
      await tab.locator('.post-form .button').click();
      await tab.locator('.result-dialog:modal', { hasText: 'ส่งแบบฟอร์มเรียบร้อยแล้ว' }).waitFor();
      await follow(tab, '.result-dialog .button-link');
      expect(new URL(tab.url()).pathname).to.equal('/th/nothing-here');
    });
  });

  it('is checked on a phone when its button is the first thing that somebody touches', async () => {
    await open('/th/report-broken-file', { width: 360 }, async (tab) => {
      await tab.locator('.post-form .button').click();
      const summary = tab.locator('.error-summary:focus');
      await summary.filter({ hasText: 'โปรดเลือกหัวข้อ' }).waitFor();
      expect(await summary.innerText(), 'nobody can mend a check that goes on').not.to.include('โปรแกรมอัตโนมัติ');
    });
  });

  it('is sent when its button is pressed between the end of its check and the moment in which the page shows it', async () => {
    await inNewTab({}, async (tab) => {
      await tab.addInitScript(STOPPABLE_REACT);
      const { promise: stopped, resolve: setStopped } = Promise.withResolvers<void>();
      await tab.route('**/robot-check', async (route) => {
        await stopped;
        await route.continue();
      });
      const { address } = await sampleSite();
      await tab.goto(address(DEPARTMENT, '/en/report-broken-file'));
      await waitForHydration(tab);
      await tab.locator('[name="topic"]').selectOption('media');
      const email = `${randomUUID()}@example.com`;
      for (const [name, text] of Object.entries({ firstName: 'Mana', lastName: 'Jaidee', phone: '0812345678', email }))
        await tab.locator(`[name="${name}"]`).fill(text);
      await tab.locator('.robot-check-status[data-progress="working"]').waitFor();
      await tab.evaluate('stopReact()');
      setStopped();
      await tab.locator('html[data-solved]').waitFor({ state: 'attached' });
      await tab.locator('.post-form .button').click();
      await tab.evaluate('continueReact()');
      await tab.locator('.result-dialog:modal', { hasText: 'Form Submitted Successfully' }).waitFor();
    });
  });

  it('says that its check is done meanwhile when it was sent before the scripts had loaded', async () => {
    await inNewTab({}, async (tab) => {
      const { address } = await sampleSite();
      await tab.route('**/*.js', (route) => route.abort());
      await tab.goto(address(DEPARTMENT, '/en/report-broken-file'));
      await tab.locator('[name="topic"]').selectOption('media');
      const email = `${randomUUID()}@example.com`;
      for (const [name, text] of Object.entries({ firstName: 'Mana', lastName: 'Jaidee', phone: '0812345678', email }))
        await tab.locator(`[name="${name}"]`).fill(text);
      await tab.unroute('**/*.js');
      await send(tab);
      const summary = tab.locator('.error-summary');
      await summary.filter({ hasText: "Please verify you're not a robot." }).waitFor();
      await waitForHydration(tab);
      await tab.locator('[name="details"]').fill('It is black');
      await tab.locator('[role="status"]', { hasText: 'The robot check is done.' }).waitFor();
      await summary.filter({ hasText: 'It is done now: please send the form again.' }).waitFor();
      expect(await tab.locator('.post-form').innerText()).not.to.include("Please verify you're not a robot.");
      expect(await tab.locator('.post-form [data-invalid]').count()).to.equal(0);
      await tab.locator('.post-form .button').click();
      await tab.locator('.result-dialog:modal', { hasText: 'Form Submitted Successfully' }).waitFor();
    });
  });

  it('asks whether a person sends it while the form is filled in, says so, and can be asked again', async () => {
    await open('/en/report-broken-file', {}, async (tab, posted) => {
      await tab.route('**/robot-check', (route) => route.abort());
      await tab.locator('[role="status"]', { hasText: 'It runs by itself while you fill in the form.' }).waitFor();
      expect(posted, 'not before anybody fills it in').to.deep.equal([]);
      await tab.locator('[name="firstName"]').focus();
      await tab.locator('[role="status"]', { hasText: 'The robot check did not succeed.' }).waitFor();
      await tab.unroute('**/robot-check');
      await tab.locator('.post-form button', { hasText: 'Try again' }).click();
      await tab.locator('[role="status"]', { hasText: 'The robot check is done.' }).waitFor();
    });
  });

  it('takes a mailed code where the browser has no WebCrypto', async () => {
    await inNewTab({}, async (tab) => {
      await tab.addInitScript('Object.defineProperty(window, "isSecureContext", { value: false })');
      const { address } = await sampleSite();
      await tab.goto(address(DEPARTMENT, '/en/report-broken-file'));
      await waitForHydration(tab);
      await tab.locator('[name="topic"]').selectOption({ index: 2 });
      const email = `${randomUUID()}@example.com`;
      for (const [name, text] of Object.entries({ firstName: 'Mana', lastName: 'Jaidee', phone: '0812345678', email }))
        await tab.locator(`[name="${name}"]`).fill(text);
      await tab.locator('.post-form .button').click();
      await tab.locator('.error-summary:focus a', { hasText: "Please verify you're not a robot." }).click();
      await tab.locator('[name="robotCode"]:focus').fill(await codeMailedTo(email));
      await tab.locator('.post-form .button').click();
      await tab.locator('.result-dialog:modal', { hasText: 'Form Submitted Successfully' }).waitFor();
    });
  });
});

describe('A form of which nothing may stay in the browser', () => {
  it('is empty after a reload', async () => {
    await inNewTab({}, async (tab) => {
      await tab.clock.install();
      const { address } = await sampleSite();
      const typeInto = async (path: string, name: string) => {
        await tab.goto(address(DEPARTMENT, path));
        await waitForHydration(tab);
        await tab.locator(`.post-form [name="${name}"]`).fill('mana@example.com');
        await tab.clock.runFor(5_000);
        return await tab.evaluate(() => JSON.stringify(history.state));
      };
      expect(await typeInto('/en/members/forgot-password', 'email')).not.to.include('mana');
      expect(await typeInto('/en/contact', 'email'), 'another form').to.include('mana');
      await tab.goto(address(DEPARTMENT, '/en/complaints'));
      await waitForHydration(tab);
      await tab.getByRole('button', { name: 'Show password' }).click();
      await tab.locator('.post-form [name="password"]').fill('Secret-shown-99!');
      await tab.clock.runFor(5_000);
      expect(await tab.evaluate(() => JSON.stringify(history.state)), 'a password that is shown').to.equal('null');
      await tab.goto(address(DEPARTMENT, '/en/members/forgot-password'));
      await tab.evaluate(() =>
        history.replaceState({ draft: { values: { email: 'left@example.com' }, files: [] } }, ''),
      );
      await tab.reload();
      await waitForHydration(tab);
      expect(await tab.locator('.post-form [name="email"]').inputValue()).to.equal('');
    });
  });
});

async function open(
  path: string,
  options: TabOptions,
  use: (tab: Page, posted: readonly string[]) => Promise<void>,
  deployment: Deployment = 'embedded',
): Promise<void> {
  const { address } = await siteOf(deployment);
  await inNewTab(options, async (tab) => {
    const posted: string[] = [];
    tab.on('request', (request) => {
      if (request.method() === 'POST') posted.push(request.url());
    });
    await tab.goto(address(DEPARTMENT, path));
    if (options.scripts !== false) await waitForHydration(tab);
    await use(tab, posted);
  });
}

async function fill(tab: Page): Promise<void> {
  for (const [name, text] of Object.entries(FILLED_IN)) await tab.locator(`.post-form [name="${name}"]`).fill(text);
  await tab.locator('[name="terms"]').check();
}

async function expectFailurePopup(tab: Page): Promise<void> {
  await fill(tab);
  await tab.locator('.post-form .button').click();
  await tab.locator('.result-dialog:modal', { hasText: 'Form Submission Failed' }).waitFor();
  expect(await tab.title()).to.match(/^Error: Contact us/);
  await tab.keyboard.press('Escape');
  await tab.locator('.result-dialog[open]:not(:modal)').waitFor();
  await tab.locator('.post-form .button:focus').waitFor();
  expect(await tab.locator('[name="message"]').inputValue()).to.equal(MESSAGE);
}

/** Sends the form as browsers do, and waits for the next page. */
async function send(tab: Page): Promise<void> {
  await follow(tab, '.post-form .button');
}

async function follow(tab: Page, selector: string): Promise<void> {
  await Promise.all([tab.waitForEvent('load'), tab.locator(selector).first().click()]);
}

async function tabTo(tab: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await tab.keyboard.press('Tab');
    if (await tab.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never came to ${selector}`);
}
