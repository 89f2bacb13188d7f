import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Router } from 'express';
import { readSettings } from '#config/Settings.ts';
import { parsePersonName } from '#domain/forms/personName.ts';
import { API_SCOPES } from '#ports/ApiClients.ts';
import { PROBLEM_TYPE } from '#adapters/department-api/wire/ProblemWire.ts';
import { apiRoutes } from '#server/api/apiRoutes.ts';
import { ENDPOINTS } from '#server/api/endpoints.ts';
import { openApi } from '#server/api/openApi.ts';
import { problem } from '#server/api/problem.ts';
import { ApiDescription, type ReceivedResponse, type Operation, type Parameter } from '#test/support/ApiDescription.ts';
import type { TestResponse } from '#test/support/send.ts';
import { sample } from '#test/support/samples.ts';
import { SITE } from '#test/support/builders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { examplesOf } from '../../scripts/openapi/examplesOf.ts';

type Json = Record<string, unknown>;

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Json;
const MADE_BY = 'made by `npm run openapi`: run it, and look at what changes for those who use the API';

describe('The description of the API', () => {
  let app: TestApp;
  let document: Json;
  let description: ApiDescription;
  let token: string;

  const tokenWith = async (...scopes: (typeof API_SCOPES)[number][]) => {
    const worker = { person: value(parsePersonName('สมศรี มั่นคง')), site: SITE };
    const { clientId, clientSecret } = await app.ports.apiClients.create('web', scopes, worker);
    return (await app.ports.apiClients.issueToken(clientId, clientSecret))!;
  };
  const call = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
    const response = await app.send({
      path: `/api${path}`,
      method: method.toUpperCase(),
      host: 'api.internal',
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const faults = description.errorsOfResponse(method.toUpperCase(), path.replace(/\?.*/, ''), response);
    expect(faults).to.deep.equal([]);
    return response;
  };

  before(async () => {
    // Made-up tokens and passwords, more often than members try them.
    app = await startTestApp({ environment: { SERVE: 'api', ACCOUNT_LOGINS_PER_MINUTE: '100' } });
    const response = await app.send('/api/openapi.json');
    expect([response.status, response.headers['content-type']]).to.deep.equal([200, 'application/json; charset=utf-8']);
    document = JSON.parse(response.body) as Json;
    description = new ApiDescription(document);
    token = await tokenWith(...API_SCOPES);
  });
  after(() => app.close());

  it('equals the file in the repository, so that every change of the API is visible', () => {
    expect(document, MADE_BY).to.deep.equal(readJson('../../docs/openapi.json'));
  });

  it('has exactly the routes of the API', () => {
    const { stack } = apiRoutes(app.ports, readSettings({}));
    const routes = stack.flatMap(routesOf);
    const described = description.operations.map(({ method, path }) => `${method} ${path}`);
    expect(described.length).to.be.greaterThan(15);
    expect(routes).to.have.members(described);
    const beside = stack.filter(({ route }) => route === undefined);
    expect(beside.map(({ name }) => name)).to.deep.equal([
      'noStore',
      'authenticate',
      'limitRequests',
      'notFound',
      'problemHandler',
    ]);
  });

  it('passes a public linter', async () => {
    const { lintFromString, loadConfig } = await import('@redocly/openapi-core');
    const config = await loadConfig({ configPath: new URL('../../redocly.yaml', import.meta.url).pathname });
    const lint = (source: object) =>
      lintFromString({ source: JSON.stringify(source), absoluteRef: '/openapi.json', config });
    expect((await lint(document)).map(({ ruleId, message }) => `${ruleId}: ${message}`)).to.deep.equal([]);
    const { operationId: _, ...nameless } = (document['paths'] as Record<string, Json>)['/ready']!['get'] as Json;
    const broken = { ...document, paths: { '/ready': { get: nameless } } };
    expect(await lint(broken), 'a linter that reads nothing finds nothing').not.to.be.empty;
  });

  it('has examples that match their schemas', () => {
    const components = (document['components'] as Json)['responses'] as Record<string, Operation['responses'][string]>;
    const responses = [
      ...description.operations.flatMap((one) => Object.values(one.responses)),
      ...Object.values(components),
    ];
    const contents = [
      ...responses.flatMap(({ content = {} }) => Object.values(content)),
      ...description.operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {})),
      ...description.operations.flatMap(({ parameters }) => parameters),
    ].filter(({ example }) => example !== undefined);
    expect(contents.length).to.be.greaterThan(50);
    for (const { schema = {}, example } of contents)
      expect(description.faultsOf(schema, example), JSON.stringify(example)).to.deep.equal([]);
  });

  it('has the recorded responses as examples', () => {
    expect(readJson('../../src/server/api/examples.json'), MADE_BY).to.deep.equal(jsonOf(examplesOf(sample)));
  });

  it('matches the recorded responses', () => {
    const operations: Record<string, string> = {
      'access-token': 'issueAccessToken',
      'site-view-domain': 'findSiteByDomain',
      'site-view': 'viewSite',
      'site-layout': 'viewLayout',
      'content-list': 'listContent',
      'content-item': 'findItem',
      'content-former': 'findFormerItem',
      'calendar-occurrences': 'listOccurrences',
      'calendar-year': 'viewCalendarYear',
      'calendar-events': 'listCalendarEvents',
      reservoirs: 'listReservoirs',
      reservoir: 'findReservoir',
      'water-use': 'viewWaterUse',
    };
    for (const [name, operationId] of Object.entries(operations)) {
      const operation = description.operations.find((one) => one.operationId === operationId);
      const { schema = {} } = operation!.responses['200']!.content!['application/json']!;
      expect(description.faultsOf(schema, sample(name)), name).to.deep.equal([]);
      expect(description.faultsOf(schema, {}), `${name} without its fields`).not.to.deep.equal([]);
    }
  });

  it('matches every endpoint: its responses, and who has access', async () => {
    for (const operation of description.operations) {
      const { method, security } = operation;
      const body = bodyOf(operation);
      const path = addressOf(operation);
      const [requirement] = security;
      const response = await call(method, path, { Authorization: `Bearer ${token}` }, body);
      if (requirement === undefined) {
        expect((await call(method, path, {}, body)).status, path).to.be.oneOf([200, 401]);
        continue;
      }
      expect((await call(method, path, {}, body)).status, path).to.equal(401);
      const scopes = requirement['client'] ?? [];
      const withoutScopes = await call(method, path, { Authorization: `Bearer ${await tokenWith()}` }, body);
      expect(withoutScopes.status, path).to.equal(scopes.length > 0 ? 403 : response.status);
      if (scopes.length > 0)
        expect(withoutScopes.headers['www-authenticate']).to.equal(
          `Bearer error="insufficient_scope", scope="${scopes.join(' ')}"`,
        );
      const known = API_SCOPES.filter((scope) => scopes.includes(scope));
      const withThem = await call(method, path, { Authorization: `Bearer ${await tokenWith(...known)}` }, body);
      expect(withThem.status, path).to.equal(response.status);
      // Whoever has no session is signed out.
      const isRefused = 'member' in requirement && operation.operationId !== 'signOut';
      expect(response.status, path).to.equal(isRefused ? 401 : usualStatus(operation));
    }
  });

  it('matches the responses for files, ranges of files and cached files', async () => {
    const name = `${'0123456789abcdef'.repeat(2)}.pdf`;
    await writeFile(join(app.mediaFolder, name), 'content');
    const statuses = [200, 206, 304, 416];
    const { path, responses } = description.operations.find(({ operationId }) => operationId === 'openMedia')!;
    expect(Object.keys(responses).map(Number)).to.include.members(statuses);
    const request = [{}, { Range: 'bytes=0-3' }, { 'If-None-Match': `"${name}"` }, { Range: 'bytes=7-' }];
    for (const [index, headers] of request.entries())
      for (const method of index === 1 || index === 3 ? ['get'] : ['get', 'head']) {
        const address = path.replace('{site}', '1').replace('{name}', name);
        const { status } = await call(method, address, { Authorization: `Bearer ${token}`, ...headers });
        expect(status).to.equal(statuses[index]);
      }
  });

  it('does not match a response with any difference', () => {
    const headers = { 'x-request-id': '12345678', 'content-type': PROBLEM_TYPE, 'www-authenticate': 'Bearer' };
    const body = (status: number, code: string) => problem(status, code, '12345678').body;
    const faults = (method: string, path: string, response: Partial<ReceivedResponse>) =>
      description.errorsOfResponse(method, path, { status: 200, headers, body: '', ...response });
    const unauthorized = { status: 401, body: body(401, 'unauthorized') };
    expect(faults('GET', '/ready', unauthorized)).to.deep.equal([]);
    expect(faults('GET', '/nowhere', unauthorized)).to.deep.equal([]);
    const counted = { ...headers, 'ratelimit-policy': '"requests";q=5;w=60', ratelimit: '"requests";r=4;t=60' };
    expect(faults('GET', '/ready', { status: 204, headers: counted })).to.deep.equal([]);
    expect(faults('GET', '/ready', { status: 204 }), 'without what is left of the limit').not.to.be.empty;

    expect(faults('GET', '/openapi.json', unauthorized), 'a status that the call does not have').not.to.be.empty;
    const { 'www-authenticate': _, ...fewer } = headers;
    expect(faults('GET', '/ready', { ...unauthorized, headers: fewer }), 'a header that is missing').not.to.be.empty;
    const odd = { ...headers, 'x-request-id': 'short' };
    expect(faults('GET', '/ready', { ...unauthorized, headers: odd }), 'a header that is another').not.to.be.empty;
    expect(faults('GET', '/ready', { status: 204, body: 'ok' }), 'a body where there is none').not.to.be.empty;
    const lost = { status: 404, body: body(404, 'siteNotFound') };
    expect(faults('GET', '/nowhere', lost), 'what an address that there is not cannot know').not.to.be.empty;
  });

  it('matches the requests that are accepted', async () => {
    const headers = { Authorization: `Bearer ${token}` };
    let tried = 0;
    for (const operation of description.operations) {
      const body = bodyOf(operation);
      const statusOf = async (path: string) => (await call(operation.method, path, headers, body)).status;
      for (const parameter of operation.parameters) {
        if (parameter.in === 'header' || operation.security[0]?.['member'] !== undefined) continue;
        for (const value of goodValuesOf(parameter)) {
          const path = addressOf(operation, { [parameter.name]: value });
          expect(await statusOf(path), path).not.to.equal(400);
          tried += 1;
        }
        for (const value of badValuesOf(parameter)) {
          const path = addressOf(operation, { [parameter.name]: value });
          expect(await statusOf(path), path).to.be.oneOf([400, 404]);
          tried += 1;
        }
        if (parameter.in === 'path') continue;
        const path = addressOf(operation);
        const twice = `${path}${path.includes('?') ? '&' : '?'}${parameter.name}=a&${parameter.name}=a`;
        expect(await statusOf(twice), twice).to.equal(400);
        if (parameter.required !== true) continue;
        const without = addressOf(operation, { [parameter.name]: undefined });
        expect(await statusOf(without), without).to.equal(400);
      }
    }
    expect(tried).to.be.greaterThan(60);
  });

  it('has a page for people, with the security policy that its viewer needs, and without inline scripts', async () => {
    const { status, headers, body } = await app.send({ path: '/api/docs', host: 'api.internal' });
    expect([status, headers['content-type']]).to.deep.equal([200, 'text/html; charset=utf-8']);
    const moved = await app.send({ path: '/api/docs/', host: 'api.internal' });
    expect([moved.status, moved.headers.location]).to.deep.equal([308, '/api/docs']);
    const policy = sourcesOf(headers);
    const usual = sourcesOf((await app.send('/api/openapi.json')).headers);
    expect(policy.filter((source) => !usual.includes(source))).to.deep.equal(["img-src 'self' data:"]);
    expect(usual.filter((source) => !policy.includes(source))).to.have.members([
      "img-src 'self'",
      "require-trusted-types-for 'script'",
    ]);
    expect(body).not.to.match(/<style|style=|<script(?![^>]* src=)|https?:/);
  });

  it('is served only with the API', async () => {
    const website = await startTestApp();
    try {
      for (const path of ['/api/docs', '/api/openapi.json']) expect((await website.send(path)).status).to.equal(404);
    } finally {
      await website.close();
    }
  });

  it('contains the base path of the API', () => {
    expect(openApi(ENDPOINTS, '/portal')['servers']).to.deep.equal([{ url: '/portal/api' }]);
  });
});

