import type { CategoryLabel, ContentSummary } from '#domain/content/content.ts';

export interface Subject {
  readonly subject: CategoryLabel | undefined;
  readonly items: readonly ContentSummary[];
}

/** Groups items by subject. They must be in the order of their subjects already. */
export function bySubject(
  items: readonly ContentSummary[],
  subjectOf: (item: ContentSummary) => CategoryLabel | undefined = (item) => item.category,
): readonly Subject[] {
  const groups = Map.groupBy(items, (item) => subjectOf(item)?.code);
  return [...groups.values()].map((members) => ({ subject: members[0] && subjectOf(members[0]), items: members }));
}

/** The id of a subject's heading, for links to it. */
export function subjectId(subject: CategoryLabel | undefined): string {
  return `subject-${subject?.code ?? 'other'}`;
}
