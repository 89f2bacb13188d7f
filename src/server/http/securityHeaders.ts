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
 * Everything is loaded from this server and nothing is inline. Only a page that streams deferred parts contains scripts,
 * with the nonce of that response.
 */
export function contentSecurityPolicy(nonce?: string): string {
  const scripts = nonce === undefined ? "script-src 'self'" : `script-src 'self' 'nonce-${nonce}'`;
  return [...SOURCES, scripts].join('; ');
}

/**
 * The same for the page of the API description. Its viewer builds HTML from text (and sanitises it), and its stylesheet
 * contains small pictures.
 */
export function apiDocsSecurityPolicy(): string {
  const sources = SOURCES.filter((source) => source !== TRUSTED_TYPES && !source.startsWith('img-src'));
  return [...sources, "img-src 'self' data:", "script-src 'self'"].join('; ');
}

/**
 * The same for a page that other websites may show in a frame.
 *
 * @param origins of these websites, one at least
 */
export function embeddableSecurityPolicy(origins: readonly string[]): string {
  const sources = SOURCES.filter((source) => !source.startsWith('frame-ancestors'));
  return [...sources, `frame-ancestors ${origins.join(' ')}`, "script-src 'self'"].join('; ');
}

/** Security headers of every response: pages, errors, assets, health. */
export function securityHeaders(): RequestHandler[] {
  const policy = contentSecurityPolicy();
  return [
    helmet({
      contentSecurityPolicy: false, // set below: helmet's would be merged with defaults that allow more
      // Helmet's default, no-referrer, makes forms send 'Origin: null', which the origin check would refuse.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // Not for us to decide for other hosts of the department's domain.
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
