import type { Request, Response } from 'express';
import type { Outcome } from '#domain/outcome.ts';
import { VISITOR_NETWORK } from '#adapters/department-api/wire/visitor.ts';
import type { FormLimit } from '../http/FormLimit.ts';
import { RefusalError } from '../http/RefusalError.ts';

/** The form of a network in a header (`clientNetwork`). */
export const NETWORK = /^[0-9a-f.:]{1,45}$/;

/** For the description of an endpoint that counts visitors. */
export const COUNTS_VISITORS = `Visitors are counted by their network in the header \`${VISITOR_NETWORK}\`, which only clients with the scope \`visitors:forward\` may send; without it, nobody is counted.`;

/** The network of the visitor for whom a client sends a request; undefined when the client may not or does not say it. */
export function visitorNetworkOf(request: Request, { locals: { client } }: Response): string | undefined {
  const network = request.get(VISITOR_NETWORK);
  if (network === undefined || !NETWORK.test(network)) return undefined;
  return client.scopes.includes('visitors:forward') ? network : undefined;
}

type Refusal = ConstructorParameters<typeof RefusalError>[0];

/**
 * Takes a form of a visitor, whom it counts. Throws 429 when the visitor has to wait, and the refusal when the form is
 * refused.
 */
export async function takeForm<T>(
  limit: FormLimit,
  request: Request,
  response: Response,
  take: () => Promise<Outcome<T, Refusal>>,
): Promise<T> {
  const network = visitorNetworkOf(request, response);
  const wait = network === undefined ? 0 : await limit.countTry(network);
  if (wait > 0) throw new RefusalError('visitorTooOften', { headers: { 'Retry-After': String(wait) } });
  const outcome = await take();
  if (!outcome.ok) throw new RefusalError(outcome.code);
  if (network !== undefined) await limit.countAccepted(network);
  return outcome.value;
}
