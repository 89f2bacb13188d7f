import type { RequestHandler } from 'express';
import type { Content } from '#ports/Content.ts';
import {
  AddressBlocksQueryWire,
  addressBlocksQueryFromWire,
  addressBlocksToWire,
  AddressBlocksWire,
  AddressesQueryWire,
  addressesQueryFromWire,
  addressesToWire,
  ItemAddressesWire,
} from '#adapters/department-api/wire/AddressWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import type { Endpoint } from './Endpoint.ts';
import { linkTo } from './linkTo.ts';
import { sendTagged } from './sendTagged.ts';
import { kindOf, signalOf, queryOf, siteOf } from './parameters.ts';

const CHANGED_AT = '2026-03-04T05:06:07.089Z';

export const ADDRESS_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'listAddresses',
    group: 'content',
    method: 'get',
    path: PATHS.addresses,
    access: 'content:read',
    summary: 'The addresses of the items of a kind that are public in at least one language',
    details: 'In the order of their slugs: the next ones come `after` the last slug of these.',
    query: AddressesQueryWire,
    isPaged: true,
    response: {
      type: 'json',
      isTagged: true,
      description: 'The addresses.',
      schema: ItemAddressesWire,
      example: { addresses: [{ slug: 'new-dam', changedAt: { th: CHANGED_AT } }] },
    },
    handle: ({ content }) => listAddresses(content),
  },
  {
    name: 'listAddressBlocks',
    group: 'content',
    method: 'get',
    path: PATHS.addressBlocks,
    access: 'content:read',
    summary: 'The same addresses in blocks of a given size',
    details: 'The last slug and the latest change of each block: what a sitemap needs to list its parts.',
    query: AddressBlocksQueryWire,
    response: {
      type: 'json',
      isTagged: true,
      description: 'The blocks.',
      schema: AddressBlocksWire,
      example: { blocks: [{ last: 'new-dam', changedAt: CHANGED_AT }] },
    },
    handle: ({ content }) => listAddressBlocks(content),
  },
];

function listAddresses(content: Content): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, addressesQueryFromWire);
    const place = { site: siteOf(request), kind: kindOf(request) };
    const addresses = await content.addresses({ ...place, ...query }, signalOf(response));
    const last = addresses.at(-1);
    if (last !== undefined && addresses.length === query.limit) linkTo(request, response, 'next', ['after', last.slug]);
    sendTagged(request, response, addressesToWire(addresses));
  };
}

function listAddressBlocks(content: Content): RequestHandler {
  return async (request, response) => {
    const size = queryOf(request, addressBlocksQueryFromWire);
    const place = [siteOf(request), kindOf(request)] as const;
    sendTagged(request, response, addressBlocksToWire(await content.addressBlocks(...place, size, signalOf(response))));
  };
}
