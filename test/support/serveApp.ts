import type { Composed } from '#server/compose.ts';
import { createApp, type AppParts } from '#server/createApp.ts';
import { PublicServer } from '#server/PublicServer.ts';

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
    siteLifetimeSeconds: composed.siteLifetimeSeconds,
    idOfRecord: composed.idOfRecord,
    seal,
  });
  const server = new PublicServer(app);
  await server.listen(0, host);
  return {
    port: server.port,
    stop,
    async close() {
      await server.stop({ drainMs: 0, finishMs: 0 });
      await stop();
      await composed.close();
    },
  };
}
