/**
 * The emblem as a background picture, so that the stylesheet chooses the light or the dark one. The name is next to it.
 */
export function Emblem() {
  return <span className="emblem" aria-hidden="true" />;
}
