import { buildFormerly } from '../build/buildFormerly.ts';
import { checkReferences } from '../build/checkReferences.ts';
import { digestText } from '../details/digestText.ts';
import type { ItemInput } from '../details/InputRecorder.ts';
import type { SiteContext } from '../details/ItemContext.ts';
import { ATTACHMENT_TYPES, CAPTION_TYPES, VIDEO_TYPES } from '../media/fileType.ts';
import { mediaNameOf, Unusable } from '../media/MediaPlan.ts';
import { ContentErrors } from '../read/ContentError.ts';
import { readBytes } from '../read/readBytes.ts';
import { sourceIn } from '../read/SourcePath.ts';
import type { YamlPath } from '../read/YamlSource.ts';
import type { CachedFolder } from './CachedItem.ts';

/**
 * Whether an item would be built again without errors and to the same result: its texts are the same, and so is
 * everything else that it was built with.
 */
export async function isUnchanged(item: CachedFolder, site: SiteContext): Promise<boolean> {
  const errors: string[] = [];
  const context = { folder: item, site, addError: (_path: YamlPath, text: string) => void errors.push(text) };
  checkReferences(context);
  buildFormerly(context);
  if (errors.length > 0) return false;
  for (const input of item.cached.inputs) if (!(await isSameInput(input, item, site))) return false;
  return true;
}

async function isSameInput(input: ItemInput, item: CachedFolder, { index, plan }: SiteContext): Promise<boolean> {
  switch (input[0]) {
    case 'link':
      return index.resolvedError(input[2], input[1]) === undefined;
    case 'sibling':
      return index.findOf(item.kind, input[1]) !== undefined;
    case 'text': {
      const bytes = readBytes(sourceIn(item, input[1]), new ContentErrors());
      return bytes !== undefined && digestText(bytes) === input[2];
    }
    case 'picture': {
      const planned = await plan.picture(plan.locate(item.path, input[1]));
      return !(planned instanceof Unusable) && mediaNameOf(planned) === input[2];
    }
    case 'file': {
      const planned = await plan.file(plan.locate(item.path, input[1]), typesLike(input[2]));
      return !(planned instanceof Unusable) && planned.name === input[2];
    }
  }
}

/** The types that were allowed where a file of this media name was found. */
function typesLike(name: string) {
  return (
    [VIDEO_TYPES, CAPTION_TYPES].find((types) => types.some(({ extension }) => name.endsWith(`.${extension}`))) ??
    ATTACHMENT_TYPES
  );
}
