import type { RequestHandler } from 'express';
import helmet from 'helmet';

const TRUSTED_TYPES = "require-trusted-types-for 'script'";
const SOURCES = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  TRUSTED_TYPES,
];

/**
 * Everything is ours and nothing is inline. Only a page that streams late parts has scripts in it, each with the nonce
 * of that one answer.
 */
export function contentSecurityPolicy(nonce?: string): string {
  const scripts = nonce === undefined ? "script-src 'self'" : `script-src 'self' 'nonce-${nonce}'`;
  return [...SOURCES, scripts].join('; ');
}

/**
 * The same for the page of the API's description, whose viewer puts HTML together as text (it cleans it itself) and has
 * small pictures in its stylesheet.
 */
export function apiDocsSecurityPolicy(): string {
  const sources = SOURCES.filter((source) => source !== TRUSTED_TYPES && !source.startsWith('img-src'));
  return [...sources, "img-src 'self' data:", "script-src 'self'"].join('; ');
}

/** Strict headers on every answer: pages, errors, assets, health. */
export function securityHeaders(): RequestHandler[] {
  const policy = contentSecurityPolicy();
  return [
    helmet({
      contentSecurityPolicy: false, // ours above: helmet's merges with defaults that allow more
      // Helmet's default, no-referrer, makes forms send 'Origin: null', which the origin check would refuse.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // Other hosts of the department's domain are not ours to bind to https.
      strictTransportSecurity: { includeSubDomains: false },
      xFrameOptions: { action: 'deny' },
    }),
    (_request, response, next) => {
      response.setHeader('Content-Security-Policy', policy);
      response.setHeader(
        'Permissions-Policy',
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      );
      next();
    },
  ];
}
