/** Posted fields by name. A field that was sent several times is a list. */
export type FormFields = Readonly<Record<string, unknown>>;
