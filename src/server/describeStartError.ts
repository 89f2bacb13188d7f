/** Why a server cannot start, in one line for the operator. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return 'the port is in use by another program: set PORT to a free one';
  if (code === 'EACCES' && (error as NodeJS.ErrnoException).syscall === 'listen')
    return 'this port may not be listened on: set PORT to one above 1023';
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(code ?? ''))
    return 'setting HOST: this machine has no such address; leave it out to listen on all that it has';
  return error.message;
}
