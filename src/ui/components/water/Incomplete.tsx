/**
 * Marks a sum that lacks figures: a star, which a note below the table explains once, and, for screen readers, the text
 * that says how many are missing.
 */
export function Incomplete({ text }: { readonly text: string }) {
  return (
    <>
      <span className="incomplete" aria-hidden="true">
        *
      </span>{' '}
      <span className="visually-hidden">{text}</span>
    </>
  );
}
