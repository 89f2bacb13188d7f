import type { VideoSource } from '#domain/content/content.ts';
import { CAPTION_TYPES, VIDEO_TYPES } from '../media/fileType.ts';
import type { DetailContext } from '../build/DetailContext.ts';
import { Optional, Whole } from '#adapters/shape/rules.ts';
import { Parsed, Text } from '../textRules.ts';
import { Inner } from '#adapters/shape/shape.ts';
import { WordsShape } from '../shapes/WordsShape.ts';
import { detail } from './Detail.ts';

const DAY = 86_400;

/** A film of our own (`file`) or one that lies elsewhere (`address`). */
class VideoShape {
  @Optional() @Text() readonly file?: string;
  /** A WebVTT file a language. */
  @Optional() @Inner(() => WordsShape) readonly captions?: WordsShape;
  @Optional()
  @Parsed(
    (text) => (text.startsWith('https://') && URL.canParse(text) ? text : undefined),
    'an address that begins with https://',
  )
  readonly address?: string;
  @Whole(1, DAY) readonly seconds!: number;
  /** A Markdown file a language, without front matter. */
  @Optional() @Inner(() => WordsShape) readonly transcript?: WordsShape;
}

export const videoDetail = detail<'video', VideoShape>(VideoShape, async (shape, item) => {
  const transcript = shape.transcript?.[item.locale];
  return {
    kind: 'video',
    source: await source(shape, item),
    seconds: shape.seconds,
    ...(transcript !== undefined && { transcriptHtml: await item.markdown(transcript, ['transcript', item.locale]) }),
  };
});

async function source({ file, captions, address }: VideoShape, item: DetailContext): Promise<VideoSource> {
  if ((file === undefined) === (address === undefined)) item.fault([], 'needs either file or address');
  if (file === undefined) return { at: 'elsewhere', address: address ?? '' };
  const spoken = captions?.[item.locale];
  return {
    at: 'here',
    file: (await item.file(file, ['file'], VIDEO_TYPES)).file,
    ...(spoken !== undefined && {
      captions: (await item.file(spoken, ['captions', item.locale], CAPTION_TYPES)).file,
    }),
  };
}
