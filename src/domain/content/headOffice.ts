import type { ContentSummary } from './content.ts';

/** The office above the others: the first one that is above another one and below none; undefined without one. */
export function headOffice(offices: readonly ContentSummary[]): ContentSummary | undefined {
  const above = new Set(offices.map(parentOf));
  return offices.find((office) => above.has(office.slug) && parentOf(office) === undefined);
}

function parentOf({ detail }: ContentSummary) {
  return detail.kind === 'agency' ? detail.parent : undefined;
}
