import type { Settings } from '#config/Settings.ts';
import { newerStoreMessage } from '#adapters/store/migrate.ts';
import type { InspectedSite, StoreInspection } from '#adapters/store/inspectStore.ts';
import { digestOfKey, fingerprintOf, otherKeyMessage } from '#adapters/store/SecretKeyRecord.ts';
import { knownSiteId } from '#domain/site/siteId.ts';
import { compareClocks } from './compareClocks.ts';
import { ok, problem, warning, type Finding } from './Finding.ts';

/** The store and the sites that it publishes. */
export function examineStore(settings: Settings, store: StoreInspection | undefined): readonly Finding[] {
  const otherKey = examineKey(settings, store?.keyDigest);
  if (store === undefined || (store.sites.length === 0 && store.pending.length === 0 && store.newer.length === 0))
    return [emptyStore(settings, store !== undefined), ...otherKey];
  const { newer, pending, sites, aheadMs = 0 } = store;
  if (newer.length > 0)
    return [problem(newerStoreMessage(newer), 'this version does not start before one of the two is done')];
  if (pending.length > 0)
    return [
      warning(
        `the next start changes the tables of the store (${pending.join(', ')}): older versions cannot read it then`,
        'make a backup first',
      ),
    ];
  return [
    ok(`the store is that of this version, and publishes ${sites.map(describeSite).join('; ')}`),
    ...otherKey,
    ...sites.flatMap((site) => examineSite(settings, site)),
    ...examineSiteId(settings, sites),
    ...compareClocks('PostgreSQL', aheadMs),
  ];
}

function emptyStore({ asksForFirstContent, firstContent }: Settings, exists: boolean): Finding {
  const text = exists ? 'nothing is published yet' : 'there is no store yet: the first start creates it';
  if (asksForFirstContent)
    return problem(text, "set FIRST_CONTENT to your content folder, to 'none', or to 'content', the sample");
  return firstContent === undefined
    ? warning(text, 'import your content: npm run content:import -- <folder>')
    : ok(`${text}; the next start imports ${firstContent}`);
}

/** A key of the data folder is not looked at: without a file, it does not exist yet. */
function examineKey({ SECRET_KEY, SECRET_KEY_REPLACES }: Settings, digest: string | undefined): readonly Finding[] {
  if (SECRET_KEY === undefined || digest === undefined || digest === digestOfKey(SECRET_KEY)) return [];
  const fingerprint = fingerprintOf(digest);
  return fingerprint === SECRET_KEY_REPLACES
    ? [warning(`the next start replaces the secret key of the store (${fingerprint})`, 'stop every process before')]
    : [problem(otherKeyMessage(fingerprint), 'the server does not start before this is right')];
}

function describeSite({ details, domains }: InspectedSite): string {
  return `site ${details.id} at ${domains.join(', ') || 'no domain'}`;
}

function examineSite({ HOST, TRUST_PROXY }: Settings, { details, domains }: InspectedSite): readonly Finding[] {
  const { id, publicOrigin } = details;
  const { hostname, protocol } = new URL(publicOrigin);
  const findings: Finding[] = [];
  if (domains.length > 0 && !domains.some((domain) => domain === hostname))
    findings.push(
      warning(
        `absolute links of site ${id} lead to ${publicOrigin}, which is none of its domains`,
        'mend publicOrigin or domains in its site.yaml, and import it',
      ),
    );
  if (protocol === 'https:' && TRUST_PROXY === undefined && HOST === undefined)
    findings.push(
      warning(
        `site ${id} is public over https, and TRUST_PROXY is not set: cookies are not marked Secure, and all visitors have the proxy's address`,
        'set TRUST_PROXY to the address of the proxy that ends TLS',
      ),
    );
  return findings;
}

/** With an API, the id is one of the API's. */
function examineSiteId({ SITE_ID, apiAreas }: Settings, sites: readonly InspectedSite[]): readonly Finding[] {
  const fixed = knownSiteId(SITE_ID);
  if (fixed === undefined || apiAreas.size > 0 || sites.some(({ details }) => details.id === fixed)) return [];
  return [
    problem(
      `SITE_ID is ${fixed}, and no published site has this id: every page says that there is no such site`,
      `set SITE_ID to one of ${sites.map(({ details }) => details.id).join(', ')}, or remove it to find sites by their domains`,
    ),
  ];
}
