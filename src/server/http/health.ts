import { Router } from 'express';
import type { Readiness } from '#ports/Readiness.ts';

/** Whether the process is stopping: then it is not ready, so that load balancers send no new visitors. */
export interface Lifecycle {
  stopping: boolean;
}

/** `/livez`: the process runs. `/readyz`: it can serve visitors. Independent of sites: any host is accepted. */
export function healthRoutes(readiness: Readiness, lifecycle: Lifecycle): Router {
  const router = Router();
  router.get('/livez', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok\n');
  });
  router.get('/readyz', async (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text');
    if (lifecycle.stopping) {
      response.status(503).send('stopping\n');
      return;
    }
    try {
      await readiness.check();
      response.send('ok\n');
    } catch (error) {
      response.locals.context.log.warn({ err: error }, 'not ready');
      response.status(503).send('not ready\n');
    }
  });
  return router;
}
