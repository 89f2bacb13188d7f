/** Joins two letters without a space or a line's end between them. */
const JOINER = '\u2060';
/** A space that no line ends at. */
const TIE = '\u00a0';

/** Thai compounds that browsers, which go by a dictionary of words, break within; a bar is where they do. */
const COMPOUNDS = [
  'กะ|ดึก',
  'งบ|ประมาณ',
  'จัด|ซื้อ|จัด|จ้าง',
  'ตัว|ชี้|วัด',
  'ต่อ|วัน',
  'ทำ|อะไร',
  'ประจำ|ปี',
  'หน่วย|งาน',
  'เฉียง|เหนือ',
  'เส้น|ทาง',
  'ปฏิบัติ|ราชการ',
  'วัน|นี้',
  'ภาค|กลาง',
  'ภาค|ตะวัน|ออก',
  'ภาค|ตะวัน|ตก',
  'ภาค|ใต้',
  'ภาค|เหนือ',
];
const JOINED = new Map(COMPOUNDS.map((parts) => [parts.replaceAll('|', ''), parts.replaceAll('|', JOINER)]));
const COMPOUND = new RegExp([...JOINED.keys()].join('|'), 'gu');

/** A number in words before what it counts: `สามแห่ง`, `สิบห้าวัน`. */
const COUNTED = new RegExp(
  '(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)' + '(?=สิบ|ราย|แห่ง|ฉบับ|คน|ครั้ง|วัน|เดือน|ปี|เรื่อง|ข้อ|ชุด|จังหวัด)',
  'gu',
);

/** Between years or hours; not between dates, which are long: `2550–2554`, `8.30–16.30`, `2557–ปัจจุบัน`. */
const SPAN = /(?<=\d)–(?=\d{4}(?!\d)|\d{1,2}[.:]\d\d|ปัจจุบัน)/gu;

/** `มากที่สุด`. */
const SUPERLATIVE = /(?<=[\u0e01-\u0e4c])ที่สุด/gu;

/** What kind of place a name is of: `จังหวัดระยอง`. */
const PLACE = /(?:จังหวัด|อำเภอ|ตำบล|ถนน)(?=[ก-ไ])/gu;

const THAI = /[\u0e01-\u0e5b]/u;

/** So much of each: `วันละ 3`, `ร้อยละ 30`; but not `และ 3`. */
const OF_EACH = /(?<=[\u0e01-\u0e3a\u0e47-\u0e4e])ละ (?=\d)/gu;

/** A list has the same titles for many readers. */
const kept = new Map<string, string>();
const KEPT = 2000;

/**
 * Keeps on one line what belongs together: a number and what it counts or dates, a year and its month or era (`1 ธันวาคม`,
 * `พ.ศ. 2570`, `วันที่ 29`, `18.4 km`), a Thai compound, a place and its kind.
 */
export function unbroken(text: string): string {
  let joined = kept.get(text);
  if (joined === undefined) {
    joined = join(text);
    if (kept.size >= KEPT) kept.clear();
    kept.set(text, joined);
  }
  return joined;
}

const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;
/** A number and what it counts, one of them emphasised or linked. */
const TAG_OR_COUNTED = /<[^>]*>|(?<=\d(?:<\/\w+>)*) (?=(?:<\w[^>]*>)*\p{L})/gu;

/** The same for rich text, sanitised: not when it is published, because what searches and feeds read needs no such marks. */
export function unbrokenHtml(html: string): string {
  return html
    .replace(TAG_OR_TEXT, (piece) => (piece.startsWith('<') ? piece : join(piece)))
    .replace(TAG_OR_COUNTED, (piece) => (piece === ' ' ? TIE : piece));
}

function join(text: string): string {
  const spaced = text
    .replace(/(?<=\d) (?=\p{L})|(?<=พ\.ศ\.|ปี|ที่|ทั้ง) (?=\d)|(?<=คม|ยน|พันธ์) (?=\d{4}(?!\d))/gu, TIE)
    .replace(SPAN, `${JOINER}–${JOINER}`);
  if (!THAI.test(spaced)) return spaced;
  return spaced
    .replace(COMPOUND, (compound) => JOINED.get(compound) ?? compound)
    .replace(COUNTED, `$&${JOINER}`)
    .replace(SUPERLATIVE, `${JOINER}ที่${JOINER}สุด`)
    .replace(PLACE, `$&${JOINER}`)
    .replace(OF_EACH, `${JOINER}ละ${TIE}`);
}
