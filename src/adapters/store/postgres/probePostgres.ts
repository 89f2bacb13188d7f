import { Client, DatabaseError, type ClientConfig } from 'pg';

/** Whether the server responds in time, even if only to say that it is starting or has no connection left. Never rejects. */
export async function probePostgres(config: ClientConfig, timeoutMs: number): Promise<boolean> {
  const client = new Client({ ...config, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => undefined); // without a listener, a lost connection ends the process
  const { promise: timeout, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => {
    resolve(false);
  }, timeoutMs);
  const isAnswered = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      (error: unknown) => error instanceof DatabaseError,
    );
  try {
    return await Promise.race([isAnswered, timeout]);
  } finally {
    clearTimeout(timer);
    // Not awaited: a frozen server does not end a connection either.
    void client.end().catch(() => undefined);
  }
}
