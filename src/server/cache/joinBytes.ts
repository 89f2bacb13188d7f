/**
 * One buffer of exactly these bytes, for a cache: a small `Buffer`, or what zlib returns, is a part of a larger one, all of
 * which stays in memory.
 */
export function joinBytes(parts: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of parts) position += part.copy(whole, position);
  return whole;
}
