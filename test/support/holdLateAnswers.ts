import { stub } from 'sinon';
import type { Ports } from '#ports/Ports.ts';

/** Releases the delayed reads, or makes them fail. */
export interface Gate {
  release(): void;
  fail(fault: unknown): void;
}

/** Delays reads of water figures and events, which pages defer, until the test releases them. */
export function holdLateAnswers(ports: Ports): Gate {
  const gate = Promise.withResolvers<void>();
  gate.promise.catch(() => undefined); // it may fail before anything waits for it
  delayDeferredReads(ports, () => gate.promise);
  return { release: () => gate.resolve(), fail: (fault) => gate.reject(fault) };
}

/** @param wait called before each of the reads */
export function delayDeferredReads({ water, content }: Ports, wait: () => Promise<unknown>): void {
  const reservoirs = water.reservoirs.bind(water);
  stub(water, 'reservoirs').callsFake(async (...request) => {
    await wait();
    return await reservoirs(...request);
  });
  const list = content.list.bind(content);
  stub(content, 'list').callsFake(async (query, ...others) => {
    if (query.kind === 'event') await wait();
    return await list(query, ...others);
  });
}
