import { Fragment } from 'react';
import type { TextPart } from '#domain/search/highlight.ts';
import { Unbroken } from '../text/Unbroken.tsx';

/** A text of which the parts that match a search are marked. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index}>
        <Unbroken text={text} />
      </mark>
    ) : (
      <Fragment key={index}>
        <Unbroken text={text} />
      </Fragment>
    ),
  );
}
