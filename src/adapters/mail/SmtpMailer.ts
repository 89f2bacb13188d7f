import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { NodemailerError } from 'nodemailer';
import type { Mailer, MailResult, RenderedMail } from '#ports/Mailer.ts';
import { composeMail } from './composeMail.ts';

export interface SmtpMailerSettings {
  readonly server: {
    readonly host: string;
    readonly port: number;
    readonly isSecure: boolean;
    readonly login?: { readonly user: string; readonly password: string };
  };
  readonly sender: string;
  /** Limit of the whole attempt, in milliseconds; 45 s by default. */
  readonly timeoutMs?: number;
}

/** Less than `LEASE_SECONDS`: two processes never send the same mail at the same time. */
const TIMEOUT_MS = 45_000;
/** Time to connect, and for the server's greeting. */
const CONNECT_MS = 10_000;
/** Without a byte from the server. */
const SILENCE_MS = 20_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Sends each mail over a connection of its own to one mail server. */
export class SmtpMailer implements Mailer {
  readonly #settings: SmtpMailerSettings;

  constructor(settings: SmtpMailerSettings) {
    this.#settings = settings;
  }

  async send(mail: RenderedMail): Promise<MailResult> {
    const { server, sender, timeoutMs = TIMEOUT_MS } = this.#settings;
    // Our own socket: a server that answers one byte every few seconds would otherwise keep the mail for ever.
    const socket = connect({ host: server.host, port: server.port });
    socket.on('error', () => undefined);
    const timer = setTimeout(() => socket.destroy(new Error('the whole attempt took too long')), timeoutMs);
    try {
      await connected(socket, Math.min(CONNECT_MS, timeoutMs));
      const { createTransport } = await import('nodemailer'); // a tenth of a second, which no start has to wait for
      const transport = createTransport({
        host: server.host,
        port: server.port,
        secure: server.isSecure,
        connection: socket,
        greetingTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        ...(server.login && {
          auth: { user: server.login.user, pass: server.login.password },
          // A password never leaves this machine unencrypted.
          requireTLS: !server.isSecure && !LOOPBACK.test(server.host),
        }),
      });
      await transport.sendMail(composeMail(mail, sender));
      return { accepted: true };
    } catch (error) {
      return resultOf(error as NodemailerError, mail);
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  }
}

async function connected(socket: Socket, timeoutMs: number): Promise<void> {
  await once(socket, 'connect', { signal: AbortSignal.timeout(timeoutMs) });
}

/**
 * Only a refusal of this recipient, or of this text, is for good. That the server does not know us, or not our sender, is
 * for the operator to mend, and the mails wait.
 */
function resultOf(error: NodemailerError, { to }: RenderedMail): MailResult {
  const { responseCode, command, code } = error;
  const isRefused = responseCode !== undefined && responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command ?? '');
  // The server cannot take an address with letters other than ASCII (RFC 6531).
  const isUnknownForm = code === 'EENVELOPE' && responseCode === undefined;
  return {
    accepted: false,
    again: isRefused || isUnknownForm ? 'never' : 'later',
    error: withoutAddresses(reasonOf(error), to),
  };
}

const MAX_ERROR_LENGTH = 300;

function reasonOf(error: NodemailerError): string {
  // All addresses of a host failed: the reason for the first one is enough.
  if (error instanceof AggregateError) return reasonOf(error.errors[0] as NodemailerError);
  if (error.name === 'AbortError') return 'the mail server does not respond';
  return error.message;
}

/** What mail servers say about a mail often has the recipient's address in it. */
function withoutAddresses(text: string, recipient: string): string {
  const [local = ''] = recipient.split('@');
  return text
    .replaceAll(recipient, '…')
    .replace(/[^\s<>()"']+@[^\s<>()"']+/g, '…')
    .replaceAll(local.length > 2 ? local : recipient, '…')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, MAX_ERROR_LENGTH);
}
