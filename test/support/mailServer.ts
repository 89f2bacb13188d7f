import { EventEmitter, once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A server that was killed sends again what it had begun; on a busy machine this needs many seconds. */
const TIMEOUT_MS = 90_000;

/** A mail as it arrived at the server. */
export interface ArrivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Its lines as they were sent. */
  readonly source: string;
  /** By name in lower case; folded lines are joined, and encoded words decoded. */
  readonly headers: ReadonlyMap<string, string>;
  /** The decoded parts by type: `text/plain`, `text/html`. */
  readonly parts: ReadonlyMap<string, string>;
}

/** A real SMTP server for tests. */
export interface MailServer {
  readonly port: number;
  /** For the setting `SMTP_URL`. */
  readonly url: string;
  /** Every mail that was accepted, oldest first. */
  readonly mails: readonly ArrivedMail[];
  /** Resolves with the first accepted mail that is to an address, also an earlier one. */
  mailTo(address: string): Promise<ArrivedMail>;
  /** Resolves when another mail is accepted. */
  nextMail(): Promise<void>;
  close(): Promise<void>;
}

/** What the server does with a mail, instead of accepting it. */
export interface MailServerBehaviour {
  /** Answers after `RCPT TO`; an error with this code refuses. */
  readonly refuseRecipient?: (address: string, attempt: number) => { code: number; text: string } | undefined;
  /** Closes the connection when the whole mail was received, before the answer. */
  readonly drop?: (attempt: number) => boolean;
  readonly options?: SMTPServerOptions;
  readonly port?: number;
}

export async function startMailServer({
  refuseRecipient,
  drop,
  options,
  port = 0,
}: MailServerBehaviour = {}): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const arrived = new EventEmitter();
  const sockets = new Set<Socket>();
  let attempts = 0;
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    ...options,
    onRcptTo({ address }, _session, callback) {
      attempts += 1;
      const refusal = refuseRecipient?.(address, attempts);
      callback(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received += 1;
        if (drop?.(received) === true) {
          for (const socket of sockets) socket.destroy();
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        mails.push(parseMail(Buffer.concat(chunks).toString('utf8'), from, to));
        callback();
        arrived.emit('mail');
      });
    },
  });
  server.on('error', () => undefined); // a client that left is no failure of the test
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = (server.server.address() as AddressInfo).port;
  const nextMail = async () => {
    await once(arrived, 'mail', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  };
  return {
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    nextMail,
    async mailTo(address) {
      for (;;) {
        const mail = mails.find(({ to }) => to.includes(address));
        if (mail !== undefined) return mail;
        await nextMail();
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Reads a mail as its program would: the header, and the parts of `multipart/alternative`. */
export function parseMail(source: string, from = '', to: readonly string[] = []): ArrivedMail {
  const { headers, body } = split(source);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = new Map<string, string>();
  for (const part of boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1)) {
    const { headers: own, body: content } = split(part.replace(/^\r\n/, ''));
    const type = /^[^;]+/.exec(own.get('content-type') ?? '')?.[0] ?? '';
    const isBase64 = own.get('content-transfer-encoding') === 'base64';
    parts.set(type, isBase64 ? Buffer.from(content, 'base64').toString('utf8') : content);
  }
  return { from, to, source, headers, parts };
}

function split(text: string) {
  const end = text.indexOf('\r\n\r\n');
  const headers = new Map<string, string>();
  for (const line of text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (headers.has(name)) throw new Error(`the header ${name} is there twice`);
    headers.set(name, decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: text.slice(end + '\r\n\r\n'.length) };
}

/** Decodes encoded words (RFC 2047); blanks between two of them belong to neither. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, encoding: string, word: string) => {
      if (encoding.toLowerCase() === 'b') return Buffer.from(word, 'base64').toString('latin1');
      return word
        .replaceAll('_', ' ')
        .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    })
    .replaceAll(/[\u0080-\u00FF]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}
