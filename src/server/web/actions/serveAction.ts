import { EventEmitter } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { clientNetwork } from '#domain/clientNetwork.ts';
import { TooOften } from '#ports/TooOften.ts';
import type { Limits } from '#ports/Limits.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { Settings } from '#config/Settings.ts';
import type { RouteId } from '#ui/routes.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { preferencesOf, setCookies } from '../../http/cookies.ts';
import type { LoginLimits } from '../../http/countLogin.ts';
import { errorResponse } from '../../http/errorResponse.ts';
import { FormLimit } from '../../http/FormLimit.ts';
import { HttpError } from '../../http/HttpError.ts';
import { requireSameOrigin } from '../../http/requireSameOrigin.ts';
import { maintenanceOf } from '../maintenanceOf.ts';
import { localeOfPath } from '../parseAddress.ts';
import { maintenanceNotice } from '../pages/maintenance.ts';
import { routePage } from '../router.ts';
import type { PageRequest } from '../PageRequest.ts';
import { sendPayload } from '../sendPayload.ts';
import { createPageRequest, sendPageView, type PageAddress, type PageServer } from '../servePage.ts';
import type {
  Action,
  ActionDownload,
  ActionPage,
  ActionRedirect,
  ActionResult,
  FormLimitSetting,
  FormRefusal,
  FormRequest,
} from './Action.ts';
import { readBody, type PostedForm } from './readBody.ts';
import { readPictureForm } from './readPictureForm.ts';
import { sealedUploads, savedUploads } from './uploads.ts';
import { TipEnvelope } from './TipEnvelope.ts';

export interface ActionServer extends PageServer {
  readonly settings: Pick<Settings, FormLimitSetting> & LoginLimits;
}

/**
 * Takes a posted form: origin, maintenance of its route, body, limit, then the action itself. It is answered with a
 * redirect (303), with the form's page and the reasons (422, 429, 503), or with an error page.
 *
 * @param route of the form's page; absent for a form that is on every page
 */
export function serveAction(server: ActionServer, action: Action, route?: RouteId): RequestHandler {
  const limit =
    action.perHour === undefined
      ? undefined
      : new FormLimit(limitsOf(server, action), route ?? 'everyPage', server.settings[action.perHour]);
  return async (request, response) => {
    requireSameOrigin(request, response);
    const instead = insteadOf(server, action, response, route);
    if (instead !== undefined) {
      await sendResult(server, request, response, instead);
      return;
    }
    const envelope = envelopeOf(server, action, response);
    try {
      const { result, pageRequest } = await takePosted(server, action, limit, { request, response, envelope });
      await envelope?.discard();
      if ('download' in result) await sendDownload(response, result);
      else await sendResult(server, request, response, 'redirect' in result ? result : { pageRequest, ...result });
    } finally {
      await envelope?.discard();
    }
  };
}

/** What is shown in place of a form that is not taken at all. */
function insteadOf(
  server: ActionServer,
  action: Action,
  response: Response,
  route: RouteId | undefined,
): Required<Pick<ActionPage, 'pageView' | 'pageRequest'>> | undefined {
  const pageRequest = createPageRequest(server, response, response.locals.address);
  const maintenance = maintenanceOf(response, route);
  if (route !== undefined && maintenance.on)
    return { pageView: maintenanceNotice(pageRequest, maintenance), pageRequest };
  const closed = action.closed?.(pageRequest);
  return closed && { pageView: { ...closed, status: 503 }, pageRequest };
}

interface Posted {
  readonly request: Request;
  readonly response: Response;
  readonly envelope: TipEnvelope | undefined;
}

