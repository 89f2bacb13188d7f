import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReactElement } from 'react';
import { renderToString, renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { CONTRASTS, DEFAULT_PREFERENCES, type Preferences } from '#domain/preferences.ts';
import { LOCALES, otherLocale, type Locale } from '#domain/locale/locale.ts';
import type { Alert } from '#domain/site/alert.ts';
import { Frame } from '#ui/layouts/Frame.tsx';
import { SLOTS } from '#ui/layouts/FrameProps.ts';
import { MainRoot } from '#ui/MainRoot.tsx';
import { CATALOGUES } from '#ui/messages/catalogues.ts';
import { createPage, PageProvider, type Page } from '#ui/PageContext.tsx';
import { ErrorPage } from '#ui/pages/ErrorPage.tsx';
import { MisdirectedPage } from '#ui/pages/MisdirectedPage.tsx';
import type { PageProps, ViewId } from '#ui/pages/props.ts';
import { VIEWS } from '#ui/pages/views.ts';
import { createLinks, ROUTES } from '#ui/routes.ts';
import { createWords } from '#ui/words.ts';
import { findAccessibilityFaults } from './axe.ts';
import { both } from './builders.ts';
import { launchChromium } from './chromium.ts';
import { findHtmlFaults } from './htmlChecker.ts';
import { PreviewContent } from './previewContent.ts';
import { at } from './testClock.ts';

/*
 * Draws every page from realistic content into static files and photographs them, so that a change of looks can be
 * judged without a server:
 *   node --import tsx test/support/preview.tsx [--out folder] [--only name,name] [--widths 360,768,1440]
 *     [--contrasts light,dark,high] [--locales th,en] [--size larger] [--axe] [--html] [--no-pictures] [--client dist/client]
 * Needs `vite build` first.
 */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    client: { type: 'string', default: 'dist/client' },
    only: { type: 'string' },
    widths: { type: 'string', default: '360,768,1440' },
    contrasts: { type: 'string', default: 'light' },
    locales: { type: 'string', default: 'th,en' },
    size: { type: 'string', default: 'normal' },
    axe: { type: 'boolean', default: false },
    html: { type: 'boolean', default: false },
    'no-pictures': { type: 'boolean', default: false },
  },
});

const ROOT = join(import.meta.dirname, '../..');
const CLIENT = resolve(ROOT, options.client);
const out = options.out ?? (await mkdtemp(join(tmpdir(), 'thara-preview-')));
const content = new PreviewContent(join(ROOT, 'content'), join(out, 'media'));
await mkdir(out, { recursive: true });

const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  { readonly file: string }
>;
const built = (source: string) => `/${manifest[source]?.file ?? ''}`;
const links = createLinks('');
const pages = Object.fromEntries(
  LOCALES.map((locale) => [locale, createPage(createWords(locale, CATALOGUES[locale]), links)]),
) as Record<Locale, Page>;

interface Sheet {
  readonly name: string;
  readonly draw: (locale: Locale, preferences: Preferences) => Promise<string>;
}

function sheet<Id extends ViewId>(
  name: string,
  id: Id,
  propsOf: (locale: Locale) => Promise<PageProps[Id]>,
  frame: { readonly alert?: Alert; readonly hasOtherLanguage?: boolean } = {},
): Sheet {
  return {
    name,
    draw: async (locale, preferences) => {
      const page = pages[locale];
      const viewProps = await propsOf(locale);
      const main = await drawn(<MainRoot page={page} view={VIEWS[id]} viewProps={viewProps} />);
      const frameHtml = renderToStaticMarkup(
        <PageProvider page={page}>
          <Frame
            layout={ROUTES[id].layout}
            site={content.site()}
            siteLayout={await content.layout(locale)}
            locale={locale}
            preferences={preferences}
            route={id}
            hasOtherLanguage={frame.hasOtherLanguage ?? true}
            {...(frame.alert && { alert: frame.alert })}
          />
        </PageProvider>,
      );
      const data = { route: id, locale, basePath: '', props: viewProps };
      const body = frameHtml
        .replace(SLOTS.main, () => main)
        .replaceAll(SLOTS.otherLanguage, `/${name}.${otherLocale(locale)}.html`)
        .replaceAll(SLOTS.here, `/${locale}/main`);
      const live = 'interactive' in ROUTES[id];
      return documentOf(
        locale,
        preferences,
        name,
        live ? `${body}<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` : body,
        live,
      );
    },
  };
}

