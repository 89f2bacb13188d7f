import { join } from 'node:path';
import { departmentDate } from '#domain/departmentDate.ts';
import type { ComplaintRecord, ComplaintSummary } from '#ports/complaints/ComplaintsDesk.ts';
import { complaintRow } from './complaintColumns.ts';

const LABEL_WIDTH = 14;

/** One line for each complaint: code, the day by which it is expected, state, topic, and where it is. */
export function describeComplaints(found: readonly ComplaintSummary[]): readonly string[] {
  if (found.length === 0) return ['There are no complaints.'];
  return found.map(({ code, expectedAt, isOverdue, progress, complaint, office }) => {
    const { topic = 'no topic', province = '' } = complaint;
    const due = `${isOverdue ? 'overdue since' : 'expected by'} ${departmentDate(expectedAt)}`;
    return `${code}  ${due.padEnd(24)}  ${progress.state.padEnd(10)}  ${topic}  ${province}  ${office ?? ''}`.trimEnd();
  });
}

/** Everything about a complaint; its words, and those of what happened, below the fields. */
export function describeComplaint(record: ComplaintRecord, folder: string): readonly string[] {
  const { text, consent, ...fields } = record.complaint;
  const given = {
    ...complaintRow(record),
    ...fields,
    consent: consent && `${consent.givenAt} ${consent.policyVersion}`,
  };
  return [
    ...Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [lineOf(name, String(value))])),
    ...['', text],
    ...record.timeline.flatMap((entry) => [
      '',
      [entry.at, entry.type, entry.operator, entry.rating && `rating ${entry.rating}`].filter(Boolean).join('  '),
      ...(entry.text === undefined ? [] : [entry.text]),
      ...entry.files.map(({ name, path }) => lineOf('file', `${name}: ${join(folder, path)}`)),
    ]),
  ];
}

function lineOf(name: string, text: string): string {
  return name.padEnd(LABEL_WIDTH) + text;
}