async function takePosted(
  server: ActionServer,
  action: Action,
  limit: FormLimit | undefined,
  { request, response, envelope }: Posted,
): Promise<{ readonly result: ActionResult; readonly pageRequest: PageRequest }> {
  const { address } = response.locals;
  const { maxFileBytes, ports } = server;
  const attachments = ports[action.takesFiles ?? 'attachments'] ?? ports.attachments;
  const uploads = envelope
    ? sealedUploads(envelope, maxFileBytes)
    : action.takesFiles && savedUploads(attachments, maxFileBytes, request, response);
  const posted = action.takesPicture
    ? await readPictureForm(request, response)
    : await readBody(request, response, uploads);
  const startedAt = performance.now(); // a slow connection does not shorten the time for storing the form
  const openPage = (of: PageAddress) => createPageRequest(server, response, of, startedAt);
  const pageRequest = openPage(address);
  const result = await take(action, limit, request, {
    ...pageRequest,
    ...posted,
    attachments,
    ...(envelope && { envelope }),
    session: pageRequest.visitor.session(),
    loginLimits: server.settings,
    preferences: preferencesOf(request),
    open: async (path) => {
      const opened = openPage({ path, search: '', locale: localeOfPath(path) ?? address.locale });
      return { request: opened, ...(await routePage(opened)) };
    },
  });
  return { result, pageRequest };
}

/** What seals the form; undefined for one that is not sealed. */
function envelopeOf({ ports: { tips } }: ActionServer, action: Action, { locals }: Response): TipEnvelope | undefined {
  if (!action.isSealed || tips === undefined) return undefined;
  return new TipEnvelope(tips, locals.site.details.id, locals.context.signal);
}

/** Nothing is stored about who sends a form that is sealed. */
function limitsOf({ ports: { limits, tips } }: ActionServer, action: Action): Limits {
  return action.isSealed && tips !== undefined ? tips.limits : limits;
}

async function sendDownload(response: Response, { download }: ActionDownload): Promise<void> {
  const { name, type, content } = download;
  const { signal } = response.locals.context;
  response.set({
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': cacheControl.noStore,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  // Every layer before has a listener, and this adds several: all of them end with the response.
  response.setMaxListeners(2 * EventEmitter.defaultMaxListeners);
  await pipeline(content, response, { signal });
}

/** As a page, or as its data for scripts. `fetch` would follow a redirect silently. */
async function sendResult(
  server: ActionServer,
  request: Request,
  response: Response,
  result: ActionRedirect | (ActionPage & Required<Pick<ActionPage, 'pageRequest'>>),
): Promise<void> {
  const { isPayload } = response.locals.address;
  if ('redirect' in result) {
    const { cookies, headers, status, redirect } = result;
    setCookies(response, cookies);
    response.set({ ...headers, 'Cache-Control': cacheControl.noStore });
    if (isPayload) response.json({ redirect, status });
    else response.redirect(status, redirect);
  } else {
    const { pageView, pageRequest } = result;
    const route = pageView.view;
    if (isPayload) await sendPayload(response, { route, result: pageView });
    else await sendPageView(server, request, response, pageRequest, { pageView, route });
  }
}

async function take(
  action: Action,
  limit: FormLimit | undefined,
  { ip = '' }: Request,
  form: FormRequest & Pick<PostedForm, 'failure'>,
): Promise<ActionResult> {
  const network = clientNetwork(ip);
  try {
    const wait = (await limit?.countTry(network)) ?? 0;
    if (wait > 0) throw new TooOften(wait);
    if (form.failure !== undefined) throw form.failure;
    const result = await action.submit(form);
    // What its sender has to mend is no form yet.
    if (!('pageView' in result) || result.isAccepted) await limit?.countAccepted(network);
    return result;
  } catch (error) {
    if (error instanceof TooOften) {
      const headers = { 'Retry-After': String(error.seconds) };
      return await refuse(
        action,
        form,
        { reason: 'tooOften', waitSeconds: error.seconds },
        new HttpError(429, { headers }),
      );
    }
    if (!(error instanceof Unavailable)) throw error;
    form.log.warn({ err: error }, 'a form could not be stored');
    return await refuse(action, form, { reason: 'notStored', isUncertain: error.isUncertain }, error);
  }
}

/**
 * The action's page for a refusal, with the headers of the error; without such a page, or when it cannot be made either,
 * the error is thrown.
 */
async function refuse(action: Action, form: FormRequest, refusal: FormRefusal, error: Error): Promise<ActionResult> {
  const result = await action.refuse?.(form, refusal);
  if (result === undefined) throw error;
  if (!('pageView' in result)) return result;
  const { headers } = errorResponse(error);
  return { ...result, pageView: { ...result.pageView, headers: { ...result.pageView.headers, ...headers } } };
}