function bare(name: string, element: ReactElement): Sheet {
  return {
    name,
    draw: async (locale, preferences) =>
      documentOf(locale, preferences, name, renderToString(<PageProvider page={pages[locale]}>{element}</PageProvider>)),
  };
}

async function drawn(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(element, { progressiveChunkSize: Infinity });
  return await new Response(prelude).text();
}

function documentOf(locale: Locale, { textSize, contrast }: Preferences, title: string, body: string, live = false): string {
  const scripts = ['src/ui/client/enhance.ts', ...(live ? ['src/ui/client/interactive.tsx'] : [])];
  return `<!DOCTYPE html><html lang="${locale}" data-text-size="${textSize}" data-contrast="${contrast}" data-build="preview" data-base=""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="${built('src/ui/styles/site.css')}">${scripts.map((script) => `<script type="module" src="${built(script)}"></script>`).join('')}</head><body>${body}</body></html>`;
}

const flood: Alert = {
  level: 'flood',
  from: at('2026-11-20T00:00:00Z'),
  until: at('2026-11-25T17:00:00Z'),
  title: both('น้ำล้นตลิ่งลุ่มน้ำชีตอนล่าง', 'River Chi above its banks downstream of Yasothon'),
  text: both(
    'ขอให้ผู้อยู่ริมน้ำในอำเภอมหาชนะชัยและค้อวังยกของขึ้นที่สูง และติดตามประกาศทุก 6 ชั่วโมง',
    'People by the river in Maha Chana Chai and Kho Wang should move belongings up and watch for notices every six hours.',
  ),
};

const list = async (locale: Locale, count: number) => ({ items: (await content.news(locale)).slice(0, count), total: 128, years: [2026, 2025, 2024] });
const address = 'https://www.example.go.th/th/news/item';
const firstNews = async (locale: Locale, name: string) => {
  const items = await content.news(locale);
  const item = items.find(({ slug }) => slug === name) ?? items[0];
  if (item === undefined) throw new Error('there is no news in content/');
  return { item: { ...item, related: items.filter((other) => other !== item).slice(0, 3) }, address };
};

const SHEETS: readonly Sheet[] = [
  sheet('home', 'home', async (locale) => ({
    hero: (await content.layout(locale)).hero,
    tasks: (await content.layout(locale)).tasks,
    headlines: Promise.resolve((await content.news(locale)).slice(0, 3)),
  })),
  sheet('intro', 'intro', async (locale) => ({ intro: (await content.layout(locale)).intro, siteName: content.site().name[locale] })),
  sheet(
    'main',
    'main',
    async (locale) => {
      const news = await content.news(locale);
      return {
        siteName: content.site().name[locale],
        tasks: (await content.layout(locale)).tasks,
        news: news.slice(0, 5),
        newsByCategory: Promise.resolve(
          content.categories(locale).slice(0, 4).map((category, index) => ({ category, items: news.slice(index, index + 3) })),
        ),
        documents: Promise.resolve(content.documents(locale)),
      };
    },
    { alert: flood },
  ),
  sheet('main-unavailable', 'main', async (locale) => ({
    siteName: content.site().name[locale],
    tasks: (await content.layout(locale)).tasks,
    news: [],
    newsByCategory: Promise.resolve('unavailable'),
    documents: Promise.resolve([]),
  })),
  sheet('news-list', 'newsList', async (locale) => ({
    list: await list(locale, 10),
    paging: { page: 5, pageSize: 10 },
    filter: {},
    categories: content.categories(locale),
  })),
  sheet('news-list-filtered', 'newsList', async (locale) => ({
    list: { ...(await list(locale, 3)), total: 3 },
    paging: { page: 1, pageSize: 10 },
    filter: { category: 'projects', year: 2026 },
    categories: content.categories(locale),
  })),
  sheet('news-list-empty', 'newsList', (locale) =>
    Promise.resolve({
      list: { items: [], total: 0, years: [2026] },
      paging: { page: 1, pageSize: 10 },
      filter: { category: 'water', year: 2026 },
      categories: content.categories(locale),
    }),
  ),
  sheet('news', 'news', (locale) => firstNews(locale, 'bang-takhian-canal-dredging')),
  sheet('news-quote', 'news', (locale) => firstNews(locale, 'alternate-wetting-drying-trial'), { hasOtherLanguage: false }),
  sheet('documents', 'documents', (locale) =>
    Promise.resolve({
      list: { items: content.documents(locale), total: 5, years: [2026] },
      paging: { page: 1, pageSize: 10 },
      filter: {},
      categories: content.categories(locale),
    }),
  ),
  sheet('document', 'document', (locale) => Promise.resolve({ item: content.documents(locale)[0] as never, address })),
  sheet('page', 'page', async (locale) => ({ item: await content.page(locale), address })),
  sheet('maintenance', 'maintenance', (locale) =>
    Promise.resolve({
      siteName: content.site().name[locale],
      maintenance: { on: true, until: at('2026-11-22T02:00:00Z') },
      contact: content.site().contact,
      hotline: content.site().hotline,
    }),
  ),
  sheet('not-found', 'notFound', (locale) => Promise.resolve({ path: `/${locale}/ข่าว/ที่ไม่มี-and-a-rather-long-address-that-nobody-would-type` })),
  sheet('not-translated', 'notFound', (locale) =>
    Promise.resolve({ path: `/${locale}/news/x`, otherLanguage: { locale: otherLocale(locale), href: '/x' } }),
  ),
  bare('error', <ErrorPage status={500} message="Error Fetching Layouts" />),
  bare('misdirected', <MisdirectedPage languages={[pages.th, pages.en]} />),
];

