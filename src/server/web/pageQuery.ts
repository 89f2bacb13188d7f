import { queryOf, type RouteId } from '#ui/routes.ts';

/**
 * The part of a query that a page reads, in the order of its addresses, so that every address of the same page gives the
 * same text. Of a repeated parameter, the first one counts.
 *
 * @param search `?page=2`, or empty
 */
export function pageQuery(route: RouteId, search: string): URLSearchParams {
  if (search === '') return new URLSearchParams();
  const given = new URLSearchParams(search);
  const read = queryOf(route).names.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(read);
}
