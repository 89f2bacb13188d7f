import { done } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ApiScope } from '#ports/ApiClients.ts';
import type { Limits } from '#ports/Limits.ts';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import type { Ports } from '#ports/Ports.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import type { VisitorRequestWire } from '#adapters/department-api/wire/members/VisitorWire.ts';
import { readBody } from '#adapters/department-api/wire/readRequest.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import { countPassword } from '../http/countPassword.ts';
import { FormLimit } from '../http/FormLimit.ts';
import type { ApiSettings, Endpoint, EndpointResponse } from './Endpoint.ts';
import { memberOf, orTooOften, portOf, visitorOf } from './memberRequest.ts';
import { bodyOf, siteOf } from './parameters.ts';
import { COUNTS_VISITORS, takeForm } from './takeForm.ts';

/** What calls act on: the ports of the members area, and those that stand beside it. */
type CallPorts = Partial<MemberPorts> & Pick<Ports, 'complaints'>;

/** A call that is one act of one port. */
interface PortCall<Name extends keyof CallPorts, Body extends VisitorRequestWire, Visitor> extends Pick<
  Endpoint,
  'name' | 'path' | 'summary' | 'problems'
> {
  readonly port: Name;
  /** `members` when it is left out. */
  readonly group?: Endpoint['group'];
  readonly body: SchemaClass<Body>;
  readonly example: object;
  /** Of the body, where it may be longer than others. */
  readonly maxBodyBytes?: number;
  /** What the response has in it; nothing when it is left out. */
  readonly result?: Pick<Extract<EndpointResponse, { readonly type: 'json' }>, 'schema' | 'example'>;
  /** The scope of the website; `members:write` when it is left out. */
  readonly scope?: ApiScope;
  act(port: NonNullable<CallPorts[Name]>, site: SiteId, visitor: Visitor, body: Body): Promise<object | void>;
}

/** A call that strangers can cause. */
interface VisitorCall<Name extends keyof CallPorts, Body extends VisitorRequestWire> extends PortCall<
  Name,
  Body,
  VisitorSession
> {
  /** The form whose limit of `MESSAGES_PER_HOUR` it has. */
  readonly form?: string;
  /** Throws `TooOften` when the visitor has to wait. */
  count?(
    counting: Counting,
    port: NonNullable<CallPorts[Name]>,
    site: SiteId,
    visitor: VisitorSession,
    body: Body,
  ): Promise<void>;
}

/** A call of a member. */
interface OwnCall<Name extends keyof CallPorts, Body extends VisitorRequestWire> extends PortCall<
  Name,
  Body,
  MemberSession
> {
  /** The password by which the member proves who they are: it is counted, over all websites in front of the API. */
  passwordIn?(body: Body): string | undefined;
}

/** What visitors are counted with. */
export interface Counting {
  readonly limits: Limits;
  readonly settings: ApiSettings;
}

/** A call of a website with the scope of members, for a visitor. */
export function websiteCall<Name extends keyof CallPorts, Body extends VisitorRequestWire>(
  call: VisitorCall<Name, Body>,
): Endpoint {
  return {
    ...descriptionOf(call),
    access: call.scope ?? 'members:write',
    details: COUNTS_VISITORS,
    problems: ['visitorTooOften', ...(call.problems ?? [])],
    handle:
      ({ members, complaints, limits }, settings) =>
      async (request, response) => {
        const body = bodyOf(request, (json) => readBody(call.body, json));
        const visitor = visitorOf(request, response, body.visitor);
        const port = portOf<CallPorts, Name>({ ...members, ...(complaints && { complaints }) }, call.port);
        const site = siteOf(request);
        const act = () => call.act(port, site, visitor, body);
        if (call.count !== undefined) await orTooOften(call.count({ limits, settings }, port, site, visitor, body));
        const limit = call.form && new FormLimit(limits, call.form, settings.MESSAGES_PER_HOUR);
        const result = limit ? await takeForm(limit, request, response, async () => done(await act())) : await act();
        if (result === undefined) response.status(204).end();
        else response.json(result);
      },
  };
}

/** A call of a member, with the token of their session. */
export function ownCall<Name extends keyof CallPorts, Body extends VisitorRequestWire>(
  call: OwnCall<Name, Body>,
): Endpoint {
  return {
    ...descriptionOf(call),
    access: 'member',
    problems: [...(call.passwordIn ? (['visitorTooOften'] as const) : []), ...(call.problems ?? [])],
    handle:
      ({ members, complaints, limits }, settings) =>
      async (request, response) => {
        const body = bodyOf(request, (json) => readBody(call.body, json));
        const port = portOf<CallPorts, Name>({ ...members, ...(complaints && { complaints }) }, call.port);
        const site = siteOf(request);
        const session = memberOf(request, body.visitor);
        if (call.passwordIn?.(body) !== undefined) await orTooOften(countPassword(limits, site, session, settings));
        const result = await call.act(port, site, session, body);
        if (result === undefined) response.status(204).end();
        else response.json(result);
      },
  };
}

function descriptionOf<Name extends keyof CallPorts, Body extends VisitorRequestWire, Visitor>({
  name,
  path,
  summary,
  group = 'members',
  body: schema,
  example,
  result,
  maxBodyBytes: maxBytes,
}: PortCall<Name, Body, Visitor>) {
  const response =
    result === undefined
      ? ({ type: 'nothing', description: 'It is done.' } as const)
      : ({ type: 'json', description: 'The result.', ...result } as const);
  const body = {
    ...{ schema, isRequired: Object.keys(example).length > 0, example },
    ...(maxBytes !== undefined && { maxBytes }),
  };
  return { name, path, summary, group, method: 'post', body, response } as const;
}
