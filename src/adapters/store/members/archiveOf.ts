import type { ArchivedRow, PersonalArchive } from '#ports/members/PersonalData.ts';
import { DATA_MAP, type PersonalTable } from '../dataMap.ts';
import type { PersonalRows } from './findPersonalRows.ts';

/** What an archive is made from: tables that are not there have nothing. */
type ArchiveRows = Partial<PersonalRows> & Pick<PersonalRows, 'complaints' | 'complaint_entries' | 'attachments'>;

/** The archive of a person: of each row, the columns that `DATA_MAP` allows. */
export function archiveOf(rows: ArchiveRows): PersonalArchive {
  const tables = Object.entries(rows).flatMap(([name, ofTable]) => {
    const { kind, columns }: PersonalTable = DATA_MAP[name as keyof PersonalRows];
    const archived = ofTable.map((row) => archivedRow(row, columns));
    return archived.length === 0 ? [] : [[name, { kind, rows: archived }] as const];
  });
  const picture = rows.member_pictures?.[0];
  return {
    tables: Object.fromEntries(tables),
    files: rows.attachments.flatMap(({ id, name, type, size, message, entry }) => {
      const of = message ?? codeOfEntry(rows, entry);
      return of === undefined ? [] : [{ id, name, type, size, of }];
    }),
    ...(picture !== undefined && { picture: { type: picture.type, content: new Uint8Array(picture.content) } }),
  };
}

function codeOfEntry({ complaints, complaint_entries: entries }: ArchiveRows, id: string | null) {
  const entry = entries.find((row) => row.id === id);
  return complaints.find((row) => row.id === entry?.complaint)?.code;
}

function archivedRow(row: object, columns: PersonalTable['columns']): ArchivedRow {
  const shown = Object.entries(row).filter(([column]) => columns[column] === 'archived');
  return Object.fromEntries(shown.map(([column, cell]) => [column, withoutSecrets(column, cell as Cell)]));
}

type Cell = ArchivedRow[string];

/** A mail that waits has the token of its link, or a code, in its values. */
function withoutSecrets(column: string, cell: Cell): Cell {
  if (column !== 'content' || typeof cell !== 'string') return cell;
  const { token: _token, code: _code, ...content } = JSON.parse(cell) as Readonly<Record<string, unknown>>;
  return JSON.stringify(content);
}
