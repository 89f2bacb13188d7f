import type { ContentDetail } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Reservoir } from '#domain/water/water.ts';
import { plainText } from './plainText.ts';

/** What of an item or a reservoir can be found in one language. */
export interface DocumentText {
  readonly title: string;
  /** Other names of it: in the other language, its code or number, its place, its subjects. */
  readonly names: readonly string[];
  /** The rest. */
  readonly texts: readonly string[];
}

/** One language's version of an item, with the labels of its subjects in that language. */
export interface SearchableVersion {
  readonly kind: ContentKind;
  readonly title: string;
  /** In the other language; absent when it is not translated. */
  readonly otherTitle?: string | undefined;
  readonly summary: string;
  readonly bodyHtml: string;
  readonly detail: ContentDetail;
  readonly attachmentNames: readonly string[];
  readonly attachmentText: string | null;
  /** Of its category, subcategory and tags. */
  readonly labels: readonly string[];
}

export function textOfVersion(version: SearchableVersion): DocumentText {
  const { detail } = version;
  // The year of a disclosure says little about it: who searches for a year wants what has it in a title first.
  const isLabelledByYear = detail.kind === 'oit';
  return {
    title: version.title,
    names: [
      ...given(version.otherTitle),
      ...(isLabelledByYear ? [] : version.labels),
      ...namesOf(detail),
      ...given(KIND_WORDS[version.kind]),
    ],
    texts: [
      ...(isLabelledByYear ? version.labels : []),
      version.summary,
      plainText(version.bodyHtml),
      ...version.attachmentNames,
      ...given(version.attachmentText),
      ...textsOf(detail),
    ],
  };
}

export function textOfReservoir(reservoir: Reservoir, locale: Locale): DocumentText {
  const { name, province, owner } = reservoir;
  const other = locale === 'th' ? 'en' : 'th';
  return {
    title: name[locale],
    names: [name[other], province.th, province.en, KIND_OF_RESERVOIR[reservoir.size]],
    texts: owner === undefined ? [] : [owner.th, owner.en],
  };
}

/** What readers call an item of a kind, in both languages: 'video sluice gate'. */
const KIND_WORDS: Partial<Record<ContentKind, string>> = {
  document: 'เอกสาร document',
  album: 'อัลบั้มภาพ photo album',
  video: 'วิดีโอ video',
  infographic: 'อินโฟกราฟิก infographic',
  magazine: 'วารสาร magazine',
  faq: 'คำถามที่พบบ่อย frequently asked question',
  event: 'กิจกรรม event',
  professional: 'ผู้เชี่ยวชาญ expert',
  agency: 'หน่วยงาน agency',
  policy: 'นโยบาย policy',
};

/** What readers call one, in both languages. */
const KIND_OF_RESERVOIR = {
  large: 'เขื่อน อ่างเก็บน้ำขนาดใหญ่ large reservoir dam',
  medium: 'อ่างเก็บน้ำขนาดกลาง medium reservoir dam',
} as const;

function namesOf(detail: ContentDetail): readonly string[] {
  switch (detail.kind) {
    case 'document':
      return given(detail.number);
    case 'magazine':
      return [detail.issue];
    case 'event':
      return given(detail.place);
    case 'professional':
      return [detail.position];
    case 'agency':
      return [...given(detail.province), ...(detail.provinces ?? []).flatMap(({ code, label }) => [code, label])];
    case 'oit':
      return [detail.code];
    default:
      return [];
  }
}

function textsOf(detail: ContentDetail): readonly string[] {
  switch (detail.kind) {
    case 'document':
      return given(detail.issuedBy);
    case 'video':
      return given(detail.transcriptHtml).map(plainText);
    case 'album':
      return detail.pictures.map(({ alt }) => alt);
    case 'infographic':
      return [detail.picture.alt];
    case 'magazine':
      return [detail.file.name];
    case 'professional':
      return [...given(detail.phone), ...given(detail.email), ...detail.education, ...detail.workHistory];
    case 'agency':
      return [detail.address, ...given(detail.phone), ...given(detail.email)];
    case 'oit':
      return [String(detail.fiscalYear), ...detail.links.map(({ label }) => label)];
    default:
      return [];
  }
}

function given(text: string | null | undefined): readonly string[] {
  return text === null || text === undefined ? [] : [text];
}
