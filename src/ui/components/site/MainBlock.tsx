import type { ReactNode } from 'react';
import { DeferredPlaceholder, DeferredUnavailable } from '../text/DeferredNote.tsx';
import { DeferredPart, type Deferred } from '../../deferred.tsx';
import type { MessageDescriptor } from '@formatjs/intl';

interface MainBlockProps<T> {
  /** Of the element around it, for links to it. */
  readonly id: string;
  readonly value: Deferred<readonly T[]>;
  /** Where the complete page is, for visitors without scripts. */
  readonly completePage: string;
  /** The list of what is in the block, for when it cannot be loaded. */
  readonly all: { readonly href: string; readonly label: MessageDescriptor };
  /** Renders the heading and what is below it. */
  readonly section: (content: ReactNode, items: readonly T[]) => ReactNode;
  /** Renders what is below the heading. */
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A part of the page of everything new; without its heading too, when there is nothing in it. */
export function MainBlock<T>({ id, value, completePage, all, section, children }: MainBlockProps<T>) {
  return (
    // An element of its own: React would hold back the whole page for a pending Suspense boundary without one.
    <div id={id}>
      <DeferredPart
        value={value}
        fallback={section(<DeferredPlaceholder completePage={completePage} />, [])}
        unavailable={section(<DeferredUnavailable {...all} />, [])}
      >
        {(items) => items.length > 0 && section(children(items), items)}
      </DeferredPart>
    </div>
  );
}
