import type { RequestHandler } from 'express';
import { categoriesToWire } from '#adapters/department-api/wire/CategoryWire.ts';
import { contentQuestionFromWire } from '#adapters/department-api/wire/contentQuestion.ts';
import { contentItemToWire, contentListToWire } from '#adapters/department-api/wire/ContentWire.ts';
import { hitsFromWire } from '#adapters/department-api/wire/HitsWire.ts';
import type { Content } from '#ports/Content.ts';
import { HttpError } from '../HttpError.ts';
import { Refused } from '../Refused.ts';
import { kindOf, localeOf, posted, queryOf, siteOf, slugOf } from './parameters.ts';

export function listContent(content: Content): RequestHandler {
  return async (request, response) => {
    const question = contentQuestionFromWire(queryOf(request));
    if (question === undefined) throw new HttpError(400);
    const place = { site: siteOf(request), locale: localeOf(request), kind: kindOf(request) };
    response.json(contentListToWire(await content.list({ ...place, ...question })));
  };
}

export function findItem(content: Content): RequestHandler {
  return async (request, response) => {
    const found = await content.find({
      site: siteOf(request),
      locale: localeOf(request),
      kind: kindOf(request),
      slug: slugOf(request),
    });
    if (!found.ok) throw new Refused(found.code);
    response.json(contentItemToWire(found.value));
  };
}

export function listCategories(content: Content): RequestHandler {
  return async (request, response) => {
    const categories = await content.categories(siteOf(request), kindOf(request), localeOf(request));
    response.json(categoriesToWire(categories));
  };
}

export function addHits(content: Content): RequestHandler {
  return async (request, response) => {
    await content.addHits(siteOf(request), posted(request, hitsFromWire));
    response.status(204).end();
  };
}
