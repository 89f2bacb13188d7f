/** A date, whose line breaks before the year at most: on a small phone, a date with its weekday is longer than a line. */
export function DateText({ text }: { readonly text: string }) {
  const year = text.search(/ \d{4}(?!\d)/);
  if (year < 0) return <span className="nb">{text}</span>;
  return (
    <>
      <span className="nb">{text.slice(0, year)}</span>
      {text.slice(year)}
    </>
  );
}
