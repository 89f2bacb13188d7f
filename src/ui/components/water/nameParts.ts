/** A name without the word for reservoirs before or after it, which the page has said: `own`, and that word. */
export function nameParts(name: string): { readonly before: string; readonly own: string; readonly after: string } {
  const [, before = '', own = name, after = ''] = /^(อ่างเก็บน้ำ)?(.+?)( Reservoir)?$/.exec(name) ?? [];
  return { before, own, after };
}
