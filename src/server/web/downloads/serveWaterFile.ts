import type { RequestHandler } from 'express';
import { DEFAULT_CALL_LOCALE, isLocale, type Locale } from '#domain/locale/locale.ts';
import { retryAfterSeconds } from '#domain/site/maintenance.ts';
import type { Water } from '#ports/Water.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { parseWaterFileName, type WaterFileFormat } from '#ui/waterFiles.ts';
import { HttpError } from '../../http/HttpError.ts';
import { maintenanceOf } from '../maintenanceOf.ts';
import { sendShared } from '../sendShared.ts';
import { waterFileContent, waterFileText } from './waterFileContent.ts';

const TYPES: Readonly<Record<WaterFileFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
};

/** `/data/{name}`: the figures of a water page as a file. CSV is in the language of `?lang`, JSON in both. */
export function serveWaterFile(water: Water, contexts: Readonly<Record<Locale, RenderContext>>): RequestHandler {
  return async (request, response) => {
    const name = String(request.params['name']);
    const named = parseWaterFileName(name);
    const lang = request.query['lang'] ?? DEFAULT_CALL_LOCALE;
    if (named === undefined || typeof lang !== 'string' || !isLocale(lang)) throw new HttpError(404);
    const { file, format } = named;
    const { site, context } = response.locals;
    const maintenance = maintenanceOf(response, file.type === 'reservoirsInYear' ? 'reservoirs' : file.type);
    if (maintenance.on)
      throw new HttpError(503, { headers: { 'Retry-After': String(retryAfterSeconds(maintenance, context.now)) } });
    const content = await waterFileContent(water, site.details.id, file, context.signal);
    if (context.signal.aborted) return;
    if (content === undefined) throw new HttpError(404);
    sendShared(response.attachment(name), TYPES[format], waterFileText(content, format, contexts[lang]));
  };
}
