import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { plainMembers, type MemberCall, type PlainMembers } from './plainMembers.ts';
import {
  jsonReply,
  REDIRECT_TARGETS,
  redirectReply,
  variedReply,
  type PlainReply,
  type PlainVariation,
} from './plainVariations.ts';

/** The calls by which a website learns of its sites (spec §7). */
export const PLAIN_CALLS = ['token', 'domain', 'details', 'layout'] as const;
export type SiteCall = (typeof PLAIN_CALLS)[number];
export type PlainCall = SiteCall | MemberCall;

const problem = (statusCode: number, message: string) => jsonReply(statusCode, { statusCode, message });
const NOT_FOUND = problem(404, 'Not Found');
const UNAUTHORISED = problem(401, 'Unauthorized');

/** Answers of the domain call to a host that the department does not have; the specification does not say. */
const UNKNOWN_REPLIES = {
  '404 as JSON': NOT_FOUND,
  '404 as HTML': { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><h1>Not Found</h1>' },
  'no _id': jsonReply(200, {}),
  'null _id': jsonReply(200, { _id: null }),
  '_id 0': jsonReply(200, { _id: 0 }),
  '_id 9999': jsonReply(200, { _id: '9999' }),
} satisfies Readonly<Record<string, PlainReply>>;

export type UnknownDomain = keyof typeof UNKNOWN_REPLIES;
export const UNKNOWN_DOMAINS = Object.keys(UNKNOWN_REPLIES) as readonly UnknownDomain[];

type Json = Readonly<Record<string, unknown>>;

interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** A received call, with what the specification says about it. */
export interface PlainRecord {
  /** `POST /site/view/domain?domain=www.example.go.th` */
  readonly call: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

export interface PlainDepartmentOptions {
  /** The free port by default. */
  readonly port?: number;
  /** The ids of its sites by their hosts. */
  readonly sites?: Readonly<Record<string, string | number>>;
  readonly unknownDomain?: UnknownDomain;
  /** Whether it offers members: none by default. */
  readonly hasMembers?: boolean;
  /** Called with every received call. */
  readonly onCall?: (record: PlainRecord) => void;
}

export interface PlainDepartment {
  /** `http://127.0.0.1:4000/v1` */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Absent where it offers none. */
  readonly members?: PlainMembers;
  /** Every received call, oldest first. */
  readonly record: readonly PlainRecord[];
  /** Switches the maintenance of the site with this host, for readers who come from now on. */
  setMaintenance(host: string, isOn: boolean): void;
  /** Responds to this call in another way from now on. */
  vary(call: PlainCall, variation: PlainVariation): void;
  setUnknownDomain(how: UnknownDomain): void;
  /** Answers 401 to all tokens that it has given, as after a restart. */
  forgetTokens(): void;
  close(): Promise<void>;
}

const BASE = '/v1';
const CLIENT = { clientId: 'thara-web', clientSecret: 'a secret of the department' };
/** An id as the department's database makes them: not that of the content folder. */
const DEPARTMENT_ID = '64f1c0ffee0123456789ab01';
/** Longer than any caller waits. */
const SLOW_MS = 20_000;

/**
 * A department's own API: it offers the calls of the specification and nothing else (spec §7, §8). It is written from
 * the specification alone, so it shares no code with the website: what both misread would not be seen.
 */
export async function plainDepartment({
  port = 0,
  sites = { localhost: DEPARTMENT_ID },
  unknownDomain = '404 as JSON',
  hasMembers = false,
  onCall = () => undefined,
}: PlainDepartmentOptions = {}): Promise<PlainDepartment> {
  const record: PlainRecord[] = [];
  const tokens = new Set<string>();
  const underMaintenance = new Set<string>();
  const variations = new Map<PlainCall, PlainVariation>();
  let unknown = unknownDomain;
  const members = hasMembers ? plainMembers() : undefined;

  /** The call that a request is, with the answer that the specification describes; or what it is answered otherwise. */
  function answer({
    method,
    url,
    authorization,
    body,
  }: Incoming): PlainReply | readonly [call: PlainCall, value: Json] {
    const path = url.pathname.replace(BASE, '');
    const [there, back] = REDIRECT_TARGETS;
    if (path === there || path === back) return redirectReply(path === there ? back : there);
    if (method !== 'POST' || !url.pathname.startsWith(BASE)) return NOT_FOUND;
    if (path === '/auth/access-token') {
      const { grantType, clientId, clientSecret, scope } = parseJson(body);
      if (grantType !== 'client_credentials' || scope !== '') return problem(400, 'Bad Request');
      if (clientId !== CLIENT.clientId || clientSecret !== CLIENT.clientSecret) return UNAUTHORISED;
      const accessToken = randomBytes(24).toString('base64url');
      tokens.add(accessToken);
      return ['token', { accessToken }];
    }
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
    if (!tokens.has(token) && !members?.isToken(token)) return UNAUTHORISED;
    const aboutMembers = members?.answer(path, token, parseJson(body));
    if (aboutMembers !== undefined) return aboutMembers;
    if (path === '/site/view/domain') {
      const id = sites[url.searchParams.get('domain') ?? ''];
      return id === undefined ? UNKNOWN_REPLIES[unknown] : ['domain', { _id: id }];
    }
    const [, call, id = ''] = /^\/site\/(view|layout)\/([^/]+)$/.exec(path) ?? [];
    const host = Object.keys(sites).find((each) => String(sites[each]) === id);
    if (host === undefined) return NOT_FOUND;
    if (call === 'view') return ['details', detailsOf(sites[host]!, underMaintenance.has(host))];
    const { lang = 'th' } = parseJson(body);
    return ['layout', layoutOf(sites[host]!, lang as string)];
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://department');
    const body = await text(request);
    const received: PlainRecord = {
      call: `${method} ${url.pathname.replace(BASE, '')}${url.search}`,
      authorization: headers.authorization,
      contentType: headers['content-type'],
      body,
    };
    record.push(received);
    onCall(received);
    const answered = answer({ method, url, authorization: headers.authorization, body });
    if (!isCall(answered)) {
      send(response, answered);
      return;
    }
    const [call, value] = answered;
    const variation = variations.get(call) ?? 'as specified';
    const reply = variedReply(variation, value);
    if (variation === 'dead') request.socket.destroy();
    else if (variation === 'slow') sendLate(response, reply);
    else send(response, reply);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...CLIENT,
    baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${BASE}`,
    record,
    ...(members !== undefined && { members }),
    setMaintenance(host, isOn) {
      if (isOn) underMaintenance.add(host);
      else underMaintenance.delete(host);
    },
    vary: (call, variation) => void variations.set(call, variation),
    setUnknownDomain: (how) => void (unknown = how),
    forgetTokens: () => {
      tokens.clear();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A record with `_id` and the switch (spec §3), among fields of the department's own. */
function detailsOf(id: string | number, isUnderMaintenance: boolean): Json {
  return {
    _id: id,
    is_maintenance: { _status: isUnderMaintenance ? 'Enable' : 'Disable' },
    site_title: 'เว็บไซต์กรม',
    visitors: 1_204_511,
    is_published: true,
    created_by: { _id: 7, username: 'webmaster' },
  };
}

/** The fields of a layout are not shown in the specification: these are of the department's own. */
function layoutOf(id: string | number, lang: string): Json {
  return {
    _id: id,
    lang,
    theme: { colour: '#0a4b8f', columns: 3 },
    menu: [{ title: lang === 'th' ? 'หน้าแรก' : 'Home', url: '/', order: 1 }],
    banner_images: [],
  };
}

function isCall(answer: PlainReply | readonly [PlainCall, Json]): answer is readonly [PlainCall, Json] {
  return Array.isArray(answer);
}

function send(response: ServerResponse, { status, headers, body }: PlainReply): void {
  response.writeHead(status, headers).end(body);
}

function sendLate(response: ServerResponse, reply: PlainReply): void {
  const timer = setTimeout(send, SLOW_MS, response, reply);
  response.once('close', () => {
    clearTimeout(timer);
  });
}

function parseJson(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    return {};
  }
}
