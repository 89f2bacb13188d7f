import { constants, deflateRawSync } from 'node:zlib';

/** Objects of a PDF file by number, from 1; the first is the catalogue. */
type Objects = readonly (string | Buffer)[];

/** A PDF file of one page whose contents are operators of PDF, with the font F1: Helvetica. */
export function pdfOf(contents: string | Buffer, { trailer = '', objects = [] as Objects, filter = '' } = {}): Buffer {
  const stream = Buffer.from(contents);
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
        '/Resources << /Font << /F1 5 0 R >> /XObject << /X0 6 0 R >> >> >>',
      streamOf(stream, filter),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...objects,
    ],
    trailer,
  );
}

/** Writes a line of Latin letters at a place of the page, in points. */
export function lineAt(x: number, y: number, text: string): string {
  return `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`;
}

/** The same, said to be another text. */
export function replacedAt(x: number, y: number, text: string, actual: string): string {
  return `/Span << /ActualText <FEFF${utf16(actual)}> >> BDC ${lineAt(x, y, text)} EMC\n`;
}

/** A file that needs a password: no empty one opens it. */
export function encryptedPdf(): Buffer {
  const key = '0'.repeat(64);
  return pdfOf(lineAt(72, 720, 'Secret'), {
    objects: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>`],
    trailer: `/Encrypt 6 0 R /ID [<${'0'.repeat(32)}> <${'0'.repeat(32)}>]`,
  });
}

/** A small file that is `megabytes` of spaces when it is decompressed. */
export function inflatedPdf(megabytes: number): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(1_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const ends = [Buffer.from([0x78, 0x9c]), Buffer.from([0x03, 0x00])] as const;
  const blocks = Array.from({ length: megabytes }, () => megabyte);
  return pdfOf(Buffer.concat([ends[0], ...blocks, ends[1]]), { filter: '/Filter /FlateDecode' });
}

/** A few lines that draw a text 2 ^ `depth` times: each form draws the next one twice. */
export function endlessPdf(depth: number): Buffer {
  const forms = Array.from({ length: depth }, (_, at) =>
    streamOf(
      Buffer.from(at === depth - 1 ? lineAt(72, 720, 'Again') : '/X0 Do /X0 Do'),
      '/Type /XObject /Subtype /Form /BBox [0 0 595 842] ' +
        `/Resources << /Font << /F1 5 0 R >> /XObject << /X0 ${Math.min(at + 7, depth + 5)} 0 R >> >>`,
    ),
  );
  return pdfOf('/X0 Do', { objects: forms });
}

function streamOf(bytes: Buffer, entries: string): Buffer {
  const head = Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`);
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')]);
}

function assemble(objects: Objects, trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, object] of objects.entries()) {
    places.push(length);
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const table = ['0000000000 65535 f ', ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n `)];
  const start = length;
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n${table.join('\n')}\n`));
  add(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
}
