import { join } from 'node:path';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { ContentErrors } from './ContentError.ts';
import { readShape } from './readShape.ts';
import { readText } from './readText.ts';
import { SiteShape } from '../shapes/SiteShape.ts';
import { parseYaml } from './YamlSource.ts';

/** The id that a site's folder gives the site; undefined is a fault, which has been told. */
export async function readSiteId(folder: string, faults: ContentErrors): Promise<SiteId | undefined> {
  const file = join(folder, 'site.yaml');
  const text = await readText(file, file, faults);
  const yaml = text === undefined ? undefined : parseYaml(text, file, 1, faults);
  return knownSiteId((yaml && readShape(SiteShape, yaml, faults))?.id);
}
