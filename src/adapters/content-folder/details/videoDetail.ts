import type { VideoSource } from '#domain/content/content.ts';
import { CAPTION_TYPES, VIDEO_TYPES } from '../media/fileType.ts';
import type { DetailContext } from './DetailContext.ts';
import * as field from '#adapters/schema/field.ts';
import { LocalisedText } from '../schemas/LocalisedText.ts';
import { defineDetail } from './Detail.ts';

const MAX_SECONDS = 86_400;

/** Either a video of our own (`file`) or one on another website (`address`). */
class VideoSchema {
  @field.optional() @field.text() readonly file?: string;
  /** A WebVTT file for each language. */
  @field.optional() @field.nested(() => LocalisedText) readonly captions?: LocalisedText;
  @field.optional() @field.httpsUrl() readonly address?: string;
  @field.integer(1, MAX_SECONDS) readonly seconds!: number;
  /** A Markdown file for each language, without front matter. */
  @field.optional() @field.nested(() => LocalisedText) readonly transcript?: LocalisedText;
}

export const videoDetail = defineDetail<'video', VideoSchema>(VideoSchema, async (fields, item) => {
  const transcript = fields.transcript?.[item.locale];
  return {
    kind: 'video',
    source: await source(fields, item),
    seconds: fields.seconds,
    ...(transcript !== undefined && { transcriptHtml: await item.markdown(transcript, ['transcript', item.locale]) }),
  };
});

async function source({ file, captions, address }: VideoSchema, item: DetailContext): Promise<VideoSource> {
  if ((file === undefined) === (address === undefined)) item.addError([], 'needs either file or address');
  if (file === undefined) return { at: 'elsewhere', address: address ?? '' };
  const ownCaptions = captions?.[item.locale];
  const video = await item.file(file, ['file'], VIDEO_TYPES);
  return {
    at: 'here',
    file: video.file,
    size: video.size,
    ...(ownCaptions !== undefined && {
      captions: (await item.file(ownCaptions, ['captions', item.locale], CAPTION_TYPES)).file,
    }),
  };
}
