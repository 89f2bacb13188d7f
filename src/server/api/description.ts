import type { Endpoint } from './Endpoint.ts';
import { openApi } from './openApi.ts';

/** Short, because a new version of the server may describe more. */
const CACHE_CONTROL = 'public, max-age=300';

/** The API description. Public, because it contains nothing that is not in the open source code. */
export function descriptionEndpoint(endpoints: () => readonly Endpoint[]): Endpoint {
  return {
    name: 'describe',
    group: 'service',
    method: 'get',
    path: '/openapi.json',
    access: 'anybody',
    summary: 'This description (OpenAPI 3.1)',
    response: { type: 'description', description: 'The description.' },
    handle: (_ports, { BASE_PATH }) => {
      let text: string | undefined;
      return (_request, response) => {
        text ??= JSON.stringify(openApi(endpoints(), BASE_PATH));
        response.set('Cache-Control', CACHE_CONTROL).type('json').send(text);
      };
    },
  };
}
