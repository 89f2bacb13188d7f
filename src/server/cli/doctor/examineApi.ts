import type { Settings } from '#config/Settings.ts';
import { EVERYTHING } from '#config/apiOffers.ts';
import { HttpConnection } from '#adapters/department-api/http/HttpConnection.ts';
import { domainPath } from '#adapters/department-api/SiteCalls.ts';
import { accessTokenFromWire, credentialsToWire } from '#adapters/department-api/wire/AccessTokenWire.ts';
import { contentQueryToWire } from '#adapters/department-api/wire/ContentQueryWire.ts';
import { contentListFromWire } from '#adapters/department-api/wire/ContentWire.ts';
import { LayoutRecordWire, layoutRecordFromWire } from '#adapters/department-api/wire/LayoutRecordWire.ts';
import { fillPath, PATHS } from '#adapters/department-api/wire/paths.ts';
import { layoutRequestToWire } from '#adapters/department-api/wire/SiteLayoutWire.ts';
import {
  SilentRecord,
  SiteRecordWire,
  siteRecordFromWire,
  siteRecordIdFromWire,
} from '#adapters/department-api/wire/SiteRecordWire.ts';
import { unwrapped } from '#adapters/department-api/wire/unwrapped.ts';
import { reservoirsQueryToWire } from '#adapters/department-api/wire/WaterQueryWire.ts';
import { reservoirsOnDayFromWire } from '#adapters/department-api/wire/WaterWire.ts';
import type { InspectedSite } from '#adapters/store/inspectStore.ts';
import type { OnDropped } from '#adapters/schema/readSchema.ts';
import { fieldsOf, type SchemaClass } from '#adapters/schema/schema.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import { matchSite } from '#domain/site/matchSite.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { SiteRecord } from '#domain/site/siteRecord.ts';
import { askApi, type ApiCall, type Asked } from './askApi.ts';
import { compareClocks } from './compareClocks.ts';
import { describeIgnored, describeLayout, describeSite } from './describeSite.ts';
import { ok, problem, warning, type Finding } from './Finding.ts';

/** A name that nobody can have (RFC 2606): what the API says to it, it says to all hosts that it does not know. */
const NOBODYS_HOST = 'unknown.invalid' as HostName;

const NO_SUCH_HOST =
  'visitors who use a name that the API does not have get 503 instead of 421: have it answer 404, or 200 without _id';

type Ask = <T>(call: ApiCall<T>) => Promise<Asked<T>>;

export interface ApiExamination {
  readonly settings: Settings;
  /** Of the own store. */
  readonly sites: readonly InspectedSite[];
  /** Hosts that are asked for; those of the own sites, one each, when there are none. */
  readonly hosts: readonly HostName[];
}

/** Makes each call that the settings ask for once, and says what came and what is made of it. Changes nothing there. */
export async function examineApi({ settings, sites, hosts }: ApiExamination): Promise<readonly Finding[]> {
  const { API_BASE_URL = '', API_CLIENT_ID = '', API_CLIENT_SECRET = '', REQUEST_DEADLINE_MS, SITE_ID } = settings;
  const connection = new HttpConnection(API_BASE_URL);
  try {
    const credentials = { clientId: API_CLIENT_ID, clientSecret: API_CLIENT_SECRET };
    const asked = await askApi(connection, tokenCall(credentials), REQUEST_DEADLINE_MS);
    const findings = [...asked.findings, ...compareClocks('the API', asked.aheadMs ?? 0)];
    if (asked.value === undefined) return findings;
    const token = asked.value;
    const ask: Ask = (call) => askApi(connection, { ...call, token }, REQUEST_DEADLINE_MS);
    if (settings.apiAreas.has(EVERYTHING)) findings.push(...(await ask(READY)).findings);
    findings.push(...examineMembers(settings));
    const fixed = knownSiteId(SITE_ID);
    if (fixed !== undefined) return [...findings, ...(await examineSite(ask, settings, sites, fixed, undefined))];
    const tried = hosts.length > 0 ? hosts : sites.flatMap(({ domains }) => domains.slice(0, 1));
    for (const host of tried) findings.push(...(await examineHost(ask, settings, sites, host)));
    findings.push(...(await examineUnknownHost(ask)));
    if (tried.length === 0)
      findings.push(
        warning('no host is known to ask for', 'name one: npm run doctor -- api www.example.go.th, or import content'),
      );
    return findings;
  } finally {
    connection.close();
  }
}

/** A call about members would need somebody's password, or change something: none is made. */
function examineMembers({ membersOfApi, API_OFFERS }: Settings): readonly Finding[] {
  if (membersOfApi === undefined || API_OFFERS === undefined) return [];
  const { login, verify, resend, reset } = membersOfApi;
  const paths = [login, verify, resend, reset?.request, reset?.confirm].filter((path) => path !== undefined);
  const stated = [PATHS.memberProfile, PATHS.memberUpdate, PATHS.memberPassword, PATHS.signup];
  return [
    ok(
      `members: ${[...stated, ...paths].map((path) => `POST ${path}`).join(', ')} were not tried, because they need a member: register one on the website and sign in`,
    ),
  ];
}

function tokenCall(credentials: { readonly clientId: string; readonly clientSecret: string }): ApiCall<string> {
  return {
    method: 'POST',
    path: PATHS.accessToken,
    purpose: 'the token',
    json: credentialsToWire(credentials),
    status: 200,
    parse: accessTokenFromWire,
    advice: {
      400: 'check API_CLIENT_ID and API_CLIENT_SECRET',
      401: 'check API_CLIENT_ID and API_CLIENT_SECRET',
      403: 'check API_CLIENT_ID and API_CLIENT_SECRET',
      201: 'the specification asks for status 200: tell the people of the API',
    },
  };
}

