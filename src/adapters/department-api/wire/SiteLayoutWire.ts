import { POLICY_NAMES, type PolicyName } from '#domain/content/policy.ts';
import { DEFAULT_CALL_LOCALE, LOCALES, type Locale } from '#domain/locale/locale.ts';
import { MAIN_BLOCKS, type MainBlock } from '#domain/site/mainBlocks.ts';
import type { LinkTarget, MenuEntry, MenuGroup, SiteLayout, Task } from '#domain/site/site.ts';
import type { WholeWord } from '#domain/site/wholeWord.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import { PictureWire } from './MediaWire.ts';
import { readBody } from './readRequest.ts';

class RouteTargetWire {
  @field.oneOf('route') readonly to!: 'route';
  @field.string() readonly route!: string;
  @field.optional() @field.stringMap() readonly query?: Readonly<Record<string, string>>;
}

class PageTargetWire {
  @field.oneOf('page') readonly to!: 'page';
  @field.string() readonly urlName!: string;
  @field.optional() @field.string() readonly parent?: string;
}

class PolicyTargetWire {
  @field.oneOf('policy') readonly to!: 'policy';
  @field.oneOf(...POLICY_NAMES) readonly name!: PolicyName;
}

class AddressTargetWire {
  @field.oneOf('address') readonly to!: 'address';
  @field.link() readonly address!: string;
}

const TARGETS: Readonly<Record<LinkTarget['to'], SchemaClass<LinkTarget>>> = {
  route: RouteTargetWire,
  page: PageTargetWire,
  policy: PolicyTargetWire,
  address: AddressTargetWire,
};

export class LinkWire {
  @field.string() readonly label!: string;
  @field.union('to', () => TARGETS) readonly target!: LinkTarget;
}

class MenuEntryWire extends LinkWire implements MenuEntry {
  @field.listOf(() => LinkWire) readonly children!: readonly LinkWire[];
}

export class MenuGroupWire implements MenuGroup {
  @field.string() readonly label!: string;
  @field.listOf(() => LinkWire) readonly links!: readonly LinkWire[];
}

export class TaskWire extends LinkWire implements Task {
  @field.string() readonly hint!: string;
  @field.string() readonly icon!: string;
}

class GreetingWire {
  @field.string() readonly title!: string;
  @field.string() readonly text!: string;
  @field.nested(() => PictureWire) readonly picture!: PictureWire;
}

class IntroWire extends GreetingWire {
  @field.boolean() readonly on!: boolean;
}

class HeroWire extends GreetingWire {
  @field.description("Whether a map of the provinces of the site's offices, with its reservoirs, replaces the picture.")
  @field.optional()
  @field.boolean()
  readonly map?: boolean;
}

/** Body of `POST /site/layout/{siteId}` (spec §7). */
export class LayoutRequestWire {
  @field.description('Thai when left out.') @field.optional() @field.oneOf(...LOCALES) readonly lang?: Locale;
}

/** Response of `POST /site/layout/{siteId}`; the fields are ours, the specification shows none (spec §3, §7). */
export class SiteLayoutWire implements SiteLayout {
  @field.nested(() => IntroWire) readonly intro!: IntroWire;
  @field.nested(() => HeroWire) readonly hero!: HeroWire;
  @field.listOf(() => TaskWire) readonly tasks!: readonly TaskWire[];
  @field.listOf(() => MenuEntryWire) readonly menu!: readonly MenuEntryWire[];
  @field.listOf(() => MenuGroupWire) readonly footer!: readonly MenuGroupWire[];
  @field.description('The blocks of the page of everything new, in their order; all of them when absent.')
  @field.optional()
  @field.subsetOf(...MAIN_BLOCKS)
  readonly mainBlocks?: readonly MainBlock[];
  @field.description('The policies that the site has in this language. Links to others are not shown.')
  @field.optional()
  @field.subsetOf(...POLICY_NAMES)
  readonly policies?: readonly PolicyName[];
  @field.description('Words and names in this language within which no line breaks.')
  @field.optional()
  @field.wholeWords()
  readonly wholeWords?: readonly WholeWord[];
}

export function layoutRequestToWire(locale: Locale): LayoutRequestWire {
  return { lang: locale };
}

/** Thai where no language is named (spec §7, §9). Throws `SchemaError`. */
export function layoutRequestFromWire(json: unknown): Locale {
  return readBody(LayoutRequestWire, json).lang ?? DEFAULT_CALL_LOCALE;
}

export function siteLayoutToWire(layout: SiteLayout): SiteLayoutWire {
  return layout;
}

/** Throws `SchemaError`. */
export function siteLayoutFromWire(json: unknown, onDropped?: OnDropped): SiteLayout {
  return readTolerant(SiteLayoutWire, json, onDropped);
}
