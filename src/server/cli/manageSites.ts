import { knownSiteId } from '#domain/site/siteId.ts';
import type { Publishing } from '#ports/Publishing.ts';
import type { Print } from './runCommand.ts';

const USAGE = `usage: npm run sites -- list
       npm run sites -- remove <site id>`;

/**
 * Lists the published sites, or removes one. Throws the usage when the arguments are something else.
 *
 * @returns false when there is no such site
 */
export async function manageSites(
  args: readonly string[],
  publishing: Pick<Publishing, 'list' | 'remove'>,
  print: Print,
): Promise<boolean> {
  const [command, id, ...more] = args;
  if (command === 'list' && id === undefined) return await list(publishing, print);
  const site = knownSiteId(id);
  if (command !== 'remove' || site === undefined || more.length > 0) throw new Error(USAGE);
  if (!(await publishing.remove(site))) {
    print(`There is no site ${site}.`);
    return false;
  }
  print(`Site ${site} is removed. Its water figures and what visitors sent are kept; its pictures and files too.`);
  return true;
}

async function list(publishing: Pick<Publishing, 'list'>, print: Print): Promise<true> {
  const sites = await publishing.list();
  for (const { id, shortName, domains, items } of sites)
    print(`site ${id} (${shortName.en}): ${items} items, ${domains.join(', ') || 'no domain'}`);
  if (sites.length === 0) print('There is no site.');
  return true;
}
