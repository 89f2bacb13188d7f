import { hash } from 'node:crypto';
import { canonicalJson } from './canonicalJson.ts';

/** Equal for equal values, whatever the order of their keys. */
export function contentHash(value: unknown): string {
  return hash('sha256', canonicalJson(value), 'base64url');
}
