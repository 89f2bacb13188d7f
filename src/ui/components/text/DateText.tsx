/** A date, whose weekday and day stay on one line: browsers would break it between `วันพฤหัสบดี` and `ที่ 1`. */
export function DateText({ text }: { readonly text: string }) {
  const [day = ''] = /^\S+ \d+/.exec(text) ?? [];
  return (
    <>
      {day !== '' && <span className="nb">{day}</span>}
      {text.slice(day.length).replace(' –', '\u00a0–')}
    </>
  );
}
