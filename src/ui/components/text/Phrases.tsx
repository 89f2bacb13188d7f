import { Fragment } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { tied, unbroken } from './lineBreaks.ts';

interface PhrasesProps {
  readonly text: string;
  /** The language of the text, when it is not the page's. */
  readonly locale?: Locale;
}

/**
 * A title whose lines break between phrases if possible. Thai has spaces between phrases (and around numbers), not
 * between words, but browsers break it at any word; English needs no help.
 */
export function Phrases({ text, locale }: PhrasesProps) {
  const context = useRenderContext();
  if ((locale ?? context.locale) !== 'th') return unbroken(text, context.wholeWords);
  return tied(text)
    .split(/(?<!\d) (?!\d|[^(]*\))/)
    .map((phrase, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className="phrase">{unbroken(phrase, context.wholeWords)}</span>
      </Fragment>
    ));
}
