/** A provider with whose accounts people sign in here. */
export interface NamedProvider {
  /** Its short name. */
  readonly id: string;
  readonly name: string;
}
