import type { Request, Response } from 'express';
import type { Limit } from '#domain/limits/limit.ts';
import type { Limits } from '#ports/Limits.ts';
import { VISITOR_NETWORK } from '#adapters/department-api/wire/visitor.ts';
import { RefusalError } from '../http/RefusalError.ts';

const NETWORK = /^[0-9a-f.:]{1,45}$/;

/** For the description of an endpoint that counts visitors. */
export const COUNTS_VISITORS = `Visitors are counted by their network in the header \`${VISITOR_NETWORK}\`, which only clients with the scope \`visitors:forward\` may send; without it, nobody is counted.`;

/** The network of the visitor for whom a client sends a request; undefined when the client may not or does not say it. */
export function visitorNetworkOf(request: Request, { locals: { client } }: Response): string | undefined {
  const network = request.get(VISITOR_NETWORK);
  if (network === undefined || !NETWORK.test(network)) return undefined;
  return client.scopes.includes('visitors:forward') ? network : undefined;
}

/** Counts one use of the visitor. Throws 429 when the visitor has to wait. */
export async function limitVisitor(limits: Limits, limit: Limit, request: Request, response: Response): Promise<void> {
  const network = visitorNetworkOf(request, response);
  const wait = network === undefined ? 0 : await limits.use(limit, network);
  if (wait > 0) throw new RefusalError('visitorTooOften', { headers: { 'Retry-After': String(wait) } });
}
