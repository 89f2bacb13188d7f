import { sql, type Kysely } from 'kysely';
import { retry } from '../retry.ts';
import type { StoreTables } from '../StoreTables.ts';

class LogInUse extends Error {}

/**
 * Moves the write-ahead log into the database and empties it: until then it has older versions of changed pages. Waits up
 * to 5 s for whoever still reads these; after that they stay in it until the next time.
 */
export async function emptyLog(writer: Kysely<StoreTables>): Promise<void> {
  try {
    await retry(async () => {
      const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(writer);
      if (rows[0]?.busy === 1) throw new LogInUse();
    }, isInUse);
  } catch (error) {
    if (!isInUse(error)) throw error;
  }
}

function isInUse(error: unknown): boolean {
  return error instanceof LogInUse;
}
