import { randomUUID } from 'node:crypto';
import type { InboxUse } from '#ports/InboxDesk.ts';
import type { Tx } from '../Database.ts';

/** Records that somebody of the department used what people sent, in the transaction of the use. */
export async function recordUse(tx: Tx, use: InboxUse): Promise<void> {
  await tx
    .insertInto('inbox_uses')
    .values({ id: randomUUID(), ...use })
    .execute();
}
