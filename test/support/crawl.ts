import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { send } from './send.ts';

/** A page that a crawl visited. */
export interface Visited {
  readonly status: number;
  readonly html: string;
  /** Every reference as written in the page, without the page's own scheme and host. */
  readonly references: readonly string[];
}

/** By path and query: pages with their content, files with their status only. */
export interface Crawl {
  readonly pages: ReadonlyMap<string, Visited>;
  readonly files: ReadonlyMap<string, number>;
  /** For each path, the page that refers to it. */
  readonly referrers: ReadonlyMap<string, string>;
}

const AT_ONCE = 4;
/** For one response, on a busy machine. */
const TIMEOUT_MS = 60_000;
/** More than any site of the sample has: links that lead on for ever would be followed for ever. */
const MAX_VISITS = 20_000;
/** Every page links to the form about itself: one such form in each language is enough. */
const CARRIED_PAGE = /(?<=^\/\w+\/report-broken-file)\?page=.*/;

/**
 * Searches that are asked something lead to all others, of which there is no end, and each day of the calendar to the next:
 * they are visited, and nothing behind them.
 */
export const LEADS_ON = /^\/\w+\/(?:search\?.*=[^&]|calendar\?)/;

/**
 * Follows all references of the pages of a site, from the home pages of both languages, until there is nothing new. A
 * redirect is followed to its page, and is none itself. Fails when a visit takes too long or there is no end; so a test
 * that waits for it needs no time limit.
 *
 * @param isFollowed whether a path with its query is visited, given that of the page that refers to it; by default all are
 * @param onVisits is called again and again with the number of visits so far
 */
export async function crawl(
  port: number,
  host: string,
  isFollowed: (path: string, referrer: string) => boolean = () => true,
  onVisits: (visits: number) => void = () => undefined,
): Promise<Crawl> {
  const pages = new Map<string, Visited>();
  const files = new Map<string, number>();
  const referrers = new Map<string, string>();
  const waiting: string[] = [];
  const meet = (path: string, referrer: string) => {
    if (referrers.has(path) || !isFollowed(path, referrer)) return;
    referrers.set(path, referrer);
    waiting.push(path);
  };
  const visit = async (path: string, signal: AbortSignal) => {
    if (!isPage(path)) {
      files.set(path, (await send(port, { path, host, method: 'HEAD', signal })).status);
      return;
    }
    const { status, headers, body: html } = await send(port, { path, host, signal });
    const elsewhere = status >= 300 && status < 400 ? headers.location : undefined;
    if (elsewhere !== undefined) {
      meet(targetOf(elsewhere, path) ?? elsewhere, path);
      return;
    }
    const references = referencesOf(html, host);
    pages.set(path, { status, html, references });
    if (LEADS_ON.test(path)) return;
    for (const reference of references) {
      const target = targetOf(reference, path);
      if (target !== undefined) meet(target.replace(CARRIED_PAGE, ''), path);
    }
  };

  for (const locale of LOCALES) meet(`/${locale}`, 'the start');
  while (waiting.length > 0) {
    const paths = waiting.splice(0, AT_ONCE);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await Promise.all(paths.map((path) => visit(path, signal))).catch((cause: unknown) => {
      throw new Error(`no response to one of ${paths.join(', ')}`, { cause });
    });
    const visits = pages.size + files.size;
    if (visits > MAX_VISITS) throw new Error(`no end after ${visits} visits`);
    onVisits(visits);
  }
  return { pages, files, referrers };
}

/** The path and query that a reference leads to, or undefined when it stays on the page or leaves the site. */
export function targetOf(reference: string, page: string): string | undefined {
  if (/^[a-z]+:|^#/.test(reference)) return undefined;
  const { pathname, search } = new URL(reference, `http://site${page}`);
  return pathname + search;
}

export function languageOf(path: string): Locale | undefined {
  return LOCALES.find((locale) => locale === path.split(/[/?]/)[1]);
}

/** The attributes of every element with the name, decoded. */
export function elements(html: string, name: string): readonly ReadonlyMap<string, string>[] {
  return Array.from(html.matchAll(new RegExp(`<${name}((?:\\s+[\\w-]+(?:="[^"]*")?)*)\\s*/?>`, 'g')), ([, text = '']) =>
    attributesOf(text),
  );
}

/** Whether a path is a page in one of the languages. */
export function isPage(path: string): boolean {
  return languageOf(path) !== undefined && !FOR_PROGRAMS.test(path);
}

/** Files that have a language and are no pages: feeds, calendars, web app manifests, descriptions of the search. */
const FOR_PROGRAMS = /\.(?:atom|ics|webmanifest|xml)(?:\?|$)/;

function referencesOf(html: string, host: string): string[] {
  const found = elements(html, '\\w+').flatMap((attributes) =>
    [...attributes].flatMap(([name, value]) => {
      if (name === 'href' || name === 'src') return [value];
      if (name === 'srcset') return value.split(',').map((one) => one.trim().split(' ')[0] ?? '');
      return [];
    }),
  );
  const own = new RegExp(`^http://${host}:\\d+(?=/)`);
  return [...found, ...formQueries(html)].map((reference) => reference.replace(own, ''));
}

/** The queries that GET forms can send: with their current values, and with one selection changed. */
function formQueries(html: string): string[] {
  const forms = Array.from(html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs), ([, attributes = '', form = '']) => ({
    attributes: attributesOf(attributes),
    form,
  }));
  return forms
    .filter(({ attributes }) => attributes.get('method') === 'get')
    .flatMap(({ attributes, form }) => {
      const selections = Array.from(
        form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs),
        ([, select = '', options = '']) => ({
          name: attributesOf(select).get('name') ?? '',
          options: elements(options, 'option'),
        }),
      );
      const hidden = elements(form, 'input').map((input) => [input.get('name') ?? '', input.get('value') ?? '']);
      const selected = selections.map(({ name, options }) => [
        name,
        (options.find((option) => option.has('selected')) ?? options[0])?.get('value') ?? '',
      ]);
      return selections.flatMap(({ name, options }) =>
        options.map((option) => {
          const query = new URLSearchParams([...hidden, ...selected]);
          query.set(name, option.get('value') ?? '');
          return `${attributes.get('action')}?${query.toString()}`;
        }),
      );
    });
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    ]),
  );
}
