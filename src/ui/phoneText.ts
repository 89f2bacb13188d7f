import { isInvented } from './components/text/isInvented.ts';
import { pageLayoutMessages } from './messages/pageLayout.ts';
import type { RenderContext } from './RenderContext.tsx';

/** A telephone number for mails and files; that of a sample says that it is invented, as on pages (`PhoneLink`). */
export function phoneText(number: string, context: RenderContext): string {
  return isInvented(number) ? `${number} (${context.t(pageLayoutMessages.inventedNumber)})` : number;
}
