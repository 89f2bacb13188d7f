import type { Readiness } from '#ports/Readiness.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { PATHS } from './wire/paths.ts';

/** Ready when Thara's own API tier accepts our token and can serve. */
export class DepartmentReadiness implements Readiness {
  readonly #api: DepartmentApiClient;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
  }

  async check(): Promise<void> {
    await this.#api.request({ method: 'GET', path: PATHS.ready, parse: () => undefined });
  }
}
