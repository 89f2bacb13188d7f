import type { RequestHandler } from 'express';
import type { RobotChecks } from '#ports/RobotChecks.ts';
import { TooOften } from '#ports/TooOften.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireSameOrigin } from '../http/requireSameOrigin.ts';
import { openAccount } from './robotAccount.ts';
import type { PageServer } from './servePage.ts';
import type { Sessions } from './Sessions.ts';

interface RobotCheckServer extends Pick<PageServer, 'seal'> {
  readonly robotChecks: Pick<RobotChecks, 'begin'>;
  readonly sessions: Sessions;
}

/**
 * `POST /robot-check`: a challenge for the script of a form, and for how many seconds it can be answered. `for` is the
 * sealed account of a sign-in that failed.
 */
export function serveRobotCheck({ robotChecks, seal, sessions }: RobotCheckServer): RequestHandler {
  return async (request, response) => {
    requireSameOrigin(request, response);
    const { site, context } = response.locals;
    const sealed = request.query['for'];
    const account = typeof sealed === 'string' ? openAccount(seal, site.details.id, sealed) : undefined;
    response.set('Cache-Control', cacheControl.noStore);
    try {
      const session = sessions.of(request, response);
      const { text, expiresAt } = await robotChecks.begin(site.details.id, session, account);
      const seconds = Math.floor((Date.parse(expiresAt) - Date.parse(context.now)) / 1000);
      response.json({ challenge: text, seconds });
    } catch (error) {
      if (!(error instanceof TooOften)) throw error;
      throw new HttpError(429, { headers: { 'Retry-After': String(error.seconds) } });
    }
  };
}
