import { Fragment } from 'react';
import type { TextPart } from '#domain/search/highlight.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { piecesOf } from '../text/lineBreaks.ts';

/**
 * A text of which the parts that match a search are marked. Often only a part of a word that stays on one line matches,
 * so the marks are within it.
 */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  const pieces = piecesOf(parts.map(({ text }) => text).join(''), useRenderContext().wholeWords);
  return pieces.map(({ text, start, isKept }) => {
    const marked = partsBetween(parts, start, start + text.length).map(({ isMatch, from, to }) => {
      const part = text.slice(from - start, to - start);
      return isMatch ? <mark key={from}>{part}</mark> : <Fragment key={from}>{part}</Fragment>;
    });
    return isKept ? (
      <span className="nb" key={start}>
        {marked}
      </span>
    ) : (
      <Fragment key={start}>{marked}</Fragment>
    );
  });
}

function partsBetween(parts: readonly TextPart[], start: number, end: number) {
  let next = 0;
  return parts.flatMap(({ text, isMatch }) => {
    const at = next;
    next += text.length;
    const [from, to] = [Math.max(at, start), Math.min(next, end)];
    return from < to ? [{ isMatch, from, to }] : [];
  });
}
