/** A mail server that accepts our mails. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise the connection is encrypted by STARTTLS where the server offers it. */
  readonly isSecure: boolean;
  readonly login?: { readonly user: string; readonly password: string };
}

const USUAL_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Reads `smtp://user:password@host:port` or `smtps://…`; the usual ports are 587 and 465. Undefined for anything else. */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.parse(text);
  const usualPort = url === null ? undefined : USUAL_PORTS[url.protocol];
  if (url === null || usualPort === undefined || url.hostname === '') return undefined;
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return undefined;
  if ((url.username === '') !== (url.password === '')) return undefined;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || password === undefined) return undefined;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? usualPort : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    ...(user !== '' && { login: { user, password } }),
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
