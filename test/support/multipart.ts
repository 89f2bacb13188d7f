/** A file of a form, as a browser sends it. */
export interface PostedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly type?: string;
}

const BOUNDARY = '----WebKitFormBoundaryT7vIx1rR0a3hQ2sK';

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The body of a form with files in the field `files`, which comes last, as on the page. */
export function multipart(fields: readonly (readonly [string, string])[], files: readonly PostedFile[]): Buffer {
  const parts = [
    ...fields.map(([name, value]) => [`Content-Disposition: form-data; name="${name}"\r\n\r\n`, value] as const),
    ...files.map(
      ({ name, content, type = 'application/octet-stream' }) =>
        [
          `Content-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
          content,
        ] as const,
    ),
  ];
  const bytes = parts.flatMap(([head, content]) => [
    Buffer.from(`--${BOUNDARY}\r\n${head}`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...bytes, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
