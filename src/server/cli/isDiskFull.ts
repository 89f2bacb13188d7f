/** SQLite's result code for a full disk (https://www.sqlite.org/rescode.html#full), and PostgreSQL's SQLSTATE. */
const SQLITE_FULL = 13;
const POSTGRES_FULL = '53100';
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', POSTGRES_FULL];

/** Whether an error, or what caused it, is that there is no space left: of the files, or of either store. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return FULL.includes(code) || errcode === SQLITE_FULL || isDiskFull(error.cause);
}
