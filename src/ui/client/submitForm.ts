import type { Payload } from './fetchPayload.ts';

export type FormAnswer<Props> = { readonly redirect: string } | Payload<Props>;

/**
 * Posts a form and returns its answer as data. Undefined when there was none: no connection, an error, or a page that is
 * older than the server's build. `fetch` does not say how much was sent, so this is an `XMLHttpRequest`.
 *
 * @param onProgress called with the part that was sent, from 0 to 1
 */
export function submitForm<Props>(
  { action, enctype }: HTMLFormElement,
  data: FormData,
  onProgress: (sent: number) => void,
): Promise<FormAnswer<Props> | undefined> {
  const { promise, resolve } = Promise.withResolvers<FormAnswer<Props> | undefined>();
  const address = new URL(action);
  const request = new XMLHttpRequest();
  request.open('POST', `${address.pathname}/_payload.json${address.search}`);
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
  request.addEventListener('load', () => resolve(answerOf<Props>(request.response)));
  for (const failure of ['error', 'abort', 'timeout']) request.addEventListener(failure, () => resolve(undefined));
  request.send(enctype === 'multipart/form-data' ? data : urlencoded(data));
  return promise;
}

/** An error's answer has neither a route nor a redirect. */
function answerOf<Props>(response: unknown): FormAnswer<Props> | undefined {
  const answer = response as Partial<FormAnswer<Props>> | null;
  return answer !== null && ('redirect' in answer || 'route' in answer) ? (answer as FormAnswer<Props>) : undefined;
}

function urlencoded(data: FormData): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') body.append(name, value);
  return body;
}
