const said = new Map<object, Map<PropertyKey, string>>();

/** What a field means, where its name does not tell: for those who read the description of the API. */
export function Says(text: string): PropertyDecorator {
  return (target, property) => {
    const known = said.get(target.constructor) ?? new Map<PropertyKey, string>();
    said.set(target.constructor, known.set(property, text));
  };
}

/** What was said of a field of a class, or of one that it extends. */
export function saidOf(type: object | null, property: string): string | undefined {
  return type === null
    ? undefined
    : (said.get(type)?.get(property) ?? saidOf(Object.getPrototypeOf(type) as object | null, property));
}
