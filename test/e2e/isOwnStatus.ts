/** Whether a message of the console only says that the page itself, at this address, has the status of an error. */
export function isOwnStatus(message: string, address: string): boolean {
  return (
    (message.startsWith('console.error: Failed to load resource') && message.endsWith(`(${address})`)) ||
    message.startsWith(`failed request: ${address} `)
  );
}
