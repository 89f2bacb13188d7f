import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import type { Locale } from '#domain/locale/locale.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { newestCodeMailedTo } from './codeMailedTo.ts';
import { inNewTab, siteOf, waitForHydration, type Deployment } from './fixtures.ts';

/** How somebody works: with a pointer, with the keyboard alone, or in a browser without scripts. */
export type Way = 'pointer' | 'keyboard' | 'no scripts';

/** What a person does on a page, in their way. */
export interface Person {
  readonly email: string;
  open(path: string): Promise<void>;
  openPath(path: string): Promise<void>;
  ready(): Promise<void>;
  fill(fields: Readonly<Record<string, string>>): Promise<void>;
  tick(name: string): Promise<void>;
  setBirthday(): Promise<void>;
  press(selector: string, key?: string): Promise<void>;
  send(): Promise<void>;
  /** Sends a form that has a robot check. */
  sendChecked(): Promise<void>;
  sees(selector: string, text?: string): Promise<void>;
}

/** Somebody visits a website in a language, in their way; @param email theirs */
export async function beginVisit(
  deployment: Deployment,
  locale: Locale,
  way: Way,
  email = `${randomUUID()}@example.org`,
) {
  const { address } = await siteOf(deployment);
  return {
    run: (use: (person: Person, tab: Page) => Promise<void>) =>
      inNewTab({ scripts: way !== 'no scripts' }, async (tab) => {
        await use(personIn(tab, way, { email, locale, urlOf: (path) => address(DEPARTMENT, path) }), tab);
      }),
  };
}

interface Where {
  readonly email: string;
  readonly locale: Locale;
  urlOf(path: string): string;
}

function personIn(tab: Page, way: Way, { email, locale, urlOf }: Where): Person {
  const usesKeyboard = way === 'keyboard';
  let codes = 0;
  const ready = async () => {
    if (way !== 'no scripts') await waitForHydration(tab);
  };
  const press = async (selector: string, key = 'Enter') => {
    if (!usesKeyboard) {
      await tab.locator(selector).first().click();
      return;
    }
    await tabTo(tab, selector);
    await tab.keyboard.press(key);
  };
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(fields)) {
      const selector = `.post-form [name="${name}"]`;
      if (usesKeyboard) {
        await tabTo(tab, selector);
        await tab.keyboard.press('Control+A');
        await tab.keyboard.insertText(text);
      } else await tab.locator(selector).fill(text);
    }
  };
  const send = () => press('.post-form .button');
  const person: Person = {
    email,
    ready,
    fill,
    press,
    send,
    open: (path) => person.openPath(`/${locale}${path}`),
    async openPath(path) {
      await tab.goto(urlOf(path));
      await ready();
    },
    tick: (name) => press(`.post-form [name="${name}"]`, 'Space'),
    async setBirthday() {
      if (usesKeyboard) {
        await tabTo(tab, '.post-form [name="birthday"]');
        await tab.keyboard.type('03051984');
      } else await tab.locator('.post-form [name="birthday"]').fill('1984-03-05');
    },
    async sendChecked() {
      await send();
      if (way !== 'no scripts') return;
      codes += 1;
      await fill({ robotCode: await newestCodeMailedTo(email, codes) });
      await send();
    },
    async sees(selector, text) {
      await tab
        .locator(selector, text === undefined ? {} : { hasText: text })
        .first()
        .waitFor();
    },
  };
  return person;
}

const MAX_STEPS = 120;

/** Moves the focus with the tabulator key alone. */
async function tabTo(tab: Page, selector: string): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step++) {
    if (await tab.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await tab.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}
