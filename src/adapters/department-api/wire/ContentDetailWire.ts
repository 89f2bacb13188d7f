import type { ContentDetail, OitLink, VideoSource } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kind.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import { Flag, Optional, Whole } from '#adapters/shape/rules.ts';
import { Either, Inner, ListOf, type Shape } from '#adapters/shape/shape.ts';
import { AttachmentWire } from './AttachmentWire.ts';
import { CategoryLabelWire } from './CategoryWire.ts';
import { PictureWire } from './PictureWire.ts';
import { Address, Day, Html, MediaName, Moment, OneOf, SlugText, Text, Texts, WebAddress } from './rules.ts';
import { Says } from './Says.ts';

type DetailOf<Kind extends ContentKind> = Extract<ContentDetail, { readonly kind: Kind }>;

class NewsWire implements DetailOf<'news'> {
  @OneOf('news') readonly kind!: 'news';
}

class DocumentWire implements DetailOf<'document'> {
  @OneOf('document') readonly kind!: 'document';
  @Optional() @Text() readonly issuedBy?: string;
  @Optional() @Day() readonly issuedOn?: CalendarDate;
  @Optional() @Text() readonly number?: string;
}

class AlbumWire implements DetailOf<'album'> {
  @OneOf('album') readonly kind!: 'album';
  @ListOf(() => PictureWire) readonly pictures!: readonly PictureWire[];
}

class VideoHereWire {
  @OneOf('here') readonly at!: 'here';
  @MediaName() readonly file!: string;
  @Optional() @MediaName() readonly captions?: string;
}

class VideoElsewhereWire {
  @OneOf('elsewhere') readonly at!: 'elsewhere';
  @WebAddress() readonly address!: string;
}

const VIDEO_SOURCES: Readonly<Record<VideoSource['at'], Shape<VideoSource>>> = {
  here: VideoHereWire,
  elsewhere: VideoElsewhereWire,
};

class VideoWire implements DetailOf<'video'> {
  @OneOf('video') readonly kind!: 'video';
  @Either('at', () => VIDEO_SOURCES) readonly source!: VideoSource;
  @Says('The length of the film.') @Whole(0, Number.MAX_SAFE_INTEGER) readonly seconds!: number;
  @Optional() @Html() readonly transcriptHtml?: string;
}

class InfographicWire implements DetailOf<'infographic'> {
  @OneOf('infographic') readonly kind!: 'infographic';
  @Inner(() => PictureWire) readonly picture!: PictureWire;
}

class MagazineWire implements DetailOf<'magazine'> {
  @OneOf('magazine') readonly kind!: 'magazine';
  @Text() readonly issue!: string;
  @Whole(0, Number.MAX_SAFE_INTEGER) readonly pages!: number;
  @Inner(() => AttachmentWire) readonly file!: AttachmentWire;
}

class FaqWire implements DetailOf<'faq'> {
  @OneOf('faq') readonly kind!: 'faq';
  @Whole(0, Number.MAX_SAFE_INTEGER) readonly position!: number;
}

class EventWire implements DetailOf<'event'> {
  @OneOf('event') readonly kind!: 'event';
  @Moment() readonly startsAt!: Instant;
  @Moment() readonly endsAt!: Instant;
  @Flag() readonly allDay!: boolean;
  @Optional() @Text() readonly place?: string;
}

class ProfessionalWire implements DetailOf<'professional'> {
  @OneOf('professional') readonly kind!: 'professional';
  @Text() readonly position!: string;
  @Optional() @Whole(0, Number.MAX_SAFE_INTEGER) readonly order?: number;
  @Optional() @Text() readonly phone?: string;
  @Optional() @Text() readonly email?: string;
  @Texts() readonly education!: readonly string[];
  @Texts() readonly workHistory!: readonly string[];
}

class AgencyWire implements DetailOf<'agency'> {
  @OneOf('agency') readonly kind!: 'agency';
  @Optional() @Whole(0, Number.MAX_SAFE_INTEGER) readonly order?: number;
  @Text() readonly address!: string;
  @Optional() @Text() readonly phone?: string;
  @Says('Where it stands.') @Optional() @Text() readonly province?: string;
  @Says('What it looks after. The codes are the same in both languages.')
  @Optional()
  @ListOf(() => CategoryLabelWire)
  readonly provinces?: readonly CategoryLabelWire[];
  @Optional() @WebAddress() readonly map?: string;
  @Optional() @SlugText() readonly parent?: Slug;
}

class PageWire implements DetailOf<'page'> {
  @OneOf('page') readonly kind!: 'page';
  @Optional() @SlugText() readonly parent?: Slug;
}

class OitLinkWire implements OitLink {
  @Text() readonly label!: string;
  @Address() readonly address!: string;
}

class OitWire implements DetailOf<'oit'> {
  @OneOf('oit') readonly kind!: 'oit';
  @Says('Buddhist era.') @Whole(0, 9999) readonly fiscalYear!: number;
  @Text() readonly code!: string;
  @ListOf(() => OitLinkWire) readonly links!: readonly OitLinkWire[];
}

class PolicyWire implements DetailOf<'policy'> {
  @OneOf('policy') readonly kind!: 'policy';
}

/** What only one kind has, by kind. */
export const CONTENT_DETAILS = {
  news: NewsWire,
  document: DocumentWire,
  album: AlbumWire,
  video: VideoWire,
  infographic: InfographicWire,
  magazine: MagazineWire,
  faq: FaqWire,
  event: EventWire,
  professional: ProfessionalWire,
  agency: AgencyWire,
  page: PageWire,
  oit: OitWire,
  policy: PolicyWire,
} satisfies { readonly [Kind in ContentKind]: Shape<DetailOf<Kind>> };

/** A key of a detail that its wire class forgot, which would be passed over in silence; `never` while all are there. */
export type ForgottenKey = {
  [Kind in ContentKind]: Exclude<keyof DetailOf<Kind>, keyof InstanceType<(typeof CONTENT_DETAILS)[Kind]>>;
}[ContentKind];
