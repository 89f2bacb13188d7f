import workerAddress from './worker.ts?worker&url';

export interface SolvedCheck {
  readonly solution: string;
  /** For how long it can be sent. */
  readonly seconds: number;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * Gets a challenge from the server and solves it in a worker. Rejects when the server gives none, or the browser cannot.
 *
 * @param path of the server's challenges
 */
export async function solveRobotCheck(path: string, signal: AbortSignal): Promise<SolvedCheck> {
  const response = await fetch(path, { method: 'POST', signal });
  if (!response.ok) throw new Error(`no challenge: ${response.status}`);
  const { challenge, seconds } = (await response.json()) as { readonly challenge: string; readonly seconds: number };
  return { solution: await solve(challenge, signal), seconds };
}

function solve(challenge: string, signal: AbortSignal): Promise<string> {
  const worker = new Worker(trusted(new URL(workerAddress, import.meta.url).href), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('the worker failed')));
  signal.addEventListener('abort', () => reject(new Error('aborted')));
  worker.postMessage(challenge);
  return promise.finally(() => worker.terminate());
}

/** The security policy of our pages accepts only addresses of scripts that were made on purpose. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('robot-check', { createScriptURL: (own) => own });
  return policy?.createScriptURL(address) ?? address;
}
