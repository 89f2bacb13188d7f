import type { Locale } from '#domain/locale/locale.ts';
import { POLICY_NAMES, policySlug } from '#domain/content/policy.ts';
import { isSafeLink } from '#domain/link.ts';
import type { Picture } from '#domain/picture.ts';
import type { LinkTarget, MenuEntry, SiteLayout, Task } from '#domain/site/site.ts';
import type { ArchiveCategory } from '#ports/Publishing.ts';
import { NO_PICTURE, Unusable, type MediaPlan } from '../media/MediaPlan.ts';
import type { PublicPaths } from '../read/PublicPaths.ts';
import type { LayoutSchema, LinkSchema } from '../schemas/LayoutSchema.ts';
import type { PictureSchema } from '../schemas/ItemSchema.ts';
import type { LocalisedText } from '../schemas/LocalisedText.ts';
import type { SiteFile } from '../read/SiteFolder.ts';
import { parentOf, type SiteIndex } from '../read/SiteIndex.ts';
import type { YamlPath } from '../read/YamlSource.ts';

/** What a layout is validated against. */
export interface LayoutContext {
  readonly folder: string;
  readonly paths: PublicPaths;
  readonly index: SiteIndex;
  readonly categories: readonly ArchiveCategory[] | undefined;
  readonly plan: MediaPlan;
}

/** The page layout of a site in one language, without parts that have no text in this language. */
export async function buildLayout(
  file: SiteFile<LayoutSchema>,
  locale: Locale,
  site: LayoutContext,
): Promise<SiteLayout> {
  const { hero, tasks, menu, footer, mainBlocks } = file.fields;
  const intro = file.fields.intro ?? { on: false, title: hero.title, text: hero.text, picture: hero.picture };
  const introPath = file.fields.intro === undefined ? 'hero' : 'intro';
  const picture = (fields: PictureSchema, path: YamlPath) => readPicture(fields, path, file, locale, site);
  const links = <T extends LinkSchema>(given: readonly T[], path: YamlPath) =>
    readLinks(given, path, file, locale, site);
  return {
    intro: {
      on: intro.on,
      title: intro.title[locale],
      text: intro.text[locale],
      picture: await picture(intro.picture, [introPath, 'picture']),
    },
    hero: {
      title: hero.title[locale],
      text: hero.text[locale],
      picture: await picture(hero.picture, ['hero', 'picture']),
      ...(hero.map !== undefined && { map: hero.map }),
    },
    tasks: links(tasks, ['tasks']).map(({ fields, path, label, target }): Task => {
      const hint = fields.hint[locale];
      if (hint === undefined)
        file.addError([...path, 'hint', locale], 'is missing, and there is a label in this language');
      return { label, hint: hint ?? '', icon: fields.icon, target };
    }),
    menu: links(menu, ['menu']).map(({ fields, path, label, target }): MenuEntry => ({
      label,
      target,
      children: links(fields.children ?? [], [...path, 'children']).map((child) => ({
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
    ...(mainBlocks !== undefined && { mainBlocks }),
    policies: POLICY_NAMES.filter((name) =>
      site.index.findOf('policy', policySlug(name) ?? '')?.locales.includes(locale),
    ),
  };
}

async function readPicture(
  { file: name, alt, caption }: PictureSchema,
  path: YamlPath,
  file: SiteFile<LayoutSchema>,
  locale: Locale,
  { plan, folder }: LayoutContext,
): Promise<Picture> {
  const planned = await plan.picture(plan.locate(folder, name));
  if (planned instanceof Unusable) file.addError([...path, 'file'], `${name}: ${planned.reason}`);
  const localised = (text: LocalisedText | undefined, key: string) => {
    if (text !== undefined && text[locale] === undefined) file.addError([...path, key, locale], 'is missing');
    return text?.[locale];
  };
  const ownCaption = localised(caption, 'caption');
  return {
    ...(planned instanceof Unusable ? NO_PICTURE : planned),
    alt: localised(alt, 'alt') ?? '',
    ...(ownCaption !== undefined && { caption: ownCaption }),
  };
}

interface ReadLink<T> {
  readonly fields: T;
  readonly path: YamlPath;
  readonly label: string;
  readonly target: LinkTarget;
}

function readLinks<T extends LinkSchema>(
  links: readonly T[],
  path: YamlPath,
  file: SiteFile<LayoutSchema>,
  locale: Locale,
  site: LayoutContext,
): readonly ReadLink<T>[] {
  return links.flatMap((fields, position) => {
    const here = [...path, position];
    const label = fields.label[locale];
    if (fields.label.th === undefined && fields.label.en === undefined) file.addError([...here, 'label'], 'is missing');
    const target = label === undefined ? undefined : readTarget(fields, locale, site);
    if (typeof target === 'string') file.addError(here, target);
    return label === undefined || target === undefined || typeof target === 'string'
      ? []
      : [{ fields, path: here, label, target }];
  });
}

/** The target of a link, or an error message. */
function readTarget(
  { route, query, page, policy, address }: LinkSchema,
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
      return `page: pages/${page} has no ${locale}.md, but the link has a label in that language`;
    const parent = parentOf(found);
    return { to: 'page', urlName: page, ...(parent !== undefined && { parent }) };
  }
  if (policy !== undefined) {
    const name = POLICY_NAMES.find((known) => known === policy);
    const found = name && site.index.findOf('policy', policySlug(name) ?? '');
    if (name === undefined || found === undefined) return `policy: there is no policies/${policy}-policy`;
    if (!found.locales.includes(locale))
      return `policy: policies/${policy}-policy has no ${locale}.md, but the link has a label in that language`;
    return { to: 'policy', name };
  }
  const isElsewhere = address !== undefined && isSafeLink(address) && !/^[/#?]/.test(address);
  if (!isElsewhere)
    return 'address: must begin with https://, http://, mailto: or tel: (pages of this website go by route or page)';
  return { to: 'address', address };
}
