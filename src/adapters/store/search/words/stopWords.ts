import { indexWords } from './indexWords.ts';

/** Words that questions have and answers need not have: a search does not require them. */
const ENGLISH =
  'a an the of in on at to for from by with and or is are was were be been do does did how what when where who which why ' +
  'can could should would will may might must i me my we our you your he she it its they them their this that these those ' +
  'there here as if than then so not no any some about into over per have has had get need want please find show tell ' +
  'much many long often make made myself yourself am been being just also during under between after before up out';
const THAI =
  'ที่ ใน ของ และ หรือ กับ แก่ แด่ ต่อ จาก ถึง โดย ด้วย เพื่อ ว่า ซึ่ง อัน คือ เป็น อยู่ มี ได้ ให้ จะ ก็ ไป มา แล้ว ยัง ไม่ ต้อง ควร อยาก ' +
  'ขอ การ ความ เมื่อ ถ้า หาก นี้ นั้น นี่ นั่น ไหน ใด อะไร ใคร ทำไม เท่าไร เท่าไหร่ เท่าใด อย่างไร ยังไง ไง ไหม มั้ย เมื่อไร เมื่อไหร่ ' +
  'กี่ บ้าง คะ ค่ะ ครับ นะ ผม ฉัน ดิฉัน เรา คุณ ท่าน เขา วัน เวลา วิธี แบบ ทาง ตาม กัน';

export const STOP_WORDS: ReadonlySet<string> = new Set(
  `${ENGLISH} ${THAI}`.split(' ').flatMap((word) => indexWords(word)),
);
