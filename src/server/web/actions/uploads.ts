import type { Request, Response } from 'express';
import { clientNetwork } from '#domain/clientNetwork.ts';
import type { Attachments } from '#ports/Attachments.ts';
import { HttpError } from '../../http/HttpError.ts';
import { uploadedFile } from './keptFiles.ts';
import type { Uploads } from './readBody.ts';
import { submissionIdIn } from './sentState.ts';
import type { TipEnvelope } from './TipEnvelope.ts';

/** Saves the files of a form while they arrive. */
export function savedUploads(
  attachments: Attachments,
  maxFileBytes: number,
  request: Request,
  { locals }: Response,
): Uploads {
  const { site, context } = locals;
  const network = clientNetwork(request.ip ?? '');
  return {
    maxFileBytes,
    async save(name, content) {
      const saved = await attachments.save({ site: site.details.id, network, name, content }, context.signal);
      return saved.ok ? { ok: true, value: uploadedFile(saved.value) } : saved;
    },
  };
}

/** Seals the files of a form while they arrive. None is kept for another try. */
export function sealedUploads(envelope: TipEnvelope, maxFileBytes: number): Uploads {
  return {
    maxFileBytes,
    async save(name, content, fields) {
      const id = submissionIdIn(fields);
      if (id === undefined) throw new HttpError(400); // it comes first on our pages
      return await envelope.add(id, name, content);
    },
  };
}
