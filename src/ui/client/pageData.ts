import type { Locale } from '#domain/locale/locale.ts';
import type { PageProps } from '../pages/props.ts';
import type { InteractiveId } from './interactiveViews.ts';

/**
 * The data of an interactive page, which the server puts as JSON into `<script id="page-data" data-src>`. The attribute
 * is the address of the module that reads it.
 */
interface PageData<Id extends InteractiveId = InteractiveId> {
  readonly route: Id;
  readonly locale: Locale;
  readonly basePath: string;
  /** Words within which no line breaks; missing where there are none. */
  readonly wholeWords?: readonly string[];
  readonly props: PageProps[Id];
}

export function readPageData(): PageData | undefined {
  const text = document.getElementById('page-data')?.textContent;
  return text === undefined ? undefined : (JSON.parse(text) as PageData);
}
