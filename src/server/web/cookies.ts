import type { CookieOptions, Request } from 'express';

/** How every cookie of ours is set: for the whole site, Secure on https. */
export function cookieOptions(request: Request, seconds: number): CookieOptions {
  return { path: '/', maxAge: seconds * 1000, sameSite: 'lax', secure: request.secure };
}
