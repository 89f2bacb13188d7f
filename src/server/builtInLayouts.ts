import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Picture } from '#domain/picture.ts';
import type { LinkTarget, SiteLayout } from '#domain/site/site.ts';
import { CATALOGUES } from '#ui/messages/catalogues.ts';
import { builtInLayoutMessages } from '#ui/messages/builtInLayout.ts';
import { contactMessages } from '#ui/messages/contact.ts';
import { itemMessages } from '#ui/messages/item.ts';
import { listLabels } from '#ui/messages/lists.ts';
import { titles } from '#ui/messages/titles.ts';
import type { RouteId } from '#ui/routes.ts';
import { createTranslator } from '#ui/translator.ts';

const NO_PICTURE: Picture = { alt: '', width: 0, height: 0, variants: [] };

/** Layouts for sites that have none: links to the parts that every site has, without pictures. */
export function builtInLayouts(): Readonly<Record<Locale, SiteLayout>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, builtInLayout(locale)])) as Record<Locale, SiteLayout>;
}

function builtInLayout(locale: Locale): SiteLayout {
  const translator = createTranslator(locale, CATALOGUES[locale]);
  const home = { label: translator.t(itemMessages.home), target: to('home') };
  const main = { label: translator.t(titles.main), target: to('main') };
  const news = { label: translator.t(listLabels.newsList.title), target: to('newsList') };
  const documents = { label: translator.t(listLabels.documents.title), target: to('documents') };
  const contact = { label: translator.t(contactMessages.title), target: to('contact') };
  const greeting = {
    title: translator.t(builtInLayoutMessages.title),
    text: translator.t(builtInLayoutMessages.text),
    picture: NO_PICTURE,
  };
  return {
    intro: { on: false, ...greeting },
    hero: greeting,
    tasks: [
      { ...news, hint: translator.t(listLabels.newsList.intro), icon: 'newspaper' },
      { ...documents, hint: translator.t(listLabels.documents.intro), icon: 'file-text' },
      { ...contact, hint: translator.t(contactMessages.intro), icon: 'mail' },
    ],
    menu: [home, main, news, documents, contact].map((entry) => ({ ...entry, children: [] })),
    footer: [],
    policies: [],
  };
}

function to(route: RouteId): LinkTarget {
  return { to: 'route', route };
}
