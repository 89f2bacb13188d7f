import { PATHS } from '#adapters/department-api/wire/paths.ts';
import type { Endpoint } from './Endpoint.ts';

export const READY: Endpoint = {
  name: 'isReady',
  group: 'service',
  method: 'get',
  path: PATHS.ready,
  access: 'client',
  summary: 'Whether the API can reach its store',
  response: { type: 'nothing', description: 'It does.' },
  handle:
    ({ readiness }) =>
    async (_request, response) => {
      await readiness.check();
      response.status(204).end();
    },
};
