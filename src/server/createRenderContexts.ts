import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { CATALOGUES } from '#ui/messages/catalogues.ts';
import { createRenderContext, type RenderContext } from '#ui/RenderContext.tsx';
import { createLinks } from '#ui/routes.ts';
import { createTranslator } from '#ui/translator.ts';

/** Both languages, with links behind the base path. */
export function createRenderContexts(basePath: string): Readonly<Record<Locale, RenderContext>> {
  const links = createLinks(basePath);
  const contexts = LOCALES.map((locale) => {
    return [locale, createRenderContext(createTranslator(locale, CATALOGUES[locale]), links)] as const;
  });
  return Object.fromEntries(contexts) as Record<Locale, RenderContext>;
}
