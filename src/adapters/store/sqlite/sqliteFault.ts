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
export function isBusy(fault: unknown): boolean {
  return primaryCode(fault) === BUSY;
}

export function isSqliteOutage(fault: unknown): boolean {
  const code = primaryCode(fault);
  return (code !== undefined && OUTAGES.has(code)) || isClosed(fault);
}

function primaryCode(fault: unknown): number | undefined {
  if (!(fault instanceof Error) || !('errcode' in fault) || typeof fault.errcode !== 'number') return undefined;
  return fault.errcode & 0xff;
}

// `node:sqlite` has the same code for "database is not open" and "statement has been finalized".
function isClosed(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_INVALID_STATE';
}
