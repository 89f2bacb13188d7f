// Tags that a browser could be made to run. Not `<body`, which comments in PDFs have, and none of less than five
// characters: every thousandth photo has these by chance.
const MARKUP = /<(?:!doctype\s{1,8}html|html|script|iframe|object|embed|\?php)[\s/>]/i;
const LONGEST = '<!doctype        html>'.length;

/** Searches bytes that arrive in parts for the tags of an HTML page: a picture or a PDF has none. */
export class MarkupSearch {
  #end = '';

  /** Searches the next bytes, together with the end of those before. */
  findIn(bytes: Uint8Array): boolean {
    const text = this.#end + new TextDecoder('latin1').decode(bytes);
    this.#end = text.slice(-LONGEST);
    return MARKUP.test(text);
  }
}
