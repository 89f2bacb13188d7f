import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { signedHeadsToWire, SignedHeadsWire } from '#adapters/department-api/wire/SignedHeadWire.ts';
import type { Endpoint } from './Endpoint.ts';
import { notOffered } from './memberRequest.ts';
import { siteOf } from './parameters.ts';

const EXAMPLE = {
  site: '1001',
  day: '2026-11-21',
  number: 7,
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  publicKey: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  signature: 'A'.repeat(86),
};

export const LEDGER_HEAD_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'viewLedgerHeads',
    group: 'complaints',
    method: 'get',
    path: PATHS.ledgerHeads,
    access: 'complaints:write',
    summary: 'The published heads of the ledger of complaints',
    details: 'Each is signed, and never changed. There is nothing personal in them.',
    response: {
      type: 'json',
      description: 'All of them.',
      schema: SignedHeadsWire,
      example: { heads: [EXAMPLE] },
    },
    handle:
      ({ ledgerHeads = notOffered() }) =>
      async (request, response) => {
        response.json(signedHeadsToWire(await ledgerHeads.heads(siteOf(request))));
      },
  },
];
