import { Deadline } from '#adapters/department-api/http/Deadline.ts';
import type { HttpConnection, HttpRequest, HttpResponse } from '#adapters/department-api/http/HttpConnection.ts';
import { readJson } from '#adapters/department-api/http/readJson.ts';
import type { OnDropped } from '#adapters/schema/readSchema.ts';
import { ok, problem, warning, type Finding } from './Finding.ts';

export interface ApiCall<T> extends Pick<HttpRequest, 'method' | 'path' | 'json' | 'token'> {
  /** What it is for: `the token`. */
  readonly purpose: string;
  /** Of a success: throws an error that says what is wrong with it. */
  readonly parse: (json: unknown, onDropped: OnDropped) => T;
  /** The only status of a success; any 2xx by default. */
  readonly status?: number;
  /** Whether a 404 means that there is none, which is no error. */
  readonly mayBeMissing?: true;
  /** What visitors get until a failure of it is mended; by default old copies or a 503. */
  readonly meanwhile?: string;
  /** What to do about a status, where this call says more than others. */
  readonly advice?: Readonly<Record<number, string>>;
}

/** What came of one call. */
export interface Asked<T> {
  readonly findings: readonly Finding[];
  /** Absent when there is no usable response. */
  readonly value?: T;
  /** The parsed JSON of a success. */
  readonly json?: unknown;
  /** Fields that were of a wrong type: `menu.0.label must be text`. */
  readonly ignored: readonly string[];
  /** How far the clock of the API is ahead of ours, in milliseconds. */
  readonly aheadMs?: number;
}

const SLOW_MS = 1_000;
const TELL_THEM = 'tell the people of the API this call and the time';

/** Makes one call and says how it went, without anything from the response's body but names and types of fields. */
export async function askApi<T>(connection: HttpConnection, call: ApiCall<T>, deadlineMs: number): Promise<Asked<T>> {
  const { method, path, json, token, purpose } = call;
  const name = `${method} ${path} (${purpose})`;
  const deadline = new Deadline(deadlineMs);
  const begun = performance.now();
  let response: HttpResponse;
  try {
    response = await connection.send({ method, path, json, ...(token !== undefined && { token }), deadline });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { findings: [problem(`${name}: no usable response: ${reason}`, adviceForNone(reason))], ignored: [] };
  } finally {
    deadline.release();
  }
  const ms = Math.round(performance.now() - begun);
  const { status, headers } = response;
  const aheadMs = Date.parse(String(headers['date'])) - Date.now();
  const common = { ignored: [], ...(!Number.isNaN(aheadMs) && { aheadMs }) };
  const came = `${name}: ${String(status)} in ${String(ms)} ms`;
  if (status === 404 && call.mayBeMissing) return { ...common, findings: [ok(`${came}: there is none`)] };
  if (!(call.status === undefined ? status >= 200 && status < 300 : status === call.status))
    return { ...common, findings: [problem(came, call.advice?.[status] ?? adviceFor(response))] };
  const ignored: string[] = [];
  try {
    const body = status === 204 ? undefined : readJson(response.body);
    const value = call.parse(body, ({ path: at, reason }) =>
      ignored.push(`${at.join('.') || 'the whole response'} ${reason}`),
    );
    const { guessedEncoding } = response;
    const encoding =
      guessedEncoding === undefined
        ? []
        : [warning(`its text is not UTF-8, and is read as ${guessedEncoding}`, 'ask the people of the API for UTF-8')];
    const slow = warning(came, `pages that have no copy wait for it; after ${String(deadlineMs)} ms they are 503`);
    return { ...common, findings: [ms > SLOW_MS ? slow : ok(came), ...encoding], value, json: body, ignored };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...common, findings: [problem(`${came}, but ${reason}`, adviceForBody(response, call.meanwhile))] };
  }
}

function adviceForNone(reason: string): string {
  if (/certificate|SSL|TLS|self.signed/i.test(reason))
    return 'name the certificate authority of the API in NODE_EXTRA_CA_CERTS, or have its certificate mended';
  if (/timeout|aborted/i.test(reason)) return `check the firewall, and whether the API is overloaded; ${TELL_THEM}`;
  if (/too long/.test(reason)) return `no response may have more than 2 MB; ${TELL_THEM}`;
  return 'check API_BASE_URL (scheme, host, port), the firewall, and whether the API runs';
}

function adviceFor({ status, headers }: HttpResponse): string {
  if (status >= 300 && status < 400) {
    const target = URL.parse(String(headers['location'] ?? ''));
    return `redirects are not followed: set API_BASE_URL to the address that it leads to${target ? ` (${target.origin}${target.pathname})` : ''}`;
  }
  if (status === 401 || status === 403) return 'ask the people of the API to allow this call to this client';
  if (status === 404) return 'check the path in API_BASE_URL: it is everything before /auth/access-token';
  if (status === 429) return 'ask the people of the API for a higher limit';
  return TELL_THEM;
}

function adviceForBody({ headers, body }: HttpResponse, meanwhile = 'pages are 503 or shown from old copies'): string {
  if (String(headers['content-type']).includes('html') || body.trimStart().startsWith('<'))
    return 'this is a web page: check whether API_BASE_URL is the address of a website, a proxy or a login page';
  if (body.trim() === '') return `the response is empty; ${TELL_THEM}`;
  return `until it is mended, ${meanwhile}; ${TELL_THEM}`;
}
