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

export function isPostgresConflict(fault: unknown): boolean {
  return fault instanceof DatabaseError && CONFLICTS.includes(fault.code ?? '');
}

export function isPostgresOutage(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  if (fault instanceof DatabaseError) {
    const code = fault.code ?? '';
    return OUTAGE_CLASSES.includes(code.slice(0, 2)) || code === READ_ONLY;
  }
  // Socket errors have a system call; when all addresses of a host failed, there is one AggregateError.
  return 'syscall' in fault || fault instanceof AggregateError || CONNECTION_LOST.test(fault.message);
}

// Messages of `pg` and `pg-pool`, whose errors have no code.
const CONNECTION_LOST = /connection terminated|timeout|not queryable|client was closed|after calling end|SSL/i;
