import { complaintFields } from '#domain/complaints/complaint.ts';
import type { ComplaintRecord, ComplaintSummary } from '#ports/complaints/ComplaintsDesk.ts';
import type { Cell } from '../web/downloads/csv.ts';

/** The columns of a list. */
export const COMPLAINT_COLUMNS = [
  ...['code', 'site', 'filed', 'expected', 'overdue', 'state', 'topic', 'province', 'office', 'channel'],
] as const;

/** The columns of an export: those of a list, the fields of the form, and everything that happened. */
export const EXPORTED_COLUMNS: readonly string[] = [
  ...new Set([...COMPLAINT_COLUMNS, ...Object.keys(complaintFields), 'timeline']),
];

export type ComplaintRow = Readonly<Record<string, Cell>>;

/** A complaint in a list, without its words. */
export function complaintRow(one: ComplaintSummary): ComplaintRow {
  const { code, site, filedAt: filed, expectedAt: expected, isOverdue, progress, complaint, office, channel } = one;
  const { topic, province } = complaint;
  return {
    ...{ code, site, filed, expected, overdue: isOverdue ? 'yes' : 'no', state: progress.state },
    ...{ topic, province, office, channel },
  };
}

export function cellsOf(one: ComplaintSummary | ComplaintRecord, columns: readonly string[]): readonly Cell[] {
  const { consent: _, ...fields } = one.complaint;
  const row: ComplaintRow = { ...fields, ...complaintRow(one), ...('timeline' in one && timelineCell(one)) };
  return columns.map((column) => row[column]);
}

function timelineCell({ timeline }: ComplaintRecord) {
  const lines = timeline.map(({ at, type, operator, text, rating, files }) =>
    [at, type, operator, rating, text, ...files.map(({ path }) => path)].filter((part) => part !== undefined).join(' '),
  );
  return { timeline: lines.join('\n') };
}
