import type { Attachment } from '#domain/content/content.ts';
import { isRequired } from '#domain/content/kinds.ts';
import { joinPdfTexts } from '#domain/search/pdfText.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ArchiveDetail, ArchiveVersion } from '#ports/Publishing.ts';
import { bodyHtml } from '../body/bodyHtml.ts';
import { createDetailContext, type DetailContext } from '../details/DetailContext.ts';
import type { BuildDetail } from '../details/Detail.ts';
import type { MarkdownFile } from '../read/MarkdownFile.ts';
import type { ItemContext } from '../details/ItemContext.ts';

/** One language's version of an item; undefined when there is none, or when errors prevent it. */
export async function buildVersion(
  item: ItemContext,
  locale: Locale,
  detail: BuildDetail | undefined,
): Promise<ArchiveVersion | undefined> {
  const markdown = item.folder.versions[locale];
  if (markdown === undefined) return undefined;
  const context = createDetailContext(item, locale, []);
  const { cover } = item.folder.fields ?? {};
  const html = await readBody(item, markdown, context);
  const picture = cover && (await context.picture(cover, ['cover']));
  const attachments = await readAttachments(item, context);
  const own = await detail?.(createDetailContext(item, locale, ['detail']));
  const dates = readDates(item, markdown);
  if (markdown.front === undefined || dates === undefined || own === undefined) return undefined;
  const { title, summary = '' } = markdown.front;
  const attachmentText = await readAttachmentText(item, attachments, own);
  return {
    title,
    summary,
    bodyHtml: html,
    ...(picture && { cover: picture }),
    attachments,
    detail: own,
    ...(attachmentText !== undefined && { attachmentText }),
    ...dates,
  };
}

async function readBody(
  { folder, site }: ItemContext,
  markdown: MarkdownFile,
  context: DetailContext,
): Promise<string> {
  const { file, body, bodyLine, front } = markdown;
  if (front !== undefined && front.summary === undefined && isRequired(folder.kind, 'summary'))
    site.errors.add(file, markdown.lineOf('summary'), 'summary: is missing');
  const html = await bodyHtml(body, {
    locale: context.locale,
    title: context.title,
    linkError: (address) => context.linkError(address),
    picture: (name) => context.planPicture(name),
    addError: (line, text) => site.errors.add(file, bodyLine + line, text),
  });
  if (isRequired(folder.kind, 'body') && html === '')
    site.errors.add(file, bodyLine, 'has no text below the second line ---');
  return html;
}

/** An attachment is offered in the languages in which it has a name. */
async function readAttachments({ folder }: ItemContext, context: DetailContext): Promise<readonly Attachment[]> {
  const attachments: Attachment[] = [];
  for (const [position, { file, name }] of (folder.fields?.attachments ?? []).entries()) {
    if (name.th === undefined && name.en === undefined)
      context.addError(['attachments', position, 'name'], 'is missing');
    const ownName = name[context.locale];
    if (ownName === undefined) continue;
    attachments.push({ name: ownName, ...(await context.file(file, ['attachments', position, 'file'])) });
  }
  return attachments;
}

async function readAttachmentText(
  { site: { plan } }: ItemContext,
  attachments: readonly Attachment[],
  detail: ArchiveDetail,
): Promise<string | undefined> {
  const files = detail.kind === 'magazine' ? [detail.file, ...attachments] : attachments;
  const texts = new Set<string>();
  for (const file of files) texts.add((await plan.text(file)) ?? '');
  return joinPdfTexts([...texts]);
}

function readDates({ site }: ItemContext, { file, front, lineOf }: MarkdownFile) {
  if (front === undefined) return undefined;
  const { published, updated, withdrawn } = front;
  if (updated !== undefined && updated < published)
    site.errors.add(file, lineOf('updated'), 'updated: is before published');
  return {
    publishedAt: published,
    ...(updated && { updatedAt: updated }),
    ...(withdrawn && { withdrawnAt: withdrawn }),
  };
}
