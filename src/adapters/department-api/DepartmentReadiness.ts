import type { Readiness } from '#ports/Readiness.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { PATHS } from './wire/paths.ts';

/** Whether the department's API knows us and can answer. */
export class DepartmentReadiness implements Readiness {
  readonly #api: DepartmentApiClient;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
  }

  async check(): Promise<void> {
    await this.#api.ask({ method: 'GET', path: PATHS.ready, answer: () => undefined });
  }
}
