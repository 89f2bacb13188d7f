import { DatabaseError } from 'pg';

/** Serialization failure and deadlock: the same transaction may succeed when it is repeated. */
const CONFLICTS: readonly string[] = ['40001', '40P01'];

/**
 * Classes of SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html) that are about the server, not
 * about our statement: connection, authorization, unknown database, resources, cancelled or shut down, system.
 */
const OUTAGE_CLASSES: readonly string[] = ['08', '28', '3D', '53', '57', '58', 'XX'];
/** The server is a standby, or is set to read-only. */
const READ_ONLY = '25006';

export function isPostgresConflict(error: unknown): boolean {
  return error instanceof DatabaseError && CONFLICTS.includes(error.code ?? '');
}

export function isPostgresOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError) {
    const code = error.code ?? '';
    return OUTAGE_CLASSES.includes(code.slice(0, 2)) || code === READ_ONLY;
  }
  // Socket errors have a system call; when all addresses of a host failed, there is one AggregateError.
  return 'syscall' in error || error instanceof AggregateError || CONNECTION_LOST.test(error.message);
}

// Messages of `pg` and `pg-pool`, whose errors have no code.
const CONNECTION_LOST = /connection terminated|timeout|not queryable|client was closed|after calling end|SSL/i;
