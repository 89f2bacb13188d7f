import type { MessageDescriptor } from '@formatjs/intl';
import { Fragment, type ReactNode } from 'react';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from './Unbroken.tsx';

interface SentenceProps {
  readonly message: MessageDescriptor;
  /** The elements for the message's arguments. */
  readonly parts: Readonly<Record<string, ReactNode>>;
  /** Whether the elements and the texts between them are boxes beside each other, so that each text must be one box. */
  readonly inBoxes?: boolean;
}

const MARK = '\uE001';

/** A message whose arguments are React elements, in the order of the language. */
export function Sentence({ message, parts, inBoxes = false }: SentenceProps) {
  const context = useRenderContext();
  const marked = Object.fromEntries(Object.keys(parts).map((name) => [name, `${MARK}${name}${MARK}`]));
  return context
    .t(message, marked)
    .split(MARK)
    .map((piece, index) => {
      if (index % 2 === 1) return <Fragment key={index}>{parts[piece]}</Fragment>;
      const text = <Unbroken text={piece} />;
      return inBoxes && piece.trim() !== '' ? <span key={index}>{text}</span> : <Fragment key={index}>{text}</Fragment>;
    });
}