function sourcesOf(headers: TestResponse['headers']): readonly string[] {
  return String(headers['content-security-policy']).split('; ');
}

/** The routes of a router layer, as a description writes them: `get /site/view/{site}`. */
function routesOf({ route }: Router['stack'][number]): readonly string[] {
  if (route === undefined) return [];
  const methods = new Set(route.stack.map(({ method }) => method as string | undefined));
  const path = route.path.replace(/:(\w+)/g, '{$1}');
  return [...methods].filter((method) => method !== undefined).map((method) => `${method} ${path}`);
}

/** Parameters that exist on the test's site; those of the examples do not. */
const KNOWN: Readonly<Record<string, string>> = {
  site: '1',
  domain: 'www.example.go.th',
  limit: '10',
  since: '2026-11-01',
  from: '2026-11-01',
  to: '2026-11-30',
  endingAfter: '2026-11-01T00:00:00Z',
  ids: '00112233445566778899aabbccddeeff',
  replyKey: 'age1qyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqs3290gq',
};

/** The address of a call, with all required parameters. */
function addressOf(operation: Operation, values: Readonly<Record<string, string | undefined>> = {}): string {
  const valueOf = ({ name, schema, example }: Parameter) =>
    name in values
      ? values[name]
      : (KNOWN[name] ?? example ?? String((schema['enum'] as string[] | undefined)?.[0] ?? 1));
  const query = new URLSearchParams();
  let { path } = operation;
  for (const parameter of operation.parameters) {
    const value = valueOf(parameter);
    if (value === undefined) continue;
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    if (parameter.in === 'query' && (parameter.required === true || parameter.name in values))
      query.set(parameter.name, value);
  }
  if (operation.operationId === 'viewWaterUse' && query.size === 1) {
    // Both are required together.
    if (!query.has('season')) query.set('season', 'wet');
    else query.set('year', '2569');
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

function bodyOf({ requestBody }: Operation): object | undefined {
  return requestBody?.content['application/json']?.example as object | undefined;
}

function goodValuesOf({ name, schema }: Parameter): readonly string[] {
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String);
  if (schema['type'] === 'boolean') return ['true', 'false'];
  if (schema['type'] === 'integer') return [String(schema['minimum']), String(schema['maximum'])];
  if (schema['format'] === 'date') return ['2026-11-21'];
  if (name === 'year') return ['2026'];
  return [KNOWN[name] ?? 'dam'];
}

function badValuesOf({ schema }: Parameter): readonly string[] {
  if (Array.isArray(schema['enum'])) return ['nonsense', ''];
  if (schema['type'] === 'boolean') return ['yes', '1'];
  if (schema['type'] === 'integer')
    return [String(Number(schema['minimum']) - 1), String(Number(schema['maximum']) + 1), '1.5'];
  if (schema['format'] === 'date') return ['2026-02-30', 'today'];
  return schema['pattern'] === undefined ? [] : ['!'];
}

const OPENED_BY_SECRETS = [
  ...['checkVerification', 'confirmVerification', 'declineVerification'],
  ...['checkReset', 'resetPassword'],
  ...['openComplaint', 'viewComplaint', 'openComplaintFile', 'actOnComplaint'],
];

const OF_A_COMPLAINT = ['showComplaint', 'workOnComplaint', 'readComplaintFile'];

function usualStatus({ operationId, responses }: Operation): number {
  // The examples’ account, links, complaint and answer are of no server.
  if (
    [
      'signIn',
      'signInWithProvider',
      'getSecondStepChoices',
      'finishSignIn',
      'passRobotCheck',
      ...OPENED_BY_SECRETS,
    ].includes(operationId)
  )
    return 422;
  // The test's store has no such item, file or reservoir.
  // Nothing is sent, and an empty file is refused.
  if (['saveAttachment', 'saveComplaintFile'].includes(operationId)) return 422;
  if (['findItem', 'findFormerItem', 'openMedia', 'findReservoir', ...OF_A_COMPLAINT].includes(operationId)) return 404;
  return '204' in responses ? 204 : 200;
}

function jsonOf(value: object): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
