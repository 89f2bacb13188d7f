import { DatabaseError } from 'pg';

/** Serialization failure and deadlock: the same transaction, done again, may well succeed. */
const CONFLICTS: readonly string[] = ['40001', '40P01'];

/**
 * Classes of SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html) that speak of the server and
 * not of our statement: connection, authorization, unknown database, resources, cancelled or shut down, system.
 */
const OUTAGE_CLASSES: readonly string[] = ['08', '28', '3D', '53', '57', '58', 'XX'];
/** The server is a standby, or was told to be read-only. */
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
  // Faults of the socket carry a system call; several addresses tried in vain come as one AggregateError.
  return 'syscall' in fault || fault instanceof AggregateError || CONNECTION_LOST.test(fault.message);
}

// The words of `pg` and `pg-pool`, which give these faults no code.
const CONNECTION_LOST = /connection terminated|timeout|not queryable|client was closed|after calling end|SSL/i;
