import { routeTitle } from '#ui/messages/routeTitles.ts';
import type { ReportedPage } from '#domain/inbox/reportedPage.ts';
import type { FormPageProps } from '#ui/pages/props.ts';
import type { PageRequest } from '../PageRequest.ts';
import { findLinked } from '../pages/findLinked.ts';
import { unlessUnavailable } from '../pages/unlessUnavailable.ts';
import { localeOfPath } from '../parseAddress.ts';
import { resolvePath } from '../resolvePath.ts';

/**
 * The title of the page from which a form was opened, in the language of that page: looked up by its path, so that no text
 * of an address gets into the form. Undefined where it takes more than one look: of a page that is none, or is made of
 * figures.
 */
export async function reportedTitle(request: PageRequest, page: ReportedPage): Promise<FormPageProps['pageTitle']> {
  const locale = localeOfPath(page);
  const target = resolvePath(page);
  if (locale === undefined || target === undefined) return undefined;
  const title = target.at === 'route' ? routeTitle(target.route) : undefined;
  if (title !== undefined) return { text: request.contexts[locale].t(title), locale };
  // The form is complete without it.
  const found = await findLinked({ ...request, locale }, [page]).catch(unlessUnavailable);
  const text = found?.[page]?.title;
  return text === undefined ? undefined : { text, locale };
}
