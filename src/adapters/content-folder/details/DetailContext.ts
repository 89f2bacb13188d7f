import type { Attachment } from '#domain/content/content.ts';
import type { Slug } from '#domain/content/slug.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Picture } from '#domain/picture.ts';
import { bodyHtml } from '../body/bodyHtml.ts';
import type { FileType } from '../media/fileType.ts';
import { mediaNameOf, NO_PICTURE, Unusable, type PlannedPicture } from '../media/MediaPlan.ts';
import { KINDS } from '#domain/content/kinds.ts';
import { decodeText } from '../read/decodeText.ts';
import { readBytes } from '../read/readBytes.ts';
import { isSameItem } from '../read/IndexedItem.ts';
import { sourceIn } from '../read/SourcePath.ts';
import type { YamlPath } from '../read/YamlSource.ts';
import type { PictureSchema } from '../schemas/ItemSchema.ts';
import type { LocalisedText } from '../schemas/LocalisedText.ts';
import { digestText } from './digestText.ts';
import type { ItemContext } from './ItemContext.ts';

/**
 * Converts fields of an item to their values in one language. A method that finds an error records it and returns a
 * placeholder, because a folder with errors is never published.
 */
export interface DetailContext {
  readonly slug: Slug;
  readonly category: string | undefined;
  readonly locale: Locale;
  readonly title: string;
  addError(path: YamlPath, text: string): void;
  /** Text that is required in this language. */
  localised(text: LocalisedText, path: YamlPath): string;
  picture(fields: PictureSchema, path: YamlPath): Promise<Picture>;
  planPicture(name: string): Promise<PlannedPicture | Unusable>;
  file(name: string, path: YamlPath, types?: readonly FileType[]): Promise<Omit<Attachment, 'name'>>;
  /** Reads a Markdown file and returns it as HTML. */
  markdown(name: string, path: YamlPath): Promise<string>;
  /** The reason why an address is not a valid link here; undefined when it is valid. */
  linkError(address: string): string | undefined;
  /** Checks that there is another item of the same kind with this slug. */
  sibling(slug: string, path: YamlPath): Slug;
}

/** What a name ends in that tells the language of a file, as in: `form-th.pdf`. */
const LANGUAGE = /-(th|en)\.\w+$/;

const NO_FILE = { file: '', type: '', size: 0 };

/** @param base the path in `item.yaml` that all paths are relative to */
export function createDetailContext(item: ItemContext, locale: Locale, base: YamlPath): DetailContext {
  const { folder, used, recorder } = item;
  const { plan, index, errors } = item.site;
  const title = folder.versions[locale]?.front?.title ?? folder.slug;

  const addError = (path: YamlPath, text: string) => item.addError([...base, ...path], text);
  const locate = (name: string) => {
    const path = plan.locate(folder.path, name);
    used.add(path);
    return path;
  };
  const planPicture = async (name: string) => {
    const planned = await plan.picture(locate(name));
    if (!(planned instanceof Unusable)) recorder.add(['picture', name, mediaNameOf(planned)]);
    return planned;
  };
  const linkError = (address: string) => {
    const error = index.linkError(address, locale);
    const target = error === undefined && address.startsWith('/') ? index.resolve(address) : undefined;
    // Whether a link to anything but an item is valid depends on nothing but itself.
    if (target !== undefined && target.at !== 'route') recorder.add(['link', locale, target]);
    return error;
  };
  const localised: DetailContext['localised'] = (text, path) => {
    const own = text[locale];
    if (own === undefined) addError([...path, locale], `is missing, and there is a file ${locale}.md`);
    return own ?? '';
  };

  return {
    slug: folder.slug,
    category: folder.fields?.category,
    locale,
    title,
    addError,
    localised,
    planPicture,
    linkError,
    picture: async ({ file, alt, caption }, path) => {
      const planned = await planPicture(file);
      if (planned instanceof Unusable) addError([...path, 'file'], `${file}: ${planned.reason}`);
      return {
        ...(planned instanceof Unusable ? NO_PICTURE : planned),
        alt: localised(alt, [...path, 'alt']),
        ...(caption && { caption: localised(caption, [...path, 'caption']) }),
      };
    },
    file: async (name, path, types) => {
      const planned = await plan.file(locate(name), types);
      if (!(planned instanceof Unusable)) {
        recorder.add(['file', name, planned.name]);
        const language = languageOf(name);
        return { file: planned.name, type: planned.type, size: planned.size, ...(language && { language }) };
      }
      addError(path, `${name}: ${planned.reason}`);
      return NO_FILE;
    },
    markdown: async (name, path) => {
      const source = sourceIn(folder, name);
      if (!folder.files.includes(name)) {
        addError(path, `${name}: there is no such file`);
        return '';
      }
      locate(name);
      const bytes = readBytes(source, errors);
      if (bytes !== undefined) recorder.add(['text', name, digestText(bytes)]);
      return bodyHtml((bytes && decodeText(bytes, source.name, errors)) ?? '', {
        locale,
        title,
        linkError,
        picture: planPicture,
        addError: (line, reason) => errors.add(source.name, 1 + line, reason),
      });
    },
    sibling: (slug, path) => {
      const other = index.findOf(folder.kind, slug);
      if (other === undefined) addError(path, `there is no ${KINDS[folder.kind].folder}/${slug}`);
      else if (isSameItem(other, folder)) addError(path, `${slug} is this item itself`);
      else recorder.add(['sibling', slug]);
      return (other ?? folder).slug;
    },
  };
}

function languageOf(name: string): Locale | undefined {
  const language = LANGUAGE.exec(name)?.[1];
  return LOCALES.find((locale) => locale === language);
}
