import { isDefault } from '#domain/preferences.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { contentSecurityPolicy } from '../../http/securityHeaders.ts';
import { hasMissingParts } from '../deferred.ts';
import type { PageToSend } from './PageToSend.ts';

/**
 * The headers of a page, with lower-case names, as Node has them. They decide whether it is cached: pages with an error
 * status, with parts to be streamed, or with a missing part are not.
 *
 * @param nonce of the scripts that insert streamed parts; undefined for the complete page
 */
export async function pageHeaders(toSend: PageToSend, nonce?: string): Promise<Record<string, string>> {
  const { pageView, preferences } = toSend;
  const isComplete =
    nonce === undefined && (pageView.status ?? 200) === 200 && !(await hasMissingParts(pageView.props));
  const own = Object.entries(pageView.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce),
    'cache-control': isComplete ? sharedWith(toSend) : cacheControl.noStore,
    // nginx would otherwise hold the shell back until the deferred parts have come.
    ...(nonce !== undefined && { 'x-accel-buffering': 'no' }),
    ...(isComplete && { vary: isDefault(preferences) ? 'Accept-Encoding' : 'Accept-Encoding, Cookie' }),
    ...Object.fromEntries(own),
  };
}

function sharedWith({ preferences, onHit }: PageToSend): string {
  if (!isDefault(preferences)) return cacheControl.variant;
  return onHit === undefined ? cacheControl.shared : cacheControl.revalidate;
}
