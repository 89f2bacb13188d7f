import type { ContentDetail, OitLink, VideoSource } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { Recurrence } from '#domain/recurrence/recurrence.ts';
import { parseRecurrenceRule, type RecurrenceRule } from '#domain/recurrence/recurrenceRule.ts';
import * as field from '#adapters/schema/field.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import { count, html, mediaName } from './wireFields.ts';
import { CategoryLabelWire } from './CategoryWire.ts';
import { AttachmentWire, PictureWire } from './MediaWire.ts';

type DetailOf<Kind extends ContentKind> = Extract<ContentDetail, { readonly kind: Kind }>;

class NewsWire implements DetailOf<'news'> {
  @field.oneOf('news') readonly kind!: 'news';
}

class DocumentWire implements DetailOf<'document'> {
  @field.oneOf('document') readonly kind!: 'document';
  @field.optional() @field.string() readonly issuedBy?: string;
  @field.optional() @field.date() readonly issuedOn?: CalendarDate;
  @field.optional() @field.string() readonly number?: string;
}

class AlbumWire implements DetailOf<'album'> {
  @field.oneOf('album') readonly kind!: 'album';
  @field.listOf(() => PictureWire) readonly pictures!: readonly PictureWire[];
}

class VideoHereWire {
  @field.oneOf('here') readonly at!: 'here';
  @mediaName() readonly file!: string;
  @field.description('The size of the file in bytes.') @field.optional() @count() readonly size?: number;
  @field.optional() @mediaName() readonly captions?: string;
}

class VideoElsewhereWire {
  @field.oneOf('elsewhere') readonly at!: 'elsewhere';
  @field.httpsUrl() readonly address!: string;
}

const VIDEO_SOURCES: Readonly<Record<VideoSource['at'], SchemaClass<VideoSource>>> = {
  here: VideoHereWire,
  elsewhere: VideoElsewhereWire,
};

class VideoWire implements DetailOf<'video'> {
  @field.oneOf('video') readonly kind!: 'video';
  @field.union('at', () => VIDEO_SOURCES) readonly source!: VideoSource;
  @field.description('The length of the video.') @count() readonly seconds!: number;
  @field.optional() @html() readonly transcriptHtml?: string;
}

class InfographicWire implements DetailOf<'infographic'> {
  @field.oneOf('infographic') readonly kind!: 'infographic';
  @field.nested(() => PictureWire) readonly picture!: PictureWire;
}

class MagazineWire implements DetailOf<'magazine'> {
  @field.oneOf('magazine') readonly kind!: 'magazine';
  @field.string() readonly issue!: string;
  @count() readonly pages!: number;
  @field.nested(() => AttachmentWire) readonly file!: AttachmentWire;
}

class FaqWire implements DetailOf<'faq'> {
  @field.oneOf('faq') readonly kind!: 'faq';
  @count() readonly position!: number;
}

class RecurrenceWire implements Recurrence {
  @field.description('RFC 5545, 3.3.10. Its last day, UNTIL, is a day in Bangkok.')
  @field.parsed(parseRecurrenceRule, 'a recurrence rule like FREQ=WEEKLY;BYDAY=WE')
  readonly rule!: RecurrenceRule;
  @field.description('The start from which the rule counts.') @field.instant() readonly startsAt!: Instant;
  @field.description('Days on which the event does not take place.')
  @field.dates()
  readonly except!: readonly CalendarDate[];
  @field.description('Days on which it takes place besides.') @field.dates() readonly also!: readonly CalendarDate[];
}

class EventWire implements DetailOf<'event'> {
  @field.oneOf('event') readonly kind!: 'event';
  @field.description('Of a recurring event: of the next time at which it takes place, or of the last one.')
  @field.instant()
  readonly startsAt!: Instant;
  @field.instant() readonly endsAt!: Instant;
  @field.boolean() readonly allDay!: boolean;
  @field.optional() @field.nested(() => RecurrenceWire) readonly recurrence?: RecurrenceWire;
  @field.optional() @field.string() readonly place?: string;
  @field.description('Address of a map that shows the place.')
  @field.optional()
  @field.httpsUrl()
  readonly map?: string;
  @field.description('Who may come, in words.') @field.optional() @field.string() readonly audience?: string;
  @field.description('How many may come, and what it costs, in words.')
  @field.optional()
  @field.string()
  readonly cost?: string;
  @field.description('What happens when it rains, in words.')
  @field.optional()
  @field.string()
  readonly weather?: string;
}

class ProfessionalWire implements DetailOf<'professional'> {
  @field.oneOf('professional') readonly kind!: 'professional';
  @field.string() readonly position!: string;
  @field.optional() @count() readonly order?: number;
  @field.optional() @field.string() readonly phone?: string;
  @field.optional() @field.string() readonly email?: string;
  @field.strings() readonly education!: readonly string[];
  @field.strings() readonly workHistory!: readonly string[];
}

class AgencyWire implements DetailOf<'agency'> {
  @field.oneOf('agency') readonly kind!: 'agency';
  @field.optional() @count() readonly order?: number;
  @field.string() readonly address!: string;
  @field.optional() @field.string() readonly phone?: string;
  @field.optional() @field.string() readonly email?: string;
  @field.description('Its own website.') @field.optional() @field.webUrl() readonly website?: string;
  @field.description('When it is open, in words.') @field.optional() @field.string() readonly hours?: string;
  @field.description('Where the agency is.') @field.optional() @field.string() readonly province?: string;
  @field.description('What it is responsible for. The codes are the same in both languages.')
  @field.optional()
  @field.listOf(() => CategoryLabelWire)
  readonly provinces?: readonly CategoryLabelWire[];
  @field.optional() @field.httpsUrl() readonly map?: string;
  @field.optional() @field.slug() readonly parent?: Slug;
}

class PageWire implements DetailOf<'page'> {
  @field.oneOf('page') readonly kind!: 'page';
  @field.optional() @field.slug() readonly parent?: Slug;
}

class OitLinkWire implements OitLink {
  @field.string() readonly label!: string;
  @field.link() readonly address!: string;
}

class OitWire implements DetailOf<'oit'> {
  @field.oneOf('oit') readonly kind!: 'oit';
  @field.description('Buddhist era.') @field.integer(0, 9999) readonly fiscalYear!: number;
  @field.string() readonly code!: string;
  @field.listOf(() => OitLinkWire) readonly links!: readonly OitLinkWire[];
  @field.description('The day by which it is to be published.')
  @field.optional()
  @field.date()
  readonly due?: CalendarDate;
}

class PolicyWire implements DetailOf<'policy'> {
  @field.oneOf('policy') readonly kind!: 'policy';
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
} satisfies { readonly [Kind in ContentKind]: SchemaClass<DetailOf<Kind>> };

/** Keys of details that their wire classes lack, and that would be lost without an error; `never` when complete. */
export type MissingDetailKey = {
  [Kind in ContentKind]: Exclude<keyof DetailOf<Kind>, keyof InstanceType<(typeof CONTENT_DETAILS)[Kind]>>;
}[ContentKind];
