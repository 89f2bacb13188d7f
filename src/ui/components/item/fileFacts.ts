import type { Attachment } from '#domain/content/content.ts';
import { itemMessages } from '../../messages/item.ts';
import type { RenderContext } from '../../RenderContext.tsx';
import { fileType } from './fileType.ts';

/**
 * Type, language and size of a file, as in: PDF, Thai, 1.2 MB.
 *
 * @param beside a name that is shown with them: a language that it contains is not said again
 */
export function fileFacts(
  context: RenderContext,
  { file, size, language }: Pick<Attachment, 'file' | 'size' | 'language'>,
  beside = '',
): string {
  const facts = { type: fileType({ file }), size: context.fileSize(size) };
  const written = language && context.t(itemMessages.fileLanguage, { language });
  return written === undefined || beside.includes(written)
    ? context.t(itemMessages.fileFacts, facts)
    : context.t(itemMessages.fileFactsWithLanguage, { ...facts, language: written });
}
