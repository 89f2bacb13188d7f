import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { send } from './send.ts';

/** A page that a crawl came by. */
export interface Visited {
  readonly status: number;
  readonly html: string;
  /** Every reference as it stands in the page, the page's own scheme and host taken off. */
  readonly references: readonly string[];
}

/** By path and query: pages with what they say, files with their status alone. */
export interface Crawl {
  readonly pages: ReadonlyMap<string, Visited>;
  readonly files: ReadonlyMap<string, number>;
  /** Who refers to what. */
  readonly referrers: ReadonlyMap<string, string>;
}

const AT_ONCE = 4;

/**
 * Follows everything that the pages of a site refer to, from both languages' front doors, until there is nothing new.
 *
 * @param isFollowed whether a path and query is gone to; all of them when left out
 */
export async function crawl(
  port: number,
  host: string,
  isFollowed: (path: string) => boolean = () => true,
): Promise<Crawl> {
  const pages = new Map<string, Visited>();
  const files = new Map<string, number>();
  const referrers = new Map<string, string>();
  const waiting: string[] = [];
  const meet = (path: string, referrer: string) => {
    if (referrers.has(path) || !isFollowed(path)) return;
    referrers.set(path, referrer);
    waiting.push(path);
  };
  const visit = async (path: string) => {
    if (!isPage(path)) {
      files.set(path, (await send(port, { path, host, method: 'HEAD' })).status);
      return;
    }
    const { status, body: html } = await send(port, { path, host });
    const references = referencesOf(html, host);
    pages.set(path, { status, html, references });
    for (const reference of references) {
      const target = targetOf(reference, path);
      if (target !== undefined) meet(target, path);
    }
  };

  for (const locale of LOCALES) meet(`/${locale}`, 'the start');
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
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

/** The attributes of every element of one name; what they say is as the reader has it. */
export function elements(html: string, name: string): readonly ReadonlyMap<string, string>[] {
  return Array.from(html.matchAll(new RegExp(`<${name}((?:\\s+[\\w-]+(?:="[^"]*")?)*)\\s*/?>`, 'g')), ([, text = '']) =>
    attributesOf(text),
  );
}

/** Pages, and what else of a site comes in languages. */
export function isPage(path: string): boolean {
  return languageOf(path) !== undefined && !FOR_PROGRAMS.test(path);
}

/** What has a language and is no page: feeds, what a phone puts on its home screen. */
const FOR_PROGRAMS = /\.(?:atom|webmanifest)(?:\?|$)/;

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

/** What the forms that ask (and change nothing) can ask next: as they stand, with one selection changed. */
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
