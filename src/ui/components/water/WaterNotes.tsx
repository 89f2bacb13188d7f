import { useId } from 'react';
import type { MessageDescriptor } from '@formatjs/intl';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** How figures are to be read: what missing means, and what the arithmetic is. */
export function WaterNotes({ notes }: { readonly notes: readonly MessageDescriptor[] }) {
  const context = useRenderContext();
  const id = useId();
  return (
    <section className="water-notes" aria-labelledby={id}>
      <h2 id={id} className="water-end-title">
        {context.t(waterMessages.notes)}
      </h2>
      <ul className="water-end-text">
        {notes.map((note) => (
          <li key={note.id}>{context.t(note)}</li>
        ))}
      </ul>
    </section>
  );
}
