import type { Attachment } from '#domain/content/content.ts';
import { Whole } from '#adapters/shape/rules.ts';
import { MediaName, Text } from './rules.ts';

export class AttachmentWire implements Attachment {
  @Text() readonly name!: string;
  @MediaName() readonly file!: string;
  @Text() readonly type!: string;
  @Whole(0, Number.MAX_SAFE_INTEGER) readonly size!: number;
}
