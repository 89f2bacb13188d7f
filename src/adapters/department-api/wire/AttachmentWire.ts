import { ATTACHMENT_TYPES, MAX_ATTACHMENTS, type AttachmentType } from '#domain/files/attachment.ts';
import { attachmentName } from '#domain/files/attachmentName.ts';
import { ATTACHMENT_ID, parseAttachmentId, type AttachmentId, type SavedFile } from '#ports/Attachments.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { readQuery } from './readRequest.ts';
import { count } from './wireFields.ts';

/** How a file is sent: as it is, whatever its type. */
export const FILE_BODY_TYPE = 'application/octet-stream';

const MAX_NAME_LENGTH = 1_000;
const IDS = new RegExp(`^[0-9a-f]{32}(,[0-9a-f]{32}){0,${MAX_ATTACHMENTS - 1}}$`);

export class SavedFileWire {
  @field.parsed(parseAttachmentId, 'the id of a file', { pattern: ATTACHMENT_ID.source }) readonly id!: AttachmentId;
  @field.string() readonly name!: string;
  @field.oneOf(...(Object.keys(ATTACHMENT_TYPES) as AttachmentType[])) readonly type!: AttachmentType;
  @field.description('In bytes.') @count() readonly size!: number;
}

export class SavedFilesWire {
  @field.listOf(() => SavedFileWire) readonly files!: readonly SavedFileWire[];
}

/** Query of an upload. */
export class UploadQueryWire {
  @field.description('The name of the file on the sender’s system; the rest of a longer one is left out.')
  @field.string()
  readonly name!: string;
}

/** Query of saved files. */
export class SavedFilesQueryWire {
  @field.description(`Ids of at most ${MAX_ATTACHMENTS} files, with commas between them.`)
  @field.pattern(IDS, 'ids of files')
  readonly ids!: string;
}

export function savedFileToWire(file: SavedFile): SavedFileWire {
  return file;
}

/** Throws `SchemaError`. */
export function savedFileFromWire(json: unknown, onDropped?: OnDropped): SavedFile {
  return cleaned(readTolerant(SavedFileWire, json, onDropped));
}

export function savedFilesToWire(files: readonly SavedFile[]): SavedFilesWire {
  return { files };
}

/** Throws `SchemaError`. */
export function savedFilesFromWire(json: unknown, onDropped?: OnDropped): readonly SavedFile[] {
  return readTolerant(SavedFilesWire, json, onDropped).files.map(cleaned);
}

export function uploadQueryToWire(name: string): URLSearchParams {
  return new URLSearchParams({ name: name.slice(0, MAX_NAME_LENGTH) });
}

/** Throws `SchemaError`. */
export function uploadQueryFromWire(query: URLSearchParams): string {
  return readQuery(UploadQueryWire, query).name;
}

export function savedFilesQueryToWire(ids: readonly AttachmentId[]): URLSearchParams {
  return new URLSearchParams({ ids: ids.join(',') });
}

/** Throws `SchemaError`. */
export function savedFilesQueryFromWire(query: URLSearchParams): readonly AttachmentId[] {
  return readQuery(SavedFilesQueryWire, query).ids.split(',') as AttachmentId[];
}

function cleaned({ name, ...file }: SavedFileWire): SavedFile {
  return { ...file, name: attachmentName(name, file.type) };
}
