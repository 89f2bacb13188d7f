/** The emblem as a background picture: the stylesheet knows the light and the dark one. The name stands beside it. */
export function Emblem() {
  return <span className="emblem" aria-hidden="true" />;
}
