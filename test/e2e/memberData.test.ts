import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { Page } from 'playwright';
import type { Locale } from '#domain/locale/locale.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { aPhotograph } from '#test/support/testPictures.ts';
import { unzip } from '#test/support/unzip.ts';
import { inNewTab, sampleSite, waitForHydration } from './fixtures.ts';
import { PASSWORD, signInOne } from './memberVisits.ts';

const WORDS: Readonly<Record<Locale, Readonly<Record<'wrongType' | 'saved' | 'wrongPassword' | 'erased', string>>>> = {
  en: {
    wrongType: 'Invalid file type. Allowed are JPG, PNG, GIF.',
    saved: 'Your picture is saved.',
    wrongPassword: 'This is not your password.',
    erased: 'Your account is deleted',
  },
  th: {
    wrongType: 'JPG, PNG, GIF',
    saved: 'บันทึกรูปภาพแล้ว',
    wrongPassword: 'รหัสผ่าน',
    erased: 'ลบบัญชีของท่านแล้ว',
  },
};

describe('A member adds a picture, reads what happened, downloads everything and leaves', () => {
  for (const [locale, scripts] of [
    ['en', 'with'],
    ['th', 'without'],
  ] as const)
    it(`(${locale}, ${scripts} scripts, by keyboard)`, async () => {
      const { address } = await sampleSite();
      const { browser } = await signInOne();
      const value = browser.cookies.get('members_access_token') ?? '';
      const words = WORDS[locale];
      await inNewTab({ scripts: scripts === 'with' }, async (tab) => {
        await tab.context().addCookies([{ name: 'members_access_token', value, domain: DEPARTMENT, path: '/' }]);
        const open = async (path: string) => {
          await tab.goto(address(DEPARTMENT, `/${locale}/members${path}`));
          if (scripts === 'with') await waitForHydration(tab);
        };
        await open('/profile/picture');
        const file = tab.locator('[type="file"]');
        await file.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 text') });
        await press(tab, '.post-form [type="submit"]');
        await tab.locator('.error-summary', { hasText: words.wrongType }).waitFor();
        await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await aPhotograph()) });
        if (scripts === 'with') await tab.locator('canvas.member-picture:not([hidden])').waitFor();
        await press(tab, '.post-form [type="submit"]');
        await tab.locator('.result-dialog', { hasText: words.saved }).waitFor();
        const shown = tab.locator('.member-content .member-picture');
        const sizes = await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.clientWidth]);
        expect(sizes).to.deep.equal([240, 160]);

        await open('/events');
        expect(await tab.locator('.security-events li').count()).to.be.greaterThan(2);

        await open('/data');
        await tab.locator('[name="currentPassword"]').fill('Wrong-pass-word-1');
        await tab.keyboard.press('Enter');
        await tab.locator('.error-summary', { hasText: words.wrongPassword }).waitFor();
        await tab.locator('[name="currentPassword"]').fill(PASSWORD);
        const [download] = await Promise.all([tab.waitForEvent('download'), tab.keyboard.press('Enter')]);
        const files = await unzip(await readFile(await download.path()));
        expect([...files.keys()]).to.deep.equal(['README.txt', 'data.json', 'picture.jpg']);

        await open('/data/erase');
        await tab.locator('[name="currentPassword"]').fill(PASSWORD);
        await tab.locator('[name="confirmed"]').focus();
        await tab.keyboard.press('Space');
        await press(tab, '.post-form [type="submit"]');
        await tab.locator('.entry-notice', { hasText: words.erased }).waitFor();
        await tab.goto(address(DEPARTMENT, `/${locale}/members/profile`));
        expect(tab.url()).to.include(`/${locale}/members/login`);
      });
    });
});

async function press(tab: Page, button: string): Promise<void> {
  await tab.locator(button).focus();
  await tab.keyboard.press('Enter');
}
