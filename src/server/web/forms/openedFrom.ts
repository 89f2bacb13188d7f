import { parseReportedPage, type ReportedPage } from '#domain/inbox/reportedPage.ts';
import type { PageRequest } from '../PageRequest.ts';

/** The page that `?page=` names, without the base path; undefined when it is no path of this site. */
export function openedFrom({ query, context: { links } }: PageRequest): ReportedPage | undefined {
  const path = parseReportedPage(query.get('page') ?? '');
  return path?.startsWith(`${links.basePath}/`) ? parseReportedPage(path.slice(links.basePath.length)) : undefined;
}
