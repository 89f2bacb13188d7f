import { useRenderContext } from '../../RenderContext.tsx';
import { unbroken } from './lineBreaks.ts';

/** A text whose words, numbers with units, and ranges stay on one line. */
export function Unbroken({ text }: { readonly text: string }) {
  return unbroken(text, useRenderContext().wholeWords);
}
