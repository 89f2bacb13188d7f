import type { SiteId } from '#domain/site/siteId.ts';
import type { ContentErrors } from './ContentError.ts';
import { readYaml } from './readYaml.ts';
import { readText } from './readText.ts';
import { rootFolder, sourceIn } from './SourcePath.ts';
import { SiteSchema } from '../schemas/SiteSchema.ts';
import { parseYaml } from './YamlSource.ts';

/** The id of the site in a folder; undefined when there is an error, which is added to `errors`. */
export function readSiteId(folder: string, errors: ContentErrors): SiteId | undefined {
  const file = sourceIn(rootFolder(folder), 'site.yaml');
  const text = readText(file, errors);
  const yaml = text === undefined ? undefined : parseYaml(text, file.name, 1, errors);
  return (yaml && readYaml(SiteSchema, yaml, errors))?.id;
}
