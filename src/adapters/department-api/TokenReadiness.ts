import type { Readiness } from '#ports/Readiness.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';

/** Ready when the department's API has given us a token: an API that is not ours has no call for it. */
export class TokenReadiness implements Readiness {
  readonly #api: DepartmentApiClient;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
  }

  async check(): Promise<void> {
    await this.#api.token();
  }
}
