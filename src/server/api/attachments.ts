import type { RequestHandler } from 'express';
import type { Attachments } from '#ports/Attachments.ts';
import {
  FILE_BODY_TYPE,
  SavedFilesQueryWire,
  savedFilesQueryFromWire,
  savedFilesToWire,
  SavedFilesWire,
  savedFileToWire,
  SavedFileWire,
  uploadQueryFromWire,
  UploadQueryWire,
} from '#adapters/department-api/wire/AttachmentWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';
import { COUNTS_VISITORS, visitorNetworkOf } from './takeForm.ts';
import { queryOf, signalOf, siteOf } from './parameters.ts';

const EXAMPLE = { id: '00112233445566778899aabbccddeeff', name: 'ใบเสร็จ.pdf', type: 'pdf', size: 48_213 };

export const ATTACHMENT_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'saveAttachment',
    group: 'inbox',
    method: 'post',
    path: PATHS.attachments,
    access: 'inbox:write',
    summary: 'Saves a file for a message that is sent later',
    details:
      'The body is the file. It is deleted after a day without its message. Each visitor has a quota for a day. ' +
      COUNTS_VISITORS,
    query: UploadQueryWire,
    body: { type: FILE_BODY_TYPE },
    response: { type: 'json', description: 'It is saved.', schema: SavedFileWire, example: EXAMPLE },
    problems: ['fileType', 'fileTooLarge', 'fileEmpty', 'fileInfected', 'quotaExceeded'],
    handle: ({ attachments }) => saveAttachment(attachments),
  },
  {
    name: 'findAttachments',
    group: 'inbox',
    method: 'get',
    path: PATHS.attachments,
    access: 'inbox:write',
    summary: 'Those of some saved files that can still be sent with a message',
    query: SavedFilesQueryWire,
    response: {
      type: 'json',
      description: 'In the order of the ids.',
      schema: SavedFilesWire,
      example: { files: [EXAMPLE] },
    },
    handle: ({ attachments }) => findAttachments(attachments),
  },
];

function saveAttachment(attachments: Attachments): RequestHandler {
  return async (request, response) => {
    const site = siteOf(request);
    const name = queryOf(request, uploadQueryFromWire);
    const network = visitorNetworkOf(request, response);
    response.locals.bodyTimeout?.allowUpload();
    const outcome = await attachments.save({ site, network, name, content: request }, signalOf(response));
    if (!outcome.ok) throw new RefusalError(outcome.code);
    response.json(savedFileToWire(outcome.value));
  };
}

function findAttachments(attachments: Attachments): RequestHandler {
  return async (request, response) => {
    const ids = queryOf(request, savedFilesQueryFromWire);
    response.json(savedFilesToWire(await attachments.find(siteOf(request), ids)));
  };
}
