import { POLICY_NAMES, type PolicyName } from '#domain/content/policy.ts';
import type { LinkTarget, MenuEntry, MenuGroup, SiteLayout, Task } from '#domain/site/site.ts';
import { decode } from '#adapters/shape/decode.ts';
import { Flag, Optional, TextMap } from '#adapters/shape/rules.ts';
import { Either, Inner, ListOf, type Shape } from '#adapters/shape/shape.ts';
import { PictureWire } from './PictureWire.ts';
import { Address, OneOf, Text } from './rules.ts';

class RouteTargetWire {
  @OneOf('route') readonly to!: 'route';
  @Text() readonly route!: string;
  @Optional() @TextMap() readonly query?: Readonly<Record<string, string>>;
}

class PageTargetWire {
  @OneOf('page') readonly to!: 'page';
  @Text() readonly urlName!: string;
  @Optional() @Text() readonly parent?: string;
}

class PolicyTargetWire {
  @OneOf('policy') readonly to!: 'policy';
  @OneOf(...POLICY_NAMES) readonly name!: PolicyName;
}

class AddressTargetWire {
  @OneOf('address') readonly to!: 'address';
  @Address() readonly address!: string;
}

const TARGETS: Readonly<Record<LinkTarget['to'], Shape<LinkTarget>>> = {
  route: RouteTargetWire,
  page: PageTargetWire,
  policy: PolicyTargetWire,
  address: AddressTargetWire,
};

class LinkWire {
  @Text() readonly label!: string;
  @Either('to', () => TARGETS) readonly target!: LinkTarget;
}

class MenuEntryWire extends LinkWire implements MenuEntry {
  @ListOf(() => LinkWire) readonly children!: readonly LinkWire[];
}

class MenuGroupWire implements MenuGroup {
  @Text() readonly label!: string;
  @ListOf(() => LinkWire) readonly links!: readonly LinkWire[];
}

class TaskWire extends LinkWire implements Task {
  @Text() readonly hint!: string;
  @Text() readonly icon!: string;
}

class HeroWire {
  @Text() readonly title!: string;
  @Text() readonly text!: string;
  @Inner(() => PictureWire) readonly picture!: PictureWire;
}

class IntroWire extends HeroWire {
  @Flag() readonly on!: boolean;
}

/** What `POST /site/layout/{siteId}` answers; the fields are ours, the specification shows none (spec §3, §7). */
export class SiteLayoutWire implements SiteLayout {
  @Inner(() => IntroWire) readonly intro!: IntroWire;
  @Inner(() => HeroWire) readonly hero!: HeroWire;
  @ListOf(() => TaskWire) readonly tasks!: readonly TaskWire[];
  @ListOf(() => MenuEntryWire) readonly menu!: readonly MenuEntryWire[];
  @ListOf(() => MenuGroupWire) readonly footer!: readonly MenuGroupWire[];
}

export function siteLayoutToWire(layout: SiteLayout): SiteLayoutWire {
  return layout;
}

/** Throws `ShapeError`. */
export function siteLayoutFromWire(json: unknown): SiteLayout {
  return decode(SiteLayoutWire, json);
}
