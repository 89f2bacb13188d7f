import { parseTrackingCode, type TrackingCode } from '#domain/complaints/trackingCode.ts';
import { ATTACHMENT_TYPES, type AttachmentType } from '#domain/files/attachment.ts';
import type { AttachmentName } from '#domain/files/attachmentName.ts';
import { parseReference, type Reference } from '#domain/inbox/reference.ts';
import { parsePasswordText, type PasswordText } from '#domain/members/passwordText.ts';
import { PERSONAL_DATA, type PersonalDataKind } from '#domain/members/personalData.ts';
import { parseAttachmentId, type AttachmentId } from '#ports/Attachments.ts';
import type { ArchivedRow, ArchivedTable, PersonalArchive } from '#ports/members/PersonalData.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { VisitorRequestWire } from './VisitorWire.ts';

const TYPES = Object.keys(ATTACHMENT_TYPES) as readonly AttachmentType[];
const KINDS = Object.keys(PERSONAL_DATA) as readonly PersonalDataKind[];
const MAX_BYTES = Number.MAX_SAFE_INTEGER;

/** Body of what a member proves first who they are for. */
export class ProofWire extends VisitorRequestWire {
  @field.description('Missing for a member without a password, who has signed in at a provider just before.')
  @field.optional()
  @field.parsed(parsePasswordText, 'a password')
  readonly password?: PasswordText;
}

class ArchivedTableWire {
  @field.string() readonly name!: string;
  @field.oneOf(...KINDS) readonly kind!: PersonalDataKind;
  @field.description('Each is a JSON object: texts, numbers and nulls by the names of the columns.')
  @field.strings()
  readonly rows!: readonly string[];
}

class ArchivedFileWire {
  @field.parsed(parseAttachmentId, 'the id of a file') readonly id!: AttachmentId;
  @field.string() readonly name!: AttachmentName;
  @field.oneOf(...TYPES) readonly type!: AttachmentType;
  @field.description('In bytes.') @field.integer(0, MAX_BYTES) readonly size!: number;
  @field.description('The number of its message, or the tracking code of its complaint.')
  @field.parsed(parseOwner, 'the number of a message or a tracking code')
  readonly of!: Reference | TrackingCode;
}

/** Everything about a member but the picture, which has a call of its own, and the content of files. */
export class ArchiveWire {
  @field.listOf(() => ArchivedTableWire) readonly tables!: readonly ArchivedTableWire[];
  @field.listOf(() => ArchivedFileWire) readonly files!: readonly ArchivedFileWire[];
}

export function archiveToWire({ tables, files }: PersonalArchive): ArchiveWire {
  const wire = ([name, { kind, rows }]: [string, ArchivedTable]) => ({
    ...{ name, kind },
    rows: rows.map((row) => JSON.stringify(row)),
  });
  return { tables: Object.entries(tables).map(wire), files };
}

/** Throws `SchemaError`. */
export function archiveFromWire(json: unknown, onDropped?: OnDropped): Omit<PersonalArchive, 'picture'> {
  const { tables, files } = readTolerant(ArchiveWire, json, onDropped);
  const read = tables.map(({ name, kind, rows }) => [name, { kind, rows: rows.map(rowOf) }] as const);
  return { tables: Object.fromEntries(read), files };
}

function parseOwner(text: string): Reference | TrackingCode | undefined {
  const code = parseTrackingCode(text);
  return code.ok ? code.value : parseReference(text);
}

function rowOf(text: string): ArchivedRow {
  const row = parsedJson(text);
  if (!isRow(row)) throw new SchemaError([{ path: ['tables'], reason: 'must have rows of texts, numbers and nulls' }]);
  return row;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRow(row: unknown): row is ArchivedRow {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false;
  return Object.values(row).every((cell) => cell === null || typeof cell === 'string' || typeof cell === 'number');
}
