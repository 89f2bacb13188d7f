import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { readSettings } from '#config/Settings.ts';
import type { ApiPorts } from '#ports/Ports.ts';
import { apiRoutes } from '#server/api/apiRoutes.ts';
import { createLogger } from '#server/logger.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { checkResponses } from './checkResponses.ts';

export interface ApiServer {
  /** `http://127.0.0.1:40123/api` */
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** The API tier on its own port. Closing it rejects if any response differed from the API description. */
export async function startApi(ports: ApiPorts): Promise<ApiServer> {
  const app = express();
  app.use(requestContext(ports.clock, createLogger('silent')));
  const faults: string[] = [];
  app.use(
    '/api',
    checkResponses((fault) => faults.push(fault)),
    apiRoutes(ports, readSettings({})),
  );
  const server = createServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    async close() {
      const closed = once(server, 'close');
      server.closeAllConnections();
      server.close();
      await closed;
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}
