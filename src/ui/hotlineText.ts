import type { Hotline } from '#domain/site/site.ts';
import { pageLayoutMessages } from './messages/pageLayout.ts';
import type { RenderContext } from './RenderContext.tsx';

/** 'Hotline 1111, press 78', or 'Hotline 1310' where nothing is to be pressed. */
export function hotlineText({ number, extension }: Hotline, context: RenderContext): string {
  return extension === ''
    ? context.t(pageLayoutMessages.hotlineNumber, { number })
    : context.t(pageLayoutMessages.hotline, { number, extension });
}
