/** Word joiner: forbids a line break between two characters, without a space. */
const JOINER = '\u2060';
/** No-break space. */
const TIE = '\u00a0';

/** Thai compounds that browsers, which use a dictionary of words, break; a bar marks the position of the break. */
const COMPOUNDS = [
  'กะ|ดึก',
  'งบ|ประมาณ',
  'จัด|ซื้อ|จัด|จ้าง',
  'ตัว|ชี้|วัด',
  'ต่อ|วัน',
  'ทำ|อะไร',
  'ประจำ|ปี',
  'หน่วย|งาน',
  'อ่าง|เก็บ|น้ำ',
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

/** A spelled-out number before what it counts: `สามแห่ง`, `สิบห้าวัน`. */
const COUNTED = new RegExp(
  '(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)' + '(?=สิบ|ราย|แห่ง|ฉบับ|คน|ครั้ง|วัน|เดือน|ปี|เรื่อง|ข้อ|ชุด|จังหวัด)',
  'gu',
);

/** Between years or hours; not between dates, which are long: `2550–2554`, `8.30–16.30`, `2557–ปัจจุบัน`. */
const SPAN = /(?<=\d)–(?=\d{4}(?!\d)|\d{1,2}[.:]\d\d|ปัจจุบัน)/gu;

/** `มากที่สุด`. */
const SUPERLATIVE = /(?<=[\u0e01-\u0e4c])ที่สุด/gu;

/** The kind of a place before its name: `จังหวัดระยอง`. */
const PLACE = /(?:จังหวัด|อำเภอ|ตำบล|ถนน)(?=[ก-ไ])/gu;

const THAI = /[\u0e01-\u0e5b]/u;

/** A rate: `วันละ 3`, `ร้อยละ 30`; but not `และ 3`. */
const OF_EACH = /(?<=[\u0e01-\u0e3a\u0e47-\u0e4e])ละ (?=\d)/gu;

/** Cached, because the same titles are rendered for many requests. */
const cache = new Map<string, string>();
const CACHE_SIZE = 2000;

/**
 * Forbids line breaks within what belongs together: a number and what it counts or dates, a year and its month or era
 * (`1 ธันวาคม`, `พ.ศ. 2570`, `วันที่ 29`, `18.4 km`), a Thai compound, a place and its kind.
 */
export function unbroken(text: string): string {
  let joined = cache.get(text);
  if (joined === undefined) {
    joined = join(text);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(text, joined);
  }
  return joined;
}

const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;
/** A number and what it counts, where one of them is emphasised or linked. */
const TAG_OR_COUNTED = /<[^>]*>|(?<=\d(?:<\/\w+>)*) (?=(?:<\w[^>]*>)*\p{L})/gu;

/**
 * The same for sanitised HTML. It is done when a page is rendered, not when an item is published, because search and
 * feeds need no such characters.
 */
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
