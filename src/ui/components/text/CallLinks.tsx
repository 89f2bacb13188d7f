import { Fragment } from 'react';
import { tied } from './lineBreaks.ts';
import { Unbroken } from './Unbroken.tsx';

/** What may be a number of the whole country, not a part of a longer one, nor a share. */
const NUMBER = /(?<![\d.,])(1\d{2,3})(?![\d%]|[.,]\d|[-–\s]\d{3})/u;
/** What says before a number that it is to be called; without it, the number may count something. */
const CALL = /(?:\bcall|\bhotline|โทร\.?|โทรศัพท์(?:ถึง)?|สายด่วน):?\s*$/iu;
/** What stands between numbers to call. */
const OR = /^(?:,|,?\s*(?:or|หรือ))\s*$/iu;

/** A text in which the numbers to call are links: `call 1784 or 191`, `โทร. 1784`. */
export function CallLinks({ text }: { readonly text: string }) {
  const pieces = tied(text).split(NUMBER);
  let isCalled = false;
  return pieces.map((piece, index) => {
    if (index % 2 === 0) isCalled = CALL.test(piece) || (isCalled && OR.test(piece));
    else if (isCalled)
      return (
        <a key={index} href={`tel:${piece}`}>
          {piece}
        </a>
      );
    return (
      <Fragment key={index}>
        <Unbroken text={piece} />
      </Fragment>
    );
  });
}
