import { ATTACHMENT_ID, parseAttachmentId, type AttachmentId } from '#ports/Attachments.ts';
import { SchemaError } from '#adapters/schema/readSchema.ts';

/** The id of a saved file, of a list `files`. Throws `SchemaError`. */
export function attachmentIdFromWire(text: string): AttachmentId {
  const id = parseAttachmentId(text);
  if (id === undefined)
    throw new SchemaError([{ path: ['files'], reason: `must be ids that match ${ATTACHMENT_ID.source}` }]);
  return id;
}
