import { createElement, type ReactNode } from 'react';

/** No-break space. */
const TIE = '\u00a0';

const THAI_UNITS =
  'ล้าน|บาท|ไร่|ลบ\\.ม|ลูกบาศก์เมตร|ตาราง|เมตร|เซนติเมตร|มิลลิเมตร|กิโล|ซม\\.|มม\\.|กม\\.|กก\\.|ลิตร|ปี|เดือน|วัน|ชั่วโมง|นาที|วินาที|น\\.|คืน|ครั้ง|(?:ข้อ|อย่าง|อัตรา|จุด|คัน)(?!(?!ที่)[ก-๙])|สาย(?!ด่วน)|ครัวเรือน|เครื่อง|จุดร้อยละ';
const THAI_MONTHS = 'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม';
const ENGLISH_MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const ENGLISH_UNITS = `(?:million|baht|rai|km|cm|mm|m|m²|m³|kg|metres?|litres?|hours?|minutes?|seconds?|days?|months?|years?|percentage|${ENGLISH_MONTHS})(?![\\p{L}\\d])`;

/**
 * The space between a number and its unit or month, an era or a month and its year, `ที่` and the number of an
 * office, a section of a law and its parts, `โทร.` and the number, a building and a floor and their numbers, a time of day and the word before it: `18.4 km`,
 * `2 million m³`, `ร้อยละ 94`, `พ.ศ. 2570`, `ที่ 1`, `มาตรา 24 (4)`, `เวลา 08.30 น.` Of the words for what is counted
 * few are units: those of lists, posts, places, vehicles, rivers, provinces, households and machines, and `ครั้ง`. After
 * the number of an office, the name of its province may begin a line.
 */
const TIED = new RegExp(
  `(?<=\\d) (?=${THAI_UNITS}|${THAI_MONTHS}|${ENGLISH_UNITS})|(?<=(?<!ที่ \\d*)\\d) (?=จังหวัด)|(?<=[พค]\\.ศ\\.) (?=\\d)|(?<=ล้าน) (?=ลบ\\.ม)|(?<=ร้อยละ) (?=\\d)|(?<=เวลา) (?=\\d\\d?\\.\\d\\d)|(?<=million) (?=m³|rai(?![\\p{L}\\d]))|(?<=${THAI_MONTHS}) (?=\\d{4}(?!\\d))|(?<=(?<!วัน)ที่) (?=\\d+(?!\\d| (?:${THAI_MONTHS})))|(?<=โทร\\.|มาตรา|อาคาร|ชั้น|\\b[Ss]ection|\\bIrrigation Office) (?=\\d)|(?<=(?:มาตรา|\\b[Ss]ection)\\s\\d+) (?=\\(\\d+\\))`,
  'gu',
);

const KEPT =
  '(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)+(?:ราย|แห่ง|ฉบับ|คน|ครั้ง|วัน|คืน|เดือน|ปี|เรื่อง|ข้อ|ชุด|จังหวัด)' +
  `|[\\d.:,]*\\d–(?:[\\d.:,]*\\d(?!\\d|\\s(?:${THAI_MONTHS}|${ENGLISH_MONTHS}))|ปัจจุบัน)` +
  '|ทั้ง \\d+ (?:แห่ง|จังหวัด|คน|ชุด|ข้อ)' +
  '|(?<![\\d.,])(?:\\d{1,2} ใน \\d{1,3}(?: ส่วน)?(?![\\d.,])|\\d+ จาก \\d+ แห่ง)' +
  '|(?<!\\d)0\\d? [\\dx]{3,4} [\\dx]{4}(?!\\d)' +
  '|(?:ลบ\\.ม\\.|ลูกบาศก์เมตร|ลิตร|มม\\.|กก\\.|m³|mm|kg)/(?:วินาที|ชั่วโมง|ชม\\.|วัน|ปี|ไร่|(?:s|hour|day|year|rai)(?!\\p{L}))' +
  '|(?:ตำบล|อำเภอ)(?!และ|หรือ|ที่|ของ|ใน)[ก-๙]{2,14}(?![ก-๙])' +
  '|(?<![\\p{L}-])[Ee]-(?:mails?|GP|[Ss]ervices?)(?![\\p{L}-])' +
  '|\\((?=[^()]*[ ก-๙])[^()]{1,20}\\)' +
  '|\\(ไม่เกินร้อยละ[^()]{1,20}\\)';

const PATTERNS = new WeakMap<readonly string[], RegExp>();

/**
 * What stays on one line: the words of the lexicon, a spelled-out number and what it counts (`สามแห่ง`), ranges of
 * numbers, years or hours (`98–110`, `8.30–16.30`), but not of dates, which are long, all of a number of things
 * (`ทั้ง 3 แห่ง`), parts of a whole (`1 ใน 10`, `8 ใน 10 ส่วน`, `3 จาก 15 แห่ง`), telephone numbers (`0 2xxx 1190`), districts (`อำเภอแม่แจ่ม`), fractions of units (`ลบ.ม./วินาที`), `e-mail` and `e-GP`, and what is short
 * in brackets (`(form 11)`), a limit in per cent even if it is longer. Of words that begin alike the longest comes first.
 */
function patternOf(words: readonly string[]): RegExp {
  const known = PATTERNS.get(words);
  if (known !== undefined) return known;
  const pattern = new RegExp([...words.toSorted((a, b) => b.length - a.length), KEPT].join('|'), 'gu');
  PATTERNS.set(words, pattern);
  return pattern;
}

/** Forbids a line break between a number and its unit or month, and between a year and its month or era. */
export function tied(text: string): string {
  return text.replace(TIED, TIE);
}

/** A piece of a text, and where it begins. */
interface Piece {
  readonly text: string;
  readonly start: number;
  /** Whether it stays on one line. */
  readonly isKept: boolean;
}

/**
 * The text in pieces, with ties, which leave every character where it is.
 *
 * @param words of the lexicon; letters, hyphens and spaces only
 */
export function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  const spaced = tied(text);
  const pieces: Piece[] = [];
  let end = 0;
  const addUntil = (start: number) => {
    if (start > end) pieces.push({ text: spaced.slice(end, start), start: end, isKept: false });
  };
  for (const { 0: whole, index } of spaced.matchAll(patternOf(words))) {
    addUntil(index);
    pieces.push({ text: whole, start: index, isKept: true });
    end = index + whole.length;
  }
  addUntil(spaced.length);
  return pieces;
}

/**
 * The text, with ties and with the words and ranges that stay on one line in spans that forbid line breaks.
 *
 * @param words of the lexicon; letters, hyphens and spaces only
 */
export function unbroken(text: string, words: readonly string[]): ReactNode {
  const pieces = piecesOf(text, words);
  if (pieces.every(({ isKept }) => !isKept)) return pieces[0]?.text ?? '';
  return pieces.map(({ text: piece, start, isKept }) =>
    isKept ? createElement('span', { className: 'nb', key: start }, piece) : piece,
  );
}

const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;

/**
 * The same for sanitised HTML. It is done when a page is rendered, not when an item is published, because search and
 * feeds need no such spans.
 */
export function unbrokenHtml(html: string, words: readonly string[]): string {
  const pattern = patternOf(words);
  return html.replace(TAG_OR_TEXT, (piece) =>
    piece.startsWith('<') ? piece : tied(piece).replace(pattern, '<span class="nb">$&</span>'),
  );
}
