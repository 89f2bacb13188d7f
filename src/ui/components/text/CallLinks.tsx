import { Fragment } from 'react';
import { tied } from './lineBreaks.ts';
import { Unbroken } from './Unbroken.tsx';

/**
 * A short number of the country after a word that says to call it: `call 1784 or 191`, `โทร. 1784`. Without such a word
 * it may count something.
 */
const NUMBER =
  /((?<=(?:\bcall|\bhotline|โทร\.|โทรศัพท์|โทรศัพท์ถึง|สายด่วน)\s*(?:1\d{2,3} (?:or|หรือ) )?)1\d{2,3}(?![\d,.]*\d))/iu;

/** A text in which the numbers to call are links. */
export function CallLinks({ text }: { readonly text: string }) {
  return tied(text)
    .split(NUMBER)
    .map((piece, index) =>
      index % 2 === 1 ? (
        <a key={index} href={`tel:${piece}`}>
          {piece}
        </a>
      ) : (
        <Fragment key={index}>
          <Unbroken text={piece} />
        </Fragment>
      ),
    );
}
