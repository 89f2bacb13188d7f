import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Composed } from '#server/compose.ts';
import { createApp, type AppParts } from '#server/createApp.ts';

export interface ServedApp {
  readonly port: number;
  /** Stops the app as the server does when it ends. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

type Parts = Pick<AppParts, 'settings' | 'assets' | 'clientFolder' | 'logger'> & Partial<Pick<AppParts, 'lifecycle'>>;

/** Serves the composed app in this process, on its own port. */
export async function serveApp(composed: Composed, parts: Parts, host?: string): Promise<ServedApp> {
  const seal = await composed.openSeal();
  const { app, stop } = createApp({
    lifecycle: { stopping: false },
    ...parts,
    ports: composed.ports,
    isRemote: composed.isRemote,
    seal,
  });
  const server = createServer(app);
  server.listen(0, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop,
    async close() {
      server.closeAllConnections();
      server.close();
      await stop();
      await composed.close();
    },
  };
}
