/** Result codes of SQLite (https://www.sqlite.org/rescode.html); extended codes contain these in their low byte. */
const BUSY = 5;
const OUTAGES: ReadonlySet<number> = new Set([
  BUSY,
  6, // locked
  7, // out of memory
  8, // read-only
  10, // input or output error
  11, // corrupt
  13, // full
  14, // cannot open
  26, // not a database
]);

/** Another connection is writing. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY;
}

export function isSqliteOutage(error: unknown): boolean {
  const code = primaryCode(error);
  return (code !== undefined && OUTAGES.has(code)) || isClosed(error);
}

function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return error.errcode & 0xff;
}

// `node:sqlite` has the same code for "database is not open" and "statement has been finalized".
function isClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE';
}
