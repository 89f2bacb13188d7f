import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import type { ApiRequest, DepartmentApiClient } from '../http/DepartmentApiClient.ts';
import { fillPath, PATHS } from '../wire/paths.ts';
import { visitorToWire, type VisitorWire } from '../wire/members/VisitorWire.ts';
import { whileSignedIn } from './whileSignedIn.ts';

export interface TierCall<T> {
  readonly path: keyof typeof PATHS;
  readonly site: SiteId;
  /** The id of a member, in a path that has one. */
  readonly id?: string;
  /** The body, to which the details of the visitor are added. */
  readonly json?: object;
  readonly parse: ApiRequest<T>['parse'];
  readonly signal?: AbortSignal | undefined;
}

/** The calls of Thara's API tier about members: those of the specification (spec §7), with the site, and ours. */
export class TierCalls {
  readonly #api: DepartmentApiClient;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
  }

  /** As the website itself: whoever is signed in there has nothing to do with it. */
  async asClient<T, const Code extends string = never>(
    call: TierCall<T>,
    visitor: VisitorSession,
    refusals: readonly Code[] = [],
  ): Promise<Outcome<T, Code>> {
    const { user, ...website } = visitor;
    const details = visitorToWire(visitor);
    const request = requestOf(call, user === undefined ? details : Object.assign(details, { session: user }));
    return await this.#api.requestOrRefusal({ ...request, session: website }, refusals);
  }

  /** As a member, with the token of their session. */
  async asMember<T, const Code extends string = never>(
    call: TierCall<T>,
    session: MemberSession,
    refusals: readonly Code[] = [],
  ): Promise<Outcome<T, Code | 'sessionEnded'>> {
    const request = requestOf(call, visitorToWire(session));
    return await whileSignedIn<T, Code | 'sessionEnded'>(session, (watched) =>
      this.#api.requestOrRefusal<T, Code | 'sessionEnded'>({ ...request, session: watched }, refusals, (status) =>
        status === 401 ? 'sessionEnded' : undefined,
      ),
    );
  }
}

function requestOf<T>({ path, site, id = '', json, parse, signal }: TierCall<T>, visitor: VisitorWire) {
  const template = PATHS[path];
  const filled = fillPath(template, { site, ...(template.includes(':id') && { id }) });
  if (filled === undefined) throw new Unavailable('departmentApi', 'nothing can have this id');
  // The specification states this call without a body (spec §7).
  const body = path === 'memberProfile' ? undefined : { ...json, visitor };
  return {
    ...({ method: 'POST', isConfidential: true, parse, signal, json: body } as const),
    path: template.includes(':site') ? filled : `${filled}?${new URLSearchParams({ site }).toString()}`,
  };
}