const READY: ApiCall<undefined> = {
  method: 'GET',
  path: PATHS.ready,
  purpose: 'whether it is ready',
  parse: () => undefined,
};

async function examineHost(
  ask: Ask,
  settings: Settings,
  sites: readonly InspectedSite[],
  host: HostName,
): Promise<readonly Finding[]> {
  const { findings, value: id } = await ask(domainCall(host));
  if (id === undefined && findings.some(({ level }) => level === 'problem')) return findings;
  if (id === undefined)
    return [
      ...findings,
      problem(`the API knows no site of ${host}: its visitors get 421`, 'have the domain entered at the API'),
    ];
  return [...findings, ...(await examineSite(ask, settings, sites, id, host))];
}

function domainCall(host: HostName): ApiCall<SiteId | undefined> {
  return {
    method: 'POST',
    path: domainPath(host),
    purpose: 'which site it is',
    parse: siteRecordIdFromWire,
    mayBeMissing: true,
  };
}

async function examineUnknownHost(ask: Ask): Promise<readonly Finding[]> {
  const { findings, value: id } = await ask({
    ...domainCall(NOBODYS_HOST),
    advice: { 400: NO_SUCH_HOST, 500: NO_SUCH_HOST },
    meanwhile: NO_SUCH_HOST,
  });
  if (id !== undefined)
    return [
      problem(
        `the API says that ${NOBODYS_HOST}, a host that nobody can have, is site ${id}: every host would get its pages`,
        'have the API answer 404 to hosts that it does not have, or set SITE_ID where there is one site',
      ),
    ];
  return findings.some(({ level }) => level === 'problem') ? findings : [ok('a host that nobody has is no site there')];
}

async function examineSite(
  ask: Ask,
  settings: Settings,
  sites: readonly InspectedSite[],
  id: SiteId,
  host: HostName | undefined,
): Promise<readonly Finding[]> {
  const { siteDefaults, apiAreas } = settings;
  const own = findOwn(sites, id, host);
  const pathOf = (path: string, parts: Readonly<Record<string, string>> = {}) =>
    fillPath(path, { ...parts, site: id }) ?? path;
  const details = await ask({
    method: 'POST',
    path: pathOf(PATHS.site),
    purpose: 'its details',
    parse: (json, onDropped) => readRecord(json, id, onDropped),
  });
  const findings = [
    ...(own === undefined && settings.hasStore ? [noOwnSite(id)] : []),
    ...details.findings,
    ...describeIgnored(unwrapped(details.json, '_id'), namesOf(SiteRecordWire), details.ignored),
    ...(details.value === undefined ? [] : describeSite(details.value, own, siteDefaults)),
  ];
  const described: Finding[] = [];
  for (const locale of LOCALES) {
    const layout = await ask({
      method: 'POST',
      path: pathOf(PATHS.layout),
      purpose: `its layout in ${locale}`,
      json: layoutRequestToWire(locale),
      mayBeMissing: true,
      meanwhile: 'the last layout that was read is shown, or that of the content folder, or the built-in one',
      parse: (json, onDropped) => layoutRecordFromWire(json, apiAreas.has('content'), onDropped),
    });
    const known = [...namesOf(LayoutRecordWire), 'lang'];
    findings.push(...layout.findings);
    described.push(
      ...describeIgnored(unwrapped(layout.json, ...known), known, layout.ignored),
      ...(layout.value === undefined ? [] : describeLayout(layout.value, own)),
    );
  }
  // Mostly the same in both languages.
  findings.push(...new Map(described.map((finding) => [finding.text, finding])).values());
  if (apiAreas.has('content')) {
    const query = contentQueryToWire({ page: 1, pageSize: 20 }).toString();
    const path = `${pathOf(PATHS.contentList, { lang: 'th', kind: 'news' })}?${query}`;
    const parse = contentListFromWire;
    findings.push(...(await ask({ method: 'GET', path, purpose: 'its news', parse })).findings);
  }
  if (apiAreas.has('water')) {
    const path = `${pathOf(PATHS.reservoirs)}?${reservoirsQueryToWire({ size: 'large' }).toString()}`;
    const parse = reservoirsOnDayFromWire;
    findings.push(...(await ask({ method: 'GET', path, purpose: 'its reservoirs', parse })).findings);
  }
  return findings;
}

/** Like the website: without a record of earlier, one that says nothing is an empty one. */
function readRecord(json: unknown, id: SiteId, onDropped: OnDropped): SiteRecord {
  try {
    return siteRecordFromWire(json, id, onDropped);
  } catch (error) {
    if (!(error instanceof SilentRecord)) throw error;
    onDropped(
      { path: [], reason: 'says nothing about the site: it has neither _id nor is_maintenance' },
      SiteRecordWire,
    );
    return { id };
  }
}

function findOwn(sites: readonly InspectedSite[], id: SiteId, host: HostName | undefined) {
  const own = sites.map(({ details, domains }) => ({
    ...{ id: details.id, domains },
    ...(details.apiId !== undefined && { apiId: details.apiId }),
  }));
  const match = matchSite(id, host, own);
  return sites.find(({ details }) => details.id === match)?.details;
}

function noOwnSite(id: SiteId): Finding {
  return warning(
    `no site of the content folder belongs to site ${id} of the API: it has no content`,
    `name its domain in a site.yaml, or write apiId: "${id}" there, and import it`,
  );
}

function namesOf(type: SchemaClass): readonly string[] {
  return [...fieldsOf(type).keys()];
}
