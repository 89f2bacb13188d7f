import type { JobName } from '#ports/Jobs.ts';
import type { JobTable } from '../StoreTables.ts';

/** The row of a job that has never run. */
export function newJob(name: JobName): JobTable {
  return {
    ...{ name, due_at: null, lease: null, leased_until: null },
    ...{ succeeded_at: null, failures: 0, failed_at: null, error: null },
  };
}