const only = options.only?.split(',');
const sheets = SHEETS.filter(({ name }) => only === undefined || only.includes(name));
const locales = LOCALES.filter((locale) => options.locales.split(',').includes(locale));
const contrasts = CONTRASTS.filter((contrast) => options.contrasts.split(',').includes(contrast));
const drawnPages: { readonly name: string; readonly html: string }[] = [];
for (const { name, draw } of sheets)
  for (const locale of locales)
    for (const contrast of contrasts) {
      const preferences: Preferences = { ...DEFAULT_PREFERENCES, contrast, textSize: options.size as Preferences['textSize'] };
      const file = `${name}.${locale}.${contrast}.html`;
      const html = await draw(locale, preferences);
      await writeFile(join(out, file), html);
      drawnPages.push({ name: file, html });
    }

if (options.html) console.log((await findHtmlFaults(drawnPages)).join('\n') || 'The HTML is valid.');
if (!options['no-pictures'] || options.axe) await photograph();
console.log(out);

async function photograph(): Promise<void> {
  const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.webp': 'image/webp', '.jpg': 'image/jpeg', '.woff2': 'font/woff2' };
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const file = [out, CLIENT].map((folder) => join(folder, path)).find((candidate) => existsSync(candidate) && extname(candidate) !== '');
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': types[extname(path)] ?? 'text/plain',
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'",
    });
    if (file === undefined) response.end();
    else createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const browser = await launchChromium();
  try {
    for (const width of options.widths.split(',').map(Number)) {
      const tab = await browser.newPage({ viewport: { width, height: width < 600 ? 740 : 900 } });
      tab.on('console', (message) => {
        console.log(`console: ${message.text()} ${message.location().url}`);
      });
      tab.on('pageerror', (error) => {
        console.log(`uncaught: ${error.message}`);
      });
      for (const { name } of drawnPages) {
        await tab.goto(`${origin}/${name}`);
        await tab.evaluate('document.fonts.ready');
        // Pictures further down come when they are scrolled to.
        await tab.evaluate("for (const img of document.querySelectorAll('img')) img.loading = 'eager'");
        await tab.waitForLoadState('networkidle');
        const overflow = (await tab.evaluate('document.documentElement.scrollWidth - innerWidth')) as number;
        if (overflow > 0) console.log(`${name} at ${String(width)}: ${String(overflow)} px too wide`);
        if (options.axe) for (const fault of await findAccessibilityFaults(tab)) console.log(`${name} at ${String(width)}: ${fault}`);
        if (!options['no-pictures'])
          await tab.screenshot({ path: join(out, name.replace('.html', `.${String(width)}.png`)), fullPage: true });
      }
      await tab.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
}
