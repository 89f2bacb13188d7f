/** A response of an API. */
export interface PlainReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

type Json = Readonly<Record<string, unknown>>;

/** In everything careless that the API sends, so that a test can see that no page contains it. */
export const CARELESS_TEXT = 'careless-words';
/** Target of the first redirect; each target redirects to the other one. */
export const REDIRECT_TARGETS = ['/redirected/there', '/redirected/back'] as const;

const HTML = `<!doctype html><title>${CARELESS_TEXT}</title><script>document.title = '${CARELESS_TEXT}'</script>`;
const TEN_MEGABYTES = 10_000_000;

/** What an API that is not ours may send where the specification only says 'returns data'. */
const REPLIES = {
  'as specified': (value: Json) => jsonReply(200, value),
  'another 2xx': (value) => jsonReply(201, value),
  'wrapped in data': (value) => jsonReply(200, { success: true, message: CARELESS_TEXT, data: value }),
  'missing fields': () => jsonReply(200, {}),
  null: () => jsonReply(200, null),
  'null fields': (value) =>
    jsonReply(
      200,
      mapFields(value, () => null),
    ),
  'wrong types': (value) =>
    jsonReply(
      200,
      mapFields(value, (field) => (typeof field === 'object' ? CARELESS_TEXT : { [CARELESS_TEXT]: [field] })),
    ),
  'a list': (value) => jsonReply(200, [value]),
  'numbers as text': (value) =>
    jsonReply(
      200,
      mapLeaves(value, (leaf) => (typeof leaf === 'string' ? leaf : String(leaf))),
    ),
  'text as numbers': (value) =>
    jsonReply(
      200,
      mapLeaves(value, (leaf) => (typeof leaf === 'string' ? 7 : leaf)),
    ),
  HTML: () => textReply(200, 'text/html', HTML),
  'empty body': () => textReply(200, 'application/json', ''),
  'error object': () => jsonReply(200, { error: { code: 'E1042', message: CARELESS_TEXT } }),
  'byte-order mark': (value) => textReply(200, 'application/json', `\ufeff${JSON.stringify(value)}`),
  'latin-1': (value) => textReply(200, 'application/json; charset=iso-8859-1', inOneByte(JSON.stringify(value))),
  'TIS-620': (value) => textReply(200, 'application/json', inOneByte(JSON.stringify(value))),
  '10 MB': (value) => jsonReply(200, { ...value, padding: ' '.repeat(TEN_MEGABYTES) }),
  'circular redirect': () => redirectReply(REDIRECT_TARGETS[0]),
  '404 as HTML': () => textReply(404, 'text/html', HTML),
  '404 as JSON': () => jsonReply(404, { statusCode: 404, error: 'Not Found', message: CARELESS_TEXT }),
  'server error': () => jsonReply(500, { statusCode: 500, message: CARELESS_TEXT }),
  /** Long after everybody has stopped waiting. */
  slow: (value) => jsonReply(200, value),
  /** The connection ends without a response. */
  dead: (value) => jsonReply(200, value),
} satisfies Readonly<Record<string, (value: Json) => PlainReply>>;

export type PlainVariation = keyof typeof REPLIES;

export const PLAIN_VARIATIONS = Object.keys(REPLIES) as readonly PlainVariation[];

export function variedReply(variation: PlainVariation, value: Json): PlainReply {
  return REPLIES[variation](value);
}

export function jsonReply(status: number, value: unknown): PlainReply {
  return textReply(status, 'application/json', JSON.stringify(value));
}

export function redirectReply(target: string): PlainReply {
  return { status: 302, headers: { Location: target }, body: '' };
}

function textReply(status: number, type: string, body: string | Buffer): PlainReply {
  return { status, headers: { 'Content-Type': type }, body };
}

function mapFields(value: Json, change: (field: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field)]));
}

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => mapLeaves(each, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return mapFields(value as Json, (field) => mapLeaves(field, change));
}

/** Thai letters as in TIS-620, which stands to Thai as Latin-1 does to French: no valid UTF-8. */
function inOneByte(text: string): Buffer {
  const thai = 0xe00 - 0xa0;
  return Buffer.from(
    Array.from(text, (letter) => ((code) => (code > 0xff ? code - thai : code))(letter.charCodeAt(0))),
  );
}
