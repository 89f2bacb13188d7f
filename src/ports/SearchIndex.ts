/** Keeps the index of the search in order, besides imports, which write what they publish. Throws `Unavailable`. */
export interface SearchIndex {
  /**
   * Makes the index anew from what is published, in small steps, while searches go on. After an interruption, the next
   * call begins again.
   */
  rebuild(signal?: AbortSignal): Promise<void>;
  /** The same, but only when it was made with other rules for words, or never. */
  rebuildIfOutdated(signal?: AbortSignal): Promise<void>;
  /** Copies the numbers of page views, by which searches are sorted, from where they are counted. */
  copyHits(): Promise<void>;
}
