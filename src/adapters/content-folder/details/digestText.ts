import { hash } from 'node:crypto';

/** A digest that other bytes do not have. */
export function digestText(bytes: Buffer): string {
  return hash('sha256', bytes, 'base64url');
}
