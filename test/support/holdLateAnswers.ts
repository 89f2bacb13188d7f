import { stub } from 'sinon';
import type { Ports } from '#ports/Ports.ts';

/** What answers are waiting for. */
export interface Gate {
  release(): void;
  fail(fault: unknown): void;
}

/** Makes the answers about water and events, which pages do not wait for, wait until the test lets them go. */
export function holdLateAnswers(ports: Ports): Gate {
  const held = Promise.withResolvers<void>();
  held.promise.catch(() => undefined); // nobody need be waiting when it fails
  putOffLateAnswers(ports, () => held.promise);
  return { release: () => held.resolve(), fail: (fault) => held.reject(fault) };
}

/** @param wait for each of the answers */
export function putOffLateAnswers({ water, content }: Ports, wait: () => Promise<unknown>): void {
  const reservoirs = water.reservoirs.bind(water);
  stub(water, 'reservoirs').callsFake(async (...asked) => {
    await wait();
    return await reservoirs(...asked);
  });
  const list = content.list.bind(content);
  stub(content, 'list').callsFake(async (query, ...others) => {
    if (query.kind === 'event') await wait();
    return await list(query, ...others);
  });
}
