import type { ReactNode } from 'react';
import type { ContentSummary } from '#domain/content/content.ts';
import { groupedMessages } from '../../messages/grouped.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { subjectId, type Subject } from './bySubject.ts';

export interface SubjectsProps {
  readonly subjects: readonly Subject[];
  /** Renders the items of one subject, with titles of this heading level. */
  readonly rows: (items: readonly ContentSummary[], level: 2 | 3) => ReactNode;
  /** Added to a subject's heading. */
  readonly note?: (items: readonly ContentSummary[]) => ReactNode;
  /** Below the last of them, in their column. */
  readonly end?: ReactNode;
}

/** Items under the headings of their subjects, with links to the headings where there are several. */
export function Subjects({ subjects, rows, note, end }: SubjectsProps) {
  const context = useRenderContext();
  const only = subjects.length === 1 && subjects[0]?.subject === undefined;
  if (only)
    return (
      <>
        {rows(subjects[0]?.items ?? [], 2)}
        {end}
      </>
    );
  const labelOf = ({ subject }: Subject) => subject?.label ?? context.t(groupedMessages.otherSubject);
  const idOf = ({ subject }: Subject) => subjectId(subject);
  return (
    <div className="subjects">
      {subjects.length > 1 && (
        <nav className="subjects-index" aria-labelledby="subjects-index-title">
          <p id="subjects-index-title">
            <b>{context.t(groupedMessages.onThisPage)}</b>
          </p>
          <ul>
            {subjects.map((group) => (
              <li key={idOf(group)}>
                <a href={`#${idOf(group)}`}>
                  <Unbroken text={labelOf(group)} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="subjects-all">
        {subjects.map((group) => (
          <section key={idOf(group)} className="subject" aria-labelledby={idOf(group)}>
            <div className="subject-top">
              <h2 id={idOf(group)}>
                <Unbroken text={labelOf(group)} />
              </h2>
              {note?.(group.items)}
            </div>
            {rows(group.items, 3)}
          </section>
        ))}
        {end}
      </div>
    </div>
  );
}
