import { refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { CodeRequest, CodeTicket, RobotChallenge, RobotCheck, RobotChecks } from '#ports/RobotChecks.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { PATHS, type SitePathOf } from './wire/paths.ts';
import {
  challengeFromWire,
  challengeRequestToWire,
  codeRequestToWire,
  codeTicketFromWire,
  spentCheckToWire,
} from './wire/RobotCheckWire.ts';

/** Characters of an answer that the API reads. */
const MAX_LENGTH = 4_000;
const CONFIDENTIAL = { method: 'POST', isConfidential: true } as const;

/** Robot checks at Thara's API tier, which has the store of those that are spent. */
export class DepartmentRobotChecks implements RobotChecks {
  readonly #api: DepartmentApiClient;
  readonly #pathOf: SitePathOf;

  constructor(api: DepartmentApiClient, pathOf: SitePathOf) {
    this.#api = api;
    this.#pathOf = pathOf;
  }

  async begin(site: SiteId, session: VisitorSession, account?: string): Promise<RobotChallenge> {
    const path = this.#path(PATHS.robotChallenges, site);
    const json = challengeRequestToWire(account);
    return await this.#api.request({ ...CONFIDENTIAL, path, json, session, parse: challengeFromWire });
  }

  async mailCode(site: SiteId, code: CodeRequest, session: VisitorSession): Promise<CodeTicket> {
    const path = this.#path(PATHS.robotCodes, site);
    const json = codeRequestToWire(code);
    return await this.#api.request({ ...CONFIDENTIAL, path, json, session, parse: codeTicketFromWire });
  }

  async pass(check: RobotCheck, session: VisitorSession): Promise<Outcome<undefined, 'robotCheckFailed'>> {
    const { answer } = check;
    // Nothing that a browser of ours sends; the API would not read it either.
    if (Object.values(answer).some((text) => text.trim() === '' || text.length > MAX_LENGTH))
      return refused('robotCheckFailed');
    const path = this.#path(PATHS.robotChecks, check.site);
    const json = spentCheckToWire(check);
    const request = { ...CONFIDENTIAL, path, json, session, parse: () => undefined };
    return await this.#api.requestOrRefusal(request, ['robotCheckFailed']);
  }

  async noteFailure(site: SiteId, account: string, session: VisitorSession): Promise<void> {
    const path = this.#path(PATHS.failedSignIns, site);
    await this.#api.request({ ...CONFIDENTIAL, path, json: { account }, session, parse: () => undefined });
  }

  #path(path: string, site: SiteId): string {
    const filled = this.#pathOf(path, { site });
    if (filled === undefined) throw new Unavailable('departmentApi', 'no site can have this id');
    return filled;
  }
}
