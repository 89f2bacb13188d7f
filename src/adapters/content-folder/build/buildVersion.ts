import type { Attachment } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kind.ts';
import { parseInstant, type Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ArchiveVersion } from '#ports/Publishing.ts';
import { bodyHtml, isBlank } from '../body/bodyHtml.ts';
import { createDetailContext } from './createDetailContext.ts';
import type { AnyDetail } from '../details/Detail.ts';
import type { DetailContext } from './DetailContext.ts';
import type { MarkdownFile } from '../body/MarkdownFile.ts';
import type { ItemContext } from './ItemContext.ts';

/** Kinds whose title says it all, or whose body does. */
const NEEDS_NO_SUMMARY: readonly ContentKind[] = ['faq', 'professional', 'agency', 'oit'];
const NEEDS_BODY: readonly ContentKind[] = ['news', 'document', 'infographic', 'faq', 'page', 'policy'];

/** One language's version of an item; undefined when there is none, or when its faults leave nothing to make it of. */
export async function buildVersion(
  item: ItemContext,
  locale: Locale,
  detail: AnyDetail | undefined,
): Promise<ArchiveVersion | undefined> {
  const markdown = item.folder.versions[locale];
  if (markdown === undefined) return undefined;
  const facts = createDetailContext(item, locale, []);
  const { cover } = item.folder.shape ?? {};
  const html = await readBody(item, markdown, facts);
  const picture = cover && (await facts.picture(cover, ['cover']));
  const attachments = await readAttachments(item, facts);
  const own = await detail?.(createDetailContext(item, locale, ['detail']));
  const dates = readDates(item, markdown);
  if (markdown.front === undefined || dates === undefined || own === undefined) return undefined;
  const { title, summary = '' } = markdown.front;
  return { title, summary, bodyHtml: html, ...(picture && { cover: picture }), attachments, detail: own, ...dates };
}

async function readBody({ folder, site }: ItemContext, markdown: MarkdownFile, facts: DetailContext): Promise<string> {
  const { file, body, bodyLine, front } = markdown;
  if (front !== undefined && front.summary === undefined && !NEEDS_NO_SUMMARY.includes(folder.kind))
    site.faults.add(file, markdown.lineOf('summary'), 'summary: is missing');
  if (NEEDS_BODY.includes(folder.kind) && isBlank(body))
    site.faults.add(file, bodyLine, 'has no text below the second line ---');
  return bodyHtml(body, {
    locale: facts.locale,
    title: facts.title,
    linkFault: (address) => facts.linkFault(address),
    picture: (name) => facts.planPicture(name),
    fault: (line, text) => site.faults.add(file, bodyLine + line, text),
  });
}

/** An attachment is offered in the languages that it has a name in. */
async function readAttachments({ folder }: ItemContext, facts: DetailContext): Promise<readonly Attachment[]> {
  const attachments: Attachment[] = [];
  for (const [position, { file, name }] of (folder.shape?.attachments ?? []).entries()) {
    if (name.th === undefined && name.en === undefined) facts.fault(['attachments', position, 'name'], 'is missing');
    const said = name[facts.locale];
    if (said === undefined) continue;
    attachments.push({ name: said, ...(await facts.file(file, ['attachments', position, 'file'])) });
  }
  return attachments;
}

function readDates({ site }: ItemContext, { file, front, lineOf }: MarkdownFile) {
  const instant = (text: string | undefined): Instant | undefined =>
    text === undefined ? undefined : parseInstant(text);
  const publishedAt = instant(front?.published);
  if (publishedAt === undefined) return undefined;
  const updatedAt = instant(front?.updated);
  const withdrawnAt = instant(front?.withdrawn);
  if (updatedAt !== undefined && updatedAt < publishedAt)
    site.faults.add(file, lineOf('updated'), 'updated: is before published');
  return { publishedAt, ...(updatedAt && { updatedAt }), ...(withdrawnAt && { withdrawnAt }) };
}
