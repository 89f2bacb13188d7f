import type { RequestHandler } from 'express';
import { MAX_PAGE } from '#domain/paging.ts';
import type { Content } from '#ports/Content.ts';
import { ContentQueryWire, contentQueryFromWire } from '#adapters/department-api/wire/ContentQueryWire.ts';
import {
  contentItemToWire,
  ContentItemWire,
  contentListToWire,
  ContentListWire,
  formerItemToWire,
  FormerItemWire,
} from '#adapters/department-api/wire/ContentWire.ts';
import { HITS_PER_CALL, hitsFromWire, HitsWire } from '#adapters/department-api/wire/HitsWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';
import { linkTo } from './linkTo.ts';
import { sendTagged } from './sendTagged.ts';
import examples from './examples.json' with { type: 'json' };
import { kindOf, signalOf, localeOf, bodyOf, queryOf, siteOf, slugOf } from './parameters.ts';

export const CONTENT_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'listContent',
    group: 'content',
    method: 'get',
    path: PATHS.contentList,
    access: 'content:read',
    summary: 'One page of a list of what is public, of one kind in one language, with its categories',
    details:
      'In the order of the kind: most are newest first. An unknown site, category or subcategory is an empty list.',
    query: ContentQueryWire,
    isPaged: true,
    response: {
      type: 'json',
      isTagged: true,
      description: 'The items and the categories.',
      schema: ContentListWire,
      example: examples['content-list'],
    },
    handle: ({ content }) => listContent(content),
  },
  {
    name: 'findItem',
    group: 'content',
    method: 'get',
    path: PATHS.contentItem,
    access: 'content:read',
    summary: 'One item with its relations',
    response: {
      type: 'json',
      isTagged: true,
      description: 'The item.',
      schema: ContentItemWire,
      example: examples['content-item'],
    },
    problems: ['contentNotFound', 'contentInOtherLanguage'],
    handle: ({ content }) => findItem(content),
  },
  {
    name: 'findFormerItem',
    group: 'content',
    method: 'get',
    path: PATHS.formerItem,
    access: 'content:read',
    summary: 'What became of an address at which no item is public',
    details: '`contentNotFound` where no item ever was public. Of a removed item nothing is related.',
    response: {
      type: 'json',
      isTagged: true,
      description: 'Where the item is now, or that it was withdrawn.',
      schema: FormerItemWire,
      example: examples['content-former'],
    },
    problems: ['contentNotFound'],
    handle: ({ content }) => findFormerItem(content),
  },
  {
    name: 'addHits',
    group: 'content',
    method: 'post',
    path: PATHS.hits,
    access: 'hits:write',
    summary: 'Adds to the hits of items',
    details: `At most some ${HITS_PER_CALL} items at once: a body may have 100 kB. Items that do not exist are passed over.`,
    body: { schema: HitsWire, isRequired: true, example: { hits: [{ kind: 'news', slug: 'new-dam', count: 3 }] } },
    response: { type: 'nothing', description: 'They are counted.' },
    handle: ({ content }) => addHits(content),
  },
];

function listContent(content: Content): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, contentQueryFromWire);
    const place = { site: siteOf(request), locale: localeOf(request), kind: kindOf(request) };
    const list = await content.list({ ...place, ...query }, signalOf(response));
    const { page, pageSize } = query;
    if (page > 1) linkTo(request, response, 'prev', ['page', String(page - 1)]);
    if (page * pageSize < list.total && page < MAX_PAGE) linkTo(request, response, 'next', ['page', String(page + 1)]);
    sendTagged(request, response, contentListToWire(list));
  };
}

function findItem(content: Content): RequestHandler {
  return async (request, response) => {
    const place = { site: siteOf(request), locale: localeOf(request), kind: kindOf(request), slug: slugOf(request) };
    const found = await content.find(place, signalOf(response));
    if (!found.ok) throw new RefusalError(found.code);
    sendTagged(request, response, contentItemToWire(found.value));
  };
}

function findFormerItem(content: Content): RequestHandler {
  return async (request, response) => {
    const place = { site: siteOf(request), locale: localeOf(request), kind: kindOf(request), slug: slugOf(request) };
    const former = await content.findFormer(place, signalOf(response));
    if (former === undefined) throw new RefusalError('contentNotFound');
    sendTagged(request, response, formerItemToWire(former));
  };
}

function addHits(content: Content): RequestHandler {
  return async (request, response) => {
    await content.addHits(siteOf(request), bodyOf(request, hitsFromWire));
    response.status(204).end();
  };
}
