import { API_SCOPES } from '#ports/ApiClients.ts';
import type { ApiPorts } from '#ports/Ports.ts';
import {
  openDepartmentApi,
  type DepartmentApi,
  type DepartmentApiSettings,
} from '#adapters/department-api/openDepartmentApi.ts';
import { startApi } from './apiServer.ts';

/** The same ports over HTTP: got as the client, the API tier as the server. */
export async function openOverHttp(
  ports: ApiPorts,
  settings: Pick<DepartmentApiSettings, 'mediaCache' | 'other'> = {},
): Promise<DepartmentApi> {
  const server = await startApi(ports);
  const credentials = await ports.apiClients.create('contract', API_SCOPES);
  const api = openDepartmentApi({
    baseUrl: server.baseUrl,
    ...credentials,
    clock: ports.clock,
    warn: (message, fault) => {
      throw new Error(message, { cause: fault });
    },
    ...settings,
  });
  return {
    ...api,
    async close() {
      await api.close();
      await server.close();
    },
  };
}
