import type { PolicyName } from '../content/policy.ts';
import type { Bilingual } from '../locale/locale.ts';
import type { Picture } from '../picture.ts';
import type { Alert } from './alert.ts';
import type { MaintenancePlan } from './maintenance.ts';
import type { SiteId } from './siteId.ts';

/** The record of a site (spec §3). */
export interface SiteDetails {
  readonly id: SiteId;
  readonly name: Bilingual;
  readonly shortName: Bilingual;
  /** Scheme and host, `https://www.example.go.th`: the only source of absolute links. No path, no slash at the end. */
  readonly publicOrigin: string;
  readonly maintenance: MaintenancePlan;
  readonly alert?: Alert;
  readonly hotline: Hotline;
  readonly contact: { readonly address: Bilingual; readonly phone: string; readonly email: string };
  /** Said on every page where it is set: what is invented here (sample data). */
  readonly notice?: Bilingual;
}

/** 'Hotline 1111, press 78' (spec §1). */
export interface Hotline {
  /** Digits to dial. */
  readonly number: string;
  /** Digits to press when connected. */
  readonly extension: string;
}

/** Everything a site draws round its pages, in one language. */
export interface SiteLayout {
  /** Whether `/` leads through the intro page until it has been seen. */
  readonly intro: { readonly on: boolean; readonly title: string; readonly text: string; readonly picture: Picture };
  readonly hero: { readonly title: string; readonly text: string; readonly picture: Picture };
  /** What people come for, on the front door. */
  readonly tasks: readonly Task[];
  readonly menu: readonly MenuEntry[];
  readonly footer: readonly MenuGroup[];
}

export interface MenuEntry {
  readonly label: string;
  readonly target: LinkTarget;
  readonly children: readonly { readonly label: string; readonly target: LinkTarget }[];
}

export interface MenuGroup {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly target: LinkTarget }[];
}

export interface Task {
  readonly label: string;
  readonly hint: string;
  /** A name of the icon set that the pages draw with. */
  readonly icon: string;
  readonly target: LinkTarget;
}

/**
 * Where a link of a layout leads: a route of ours by its id, a generic page by its url name, a policy, or an address
 * elsewhere.
 * A layout never holds paths: they come from the route table.
 */
export type LinkTarget =
  | { readonly to: 'route'; readonly route: string; readonly query?: Readonly<Record<string, string>> }
  | { readonly to: 'page'; readonly urlName: string; readonly parent?: string }
  | { readonly to: 'policy'; readonly name: PolicyName }
  | { readonly to: 'address'; readonly address: string };
