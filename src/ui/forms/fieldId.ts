/** The id of a field's control: the error summary links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
