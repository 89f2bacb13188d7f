/** A triangle in a disc, on the picture of a video in a list. Decorative: the kind is written in the list or its title. */
export function PlayMark() {
  return (
    <svg className="play-mark" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d="M20 15.5v17L33 24z" />
    </svg>
  );
}
