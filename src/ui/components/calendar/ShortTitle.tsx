import { Unbroken } from '../text/Unbroken.tsx';

/** Letters of a title that have room in a day of a month. */
const LONGEST = 48;

/** A title that ends after a word where it is long; screen readers get all of it. */
export function ShortTitle({ text }: { readonly text: string }) {
  const end = text.length <= LONGEST ? -1 : text.lastIndexOf(' ', LONGEST);
  if (end <= 0) return <Unbroken text={text} />;
  return (
    <>
      <Unbroken text={text.slice(0, end).replace(/[:,;]$/, '')} />
      <span aria-hidden="true">…</span>
      <span className="visually-hidden">{text.slice(end)}</span>
    </>
  );
}
