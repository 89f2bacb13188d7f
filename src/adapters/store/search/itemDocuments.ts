import type { Attachment, ContentDetail } from '#domain/content/content.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { instantBefore, type Instant } from '#domain/instant.ts';
import { sql, type Insertable } from 'kysely';
import type { VersionTable } from '../StoreTables.ts';
import type { SubjectLabels } from '../subjectLabels.ts';
import type { NewDocument } from './addDocuments.ts';
import { textOfVersion } from './documentText.ts';

/**
 * The documents of an item, one for each language.
 *
 * @param versions of one item
 * @param tags of the item, by code
 */
export function itemDocuments(
  versions: readonly Insertable<VersionTable>[],
  tags: readonly string[],
  labels: SubjectLabels,
): readonly NewDocument[] {
  return versions.map((version) => {
    const { site, kind, slug, locale, from_generation, category = null, subcategory = null } = version;
    const detail = JSON.parse(version.detail) as ContentDetail;
    const subjects = [category, subcategory].flatMap((code) =>
      labels.categories.filter((label) => label.kind === kind && label.code === code),
    );
    const tagged = labels.tags.filter(({ code }) => tags.includes(code));
    return {
      row: {
        ...{ site, kind, slug, locale, from_generation, category, subcategory },
        to_generation: null,
        published_at: version.published_at,
        withdrawn_at: version.withdrawn_at ?? null,
        ...days(detail, version.published_at),
      },
      hits: sql<number>`coalesce((select h.hits from hits as h
        where h.site = ${site} and h.kind = ${kind} and h.slug = ${slug}), 0)`,
      text: textOfVersion({
        kind,
        title: version.title,
        otherTitle: versions.find((other) => other.locale !== locale)?.title,
        summary: version.summary,
        bodyHtml: version.body_html,
        detail,
        attachmentNames: (JSON.parse(version.attachments) as readonly Attachment[]).map(({ name }) => name),
        attachmentText: version.attachment_text ?? null,
        labels: [...subjects, ...tagged].map(({ label }) => label[locale]),
      }),
      tags,
    };
  });
}

/** An event is found by the days on which it takes place, whatever day it was announced. */
function days(detail: ContentDetail, publishedAt: Instant): Pick<NewDocument['row'], 'first_day' | 'last_day'> {
  if (detail.kind !== 'event') {
    const day = departmentDate(publishedAt);
    return { first_day: day, last_day: day };
  }
  const { startsAt, endsAt } = detail;
  // An event that ends at midnight does not take place on the day that begins then.
  const end = endsAt > startsAt ? instantBefore(endsAt) : endsAt;
  return { first_day: departmentDate(startsAt), last_day: departmentDate(end) };
}
