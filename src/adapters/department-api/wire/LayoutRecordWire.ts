import { POLICY_NAMES, type PolicyName } from '#domain/content/policy.ts';
import type { LayoutRecord } from '#domain/site/layoutRecord.ts';
import { MAIN_BLOCKS, type MainBlock } from '#domain/site/mainBlocks.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { fieldsOf, isFields } from '#adapters/schema/schema.ts';
import { PictureWire } from './MediaWire.ts';
import { LinkWire, MenuGroupWire, TaskWire } from './SiteLayoutWire.ts';
import { unwrapped } from './unwrapped.ts';

class GreetingRecordWire {
  @field.optional() @field.text() readonly title?: string;
  @field.optional() @field.string() readonly text?: string;
  @field.optional() @field.nested(() => PictureWire) readonly picture?: PictureWire;
}

class IntroRecordWire extends GreetingRecordWire {
  @field.optional() @field.boolean() readonly on?: boolean;
}

class HeroRecordWire extends GreetingRecordWire {
  @field.optional() @field.boolean() readonly map?: boolean;
}

class MenuEntryRecordWire extends LinkWire {
  @field.optional() @field.listOf(() => LinkWire) readonly children?: readonly LinkWire[];
}

/** Response of `POST /site/layout/{siteId}` of any API: everything may be missing or wrong (spec §3, §7). */
export class LayoutRecordWire {
  @field.optional() @field.nested(() => IntroRecordWire) readonly intro?: IntroRecordWire;
  @field.optional() @field.nested(() => HeroRecordWire) readonly hero?: HeroRecordWire;
  @field.optional() @field.listOf(() => TaskWire) readonly tasks?: readonly TaskWire[];
  @field.optional() @field.listOf(() => MenuEntryRecordWire) readonly menu?: readonly MenuEntryRecordWire[];
  @field.optional() @field.listOf(() => MenuGroupWire) readonly footer?: readonly MenuGroupWire[];
  @field.optional() @field.subsetOf(...MAIN_BLOCKS) readonly mainBlocks?: readonly MainBlock[];
  @field.optional() @field.subsetOf(...POLICY_NAMES) readonly policies?: readonly PolicyName[];
}

/**
 * The parts of a layout that a response contains. Never throws: a response of another type contains none.
 *
 * @param offersContent whether the API serves media and policies too; otherwise those that it names are not here
 */
export function layoutRecordFromWire(json: unknown, offersContent: boolean, onDropped?: OnDropped): LayoutRecord {
  const given = unwrapped(json, ...fieldsOf(LayoutRecordWire).keys());
  if (!isFields(given)) {
    onDropped?.({ path: [], reason: 'must be keys and values' }, LayoutRecordWire);
    return {};
  }
  const { intro, hero, menu, policies, ...same } = readTolerant(LayoutRecordWire, given, onDropped);
  const partOf = ({ picture, ...others }: HeroRecordWire) => ({
    ...others,
    ...(offersContent && picture && { picture }),
  });
  return {
    ...same,
    ...(intro && { intro: partOf(intro) }),
    ...(hero && { hero: partOf(hero) }),
    ...(menu && { menu: menu.map(({ label, target, children = [] }) => ({ label, target, children })) }),
    ...(offersContent && policies && { policies }),
  };
}
