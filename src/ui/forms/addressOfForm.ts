/** The address that a GET form leads to, without its empty fields. */
export function addressOfForm(path: string, data: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string' && value !== '') query.append(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
