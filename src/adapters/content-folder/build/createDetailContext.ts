import { join } from 'node:path';
import type { Locale } from '#domain/locale/locale.ts';
import { bodyHtml } from '../body/bodyHtml.ts';
import type { DetailContext } from './DetailContext.ts';
import { KIND_FOLDERS } from '../read/kindFolders.ts';
import { Unusable, type PlannedPicture } from '../media/MediaPlan.ts';
import type { ItemContext } from './ItemContext.ts';
import { readText } from '../read/readText.ts';
import type { YamlPath } from '../read/YamlSource.ts';

const NO_PICTURE: PlannedPicture = { width: 0, height: 0, variants: [] };
const NO_FILE = { file: '', type: '', size: 0 };

/** @param under where in `item.yaml` the paths begin */
export function createDetailContext(item: ItemContext, locale: Locale, under: YamlPath): DetailContext {
  const { folder, used } = item;
  const { plan, index, faults } = item.site;
  const title = folder.versions[locale]?.front?.title ?? folder.slug;

  const fault = (path: YamlPath, text: string) => item.fault([...under, ...path], text);
  const locate = (name: string) => {
    const path = plan.locate(folder.path, name);
    used.add(path);
    return path;
  };
  const planPicture = (name: string) => plan.picture(locate(name));
  const linkFault = (address: string) => index.linkFault(address, locale);
  const words: DetailContext['words'] = (given, path) => {
    const said = given[locale];
    if (said === undefined) fault([...path, locale], `is missing, and there is a file ${locale}.md`);
    return said ?? '';
  };

  return {
    slug: folder.slug,
    category: folder.shape?.category,
    locale,
    title,
    fault,
    words,
    planPicture,
    linkFault,
    picture: async ({ file, alt, caption }, path) => {
      const planned = await planPicture(file);
      if (planned instanceof Unusable) fault([...path, 'file'], `${file}: ${planned.reason}`);
      return {
        ...(planned instanceof Unusable ? NO_PICTURE : planned),
        alt: words(alt, [...path, 'alt']),
        ...(caption && { caption: words(caption, [...path, 'caption']) }),
      };
    },
    file: async (name, path, types) => {
      const planned = await plan.file(locate(name), types);
      if (!(planned instanceof Unusable)) return { file: planned.name, type: planned.type, size: planned.size };
      fault(path, `${name}: ${planned.reason}`);
      return NO_FILE;
    },
    markdown: async (name, path) => {
      const file = join(folder.name, name);
      if (!folder.files.includes(name)) {
        fault(path, `${name}: there is no such file`);
        return '';
      }
      const text = await readText(locate(name), file, faults);
      return bodyHtml(text ?? '', {
        locale,
        title,
        linkFault,
        picture: planPicture,
        fault: (line, reason) => faults.add(file, 1 + line, reason),
      });
    },
    sibling: (slug, path) => {
      const other = index.findOf(folder.kind, slug);
      if (other === undefined) fault(path, `there is no ${KIND_FOLDERS[folder.kind]}/${slug}`);
      else if (other === folder) fault(path, `${slug} is this item itself`);
      return (other ?? folder).slug;
    },
  };
}
