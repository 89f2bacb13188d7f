import escapeHtml from 'escape-html';
import { SLOTS } from '#ui/layouts/PageLayoutProps.ts';

type Slot = keyof typeof SLOTS;
export type SlotTexts = Readonly<Record<Exclude<Slot, 'main'>, string>>;
type Piece = Buffer | Exclude<Slot, 'main'>;

const SLOT_BY_TEXT = new Map(Object.entries(SLOTS).map(([name, text]) => [text as string, name as Slot]));
const SLOT_PATTERN = new RegExp(`(${Object.values(SLOTS).join('|')})`);

/**
 * A page layout, rendered and encoded once: the bytes before and after the content of `<main>`, with slots for the few
 * texts that differ from page to page.
 */
export class CachedPageLayout {
  readonly #before: readonly Piece[];
  readonly #after: readonly Piece[];

  constructor(html: string) {
    const pieces = html.split(SLOT_PATTERN).map((text) => SLOT_BY_TEXT.get(text) ?? Buffer.from(text));
    const main = pieces.indexOf('main');
    if (main < 0) throw new Error('the page layout has no slot for main');
    this.#before = pieces.slice(0, main) as Piece[];
    this.#after = pieces.slice(main + 1) as Piece[];
  }

  before(texts: SlotTexts): Buffer[] {
    return fill(this.#before, texts);
  }

  after(texts: SlotTexts): Buffer[] {
    return fill(this.#after, texts);
  }
}

function fill(pieces: readonly Piece[], texts: SlotTexts): Buffer[] {
  return pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(escapeHtml(texts[piece])) : piece));
}
