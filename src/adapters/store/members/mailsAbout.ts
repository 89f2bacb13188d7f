import type { ComplaintTable } from '../ComplaintTables.ts';
import type { Reader, Tx } from '../Database.ts';

type Coded = Pick<ComplaintTable, 'code'>;

/** The mails about complaints that wait to be sent, or whose address is still known, whoever they are to. */
export async function mailsAbout(db: Reader, complaints: readonly Coded[]) {
  if (complaints.length === 0) return [];
  const codes: ReadonlySet<string> = new Set(complaints.map(({ code }) => code));
  const rows = await db.selectFrom('outbox').selectAll().where('recipient', 'is not', null).execute();
  return rows.filter(({ content }) => {
    const { code = '' } = JSON.parse(content ?? '{}') as { readonly code?: string };
    return codes.has(code);
  });
}

/** Deletes the mails about complaints that are erased. */
export async function deleteMailsAbout(tx: Tx, complaints: readonly Coded[]): Promise<void> {
  const ids = (await mailsAbout(tx, complaints)).map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('outbox').where('id', 'in', ids).execute();
}
