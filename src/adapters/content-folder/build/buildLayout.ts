import type { Locale } from '#domain/locale/locale.ts';
import { POLICY_NAMES, policySlug } from '#domain/content/policy.ts';
import { isSafeLink } from '#domain/link.ts';
import type { Picture } from '#domain/picture.ts';
import type { LinkTarget, MenuEntry, SiteLayout, Task } from '#domain/site/site.ts';
import type { ArchiveCategory } from '#ports/Publishing.ts';
import { Unusable, type MediaPlan } from '../media/MediaPlan.ts';
import type { PublicPaths } from '../read/PublicPaths.ts';
import type { LayoutShape, LinkShape } from '../shapes/LayoutShape.ts';
import type { PictureShape } from '../shapes/ItemShape.ts';
import type { WordsShape } from '../shapes/WordsShape.ts';
import type { SiteFile } from '../read/SiteFolder.ts';
import { parentOf, type SiteIndex } from '../read/SiteIndex.ts';
import type { YamlPath } from '../read/YamlSource.ts';

/** What a layout is held against. */
export interface LayoutContext {
  readonly folder: string;
  readonly paths: PublicPaths;
  readonly index: SiteIndex;
  readonly categories: readonly ArchiveCategory[] | undefined;
  readonly plan: MediaPlan;
}

/** What stands round the pages of a site, in one language: only what has words in it. */
export async function buildLayout(
  file: SiteFile<LayoutShape>,
  locale: Locale,
  site: LayoutContext,
): Promise<SiteLayout> {
  const { intro, hero, tasks, menu, footer } = file.shape;
  const picture = (shape: PictureShape, path: YamlPath) => readPicture(shape, path, file, locale, site);
  const links = <T extends LinkShape>(shapes: readonly T[], path: YamlPath) =>
    readLinks(shapes, path, file, locale, site);
  return {
    intro: {
      on: intro.on,
      title: intro.title[locale],
      text: intro.text[locale],
      picture: await picture(intro.picture, ['intro', 'picture']),
    },
    hero: {
      title: hero.title[locale],
      text: hero.text[locale],
      picture: await picture(hero.picture, ['hero', 'picture']),
    },
    tasks: links(tasks, ['tasks']).map(({ shape, path, label, target }): Task => {
      const hint = shape.hint[locale];
      if (hint === undefined)
        file.fault([...path, 'hint', locale], 'is missing, and there is a label in this language');
      return { label, hint: hint ?? '', icon: shape.icon, target };
    }),
    menu: links(menu, ['menu']).map(({ shape, path, label, target }): MenuEntry => ({
      label,
      target,
      children: links(shape.children ?? [], [...path, 'children']).map((child) => ({
        label: child.label,
        target: child.target,
      })),
    })),
    footer: footer.flatMap((group, position) => {
      const label = group.label[locale];
      if (label === undefined) return [];
      const inside = links(group.links, ['footer', position, 'links']);
      return [{ label, links: inside.map((link) => ({ label: link.label, target: link.target })) }];
    }),
  };
}

async function readPicture(
  { file: name, alt, caption }: PictureShape,
  path: YamlPath,
  file: SiteFile<LayoutShape>,
  locale: Locale,
  { plan, folder }: LayoutContext,
): Promise<Picture> {
  const planned = await plan.picture(plan.locate(folder, name));
  if (planned instanceof Unusable) file.fault([...path, 'file'], `${name}: ${planned.reason}`);
  const said = (words: WordsShape | undefined, key: string) => {
    if (words !== undefined && words[locale] === undefined) file.fault([...path, key, locale], 'is missing');
    return words?.[locale];
  };
  const saidCaption = said(caption, 'caption');
  return {
    ...(planned instanceof Unusable ? { width: 0, height: 0, variants: [] } : planned),
    alt: said(alt, 'alt') ?? '',
    ...(saidCaption !== undefined && { caption: saidCaption }),
  };
}

interface ReadLink<T> {
  readonly shape: T;
  readonly path: YamlPath;
  readonly label: string;
  readonly target: LinkTarget;
}

function readLinks<T extends LinkShape>(
  shapes: readonly T[],
  path: YamlPath,
  file: SiteFile<LayoutShape>,
  locale: Locale,
  site: LayoutContext,
): readonly ReadLink<T>[] {
  return shapes.flatMap((shape, position) => {
    const here = [...path, position];
    const label = shape.label[locale];
    if (shape.label.th === undefined && shape.label.en === undefined) file.fault([...here, 'label'], 'is missing');
    const target = label === undefined ? undefined : readTarget(shape, locale, site);
    if (typeof target === 'string') file.fault(here, target);
    return label === undefined || target === undefined || typeof target === 'string'
      ? []
      : [{ shape, path: here, label, target }];
  });
}

/** The target, or why it is none. */
function readTarget(
  { route, query, page, policy, address }: LinkShape,
  locale: Locale,
  site: LayoutContext,
): LinkTarget | string {
  if ([route, page, policy, address].filter((given) => given !== undefined).length !== 1)
    return 'needs exactly one of route, page, policy and address';
  if (query !== undefined && route === undefined) return 'query: goes only with route';
  if (route !== undefined) {
    if (!site.paths.isRoute(route)) return `route: there is no page ${route} in this website`;
    const kind = site.paths.listedKind(route);
    for (const key of ['category', 'subcategory'])
      if (
        query?.[key] !== undefined &&
        site.categories?.some((known) => known.kind === kind && known.code === query[key]) === false
      )
        return `query: ${query[key]} is not in categories.yaml for this kind`;
    return { to: 'route', route, ...(query && { query }) };
  }
  if (page !== undefined) {
    const found = site.index.findOf('page', page);
    if (found === undefined) return `page: there is no pages/${page}`;
    if (!found.locales.includes(locale))
      return `page: pages/${page} has no ${locale}.md, but the link has words in that language`;
    const parent = parentOf(found);
    return { to: 'page', urlName: page, ...(parent !== undefined && { parent }) };
  }
  if (policy !== undefined) {
    const name = POLICY_NAMES.find((known) => known === policy);
    const found = name && site.index.findOf('policy', policySlug(name) ?? '');
    if (name === undefined || found === undefined) return `policy: there is no policies/${policy}-policy`;
    if (!found.locales.includes(locale))
      return `policy: policies/${policy}-policy has no ${locale}.md, but the link has words in that language`;
    return { to: 'policy', name };
  }
  const isElsewhere = address !== undefined && isSafeLink(address) && !/^[/#?]/.test(address);
  if (!isElsewhere)
    return 'address: must begin with https://, http://, mailto: or tel: (pages of this website go by route or page)';
  return { to: 'address', address };
}
