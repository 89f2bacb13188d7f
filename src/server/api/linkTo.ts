import type { Request, Response } from 'express';

/** Adds a link to the same request with another value in its query (RFC 8288): the next page of a list. */
export function linkTo(
  request: Request,
  response: Response,
  relation: 'next' | 'prev',
  [name, value]: readonly [name: string, value: string],
): void {
  const { pathname, searchParams } = new URL(request.originalUrl, 'http://api');
  searchParams.set(name, value);
  const link = `<${pathname}?${searchParams.toString()}>; rel="${relation}"`;
  const other = response.get('Link');
  response.set('Link', other === undefined ? link : `${other}, ${link}`);
}
