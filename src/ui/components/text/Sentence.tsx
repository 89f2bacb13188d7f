import type { MessageDescriptor } from '@formatjs/intl';
import { Fragment, type ReactNode } from 'react';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from './Unbroken.tsx';

interface SentenceProps {
  readonly message: MessageDescriptor;
  /** The elements for the message's arguments. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

const MARK = '\uE001';

/** A message whose arguments are React elements, in the order of the language. */
export function Sentence({ message, parts }: SentenceProps) {
  const context = useRenderContext();
  const marked = Object.fromEntries(Object.keys(parts).map((name) => [name, `${MARK}${name}${MARK}`]));
  return context
    .t(message, marked)
    .split(MARK)
    .map((piece, index) => (
      <Fragment key={index}>{index % 2 === 1 ? parts[piece] : <Unbroken text={piece} />}</Fragment>
    ));
}
