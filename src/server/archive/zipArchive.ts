import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Instant } from '#domain/instant.ts';
import type { ArchivedFile, ArchivedRow, PersonalArchive } from '#ports/members/PersonalData.ts';

interface ArchiveParts {
  readonly readme: string;
  readonly now: Instant;
  /** Opens an attached file; undefined when it is not there any more: an empty file stands for it then. */
  readonly open: (file: ArchivedFile) => Promise<Readable | undefined>;
}

/** For the owner of the file alone, where a system keeps such rights. */
const OWNER_ONLY = 0o100600;

/** Everything about a person as a ZIP file, which is made while it is read: one attached file is open at a time. */
export function zipArchive(archive: PersonalArchive, { readme, now, open }: ArchiveParts): Readable {
  const zip = new ZipFile();
  const options = { mtime: new Date(now), mode: OWNER_ONLY };
  const { picture, files } = archive;
  // With a byte-order mark: old editors take the text for another encoding otherwise.
  zip.addBuffer(Buffer.from(`\ufeff${readme}`), 'README.txt', options);
  zip.addBuffer(Buffer.from(JSON.stringify(readableTables(archive), null, 2)), 'data.json', options);
  if (picture !== undefined) zip.addBuffer(Buffer.from(picture.content), `picture.${picture.type}`, options);
  const content = Readable.from(zip.outputStream);
  let current: Readable | undefined;
  for (const [index, file] of files.entries())
    zip.addReadStreamLazy(pathOf(file, index), { ...options, compress: false }, (callback) => {
      open(file).then(
        (opened = Readable.from([])) => {
          current = opened;
          callback(null, opened);
        },
        (error: unknown) => callback(error, Readable.from([])),
      );
    });
  zip.on('error', (error: Error) => content.destroy(error));
  content.once('close', () => current?.destroy());
  zip.end();
  return content;
}

/** Each in a folder named by the number of its message; the number in front tells files of one name apart. */
function pathOf({ of, name }: ArchivedFile, index: number): string {
  return `files/${of}/${String(index + 1)}-${name.replaceAll(/[/\\:]/g, '_')}`;
}

/** Columns that contain JSON become what they contain, so that a person can read it. */
function readableTables({ tables }: PersonalArchive): object {
  const readable = (row: ArchivedRow) =>
    Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, parsedJson(cell)]));
  return Object.fromEntries(Object.entries(tables).map(([table, { rows }]) => [table, rows.map(readable)]));
}

function parsedJson(cell: ArchivedRow[string]): unknown {
  if (typeof cell !== 'string' || !cell.startsWith('{')) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}
