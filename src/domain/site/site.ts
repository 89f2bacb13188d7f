import type { PolicyName } from '../content/policy.ts';
import type { Bilingual } from '../locale/locale.ts';
import type { Picture } from '../picture.ts';
import type { Alert } from './alert.ts';
import type { MainBlock } from './mainBlocks.ts';
import type { MaintenancePlan } from './maintenance.ts';
import type { OfferedNewsType } from './newsType.ts';
import type { SiteId } from './siteId.ts';
import type { WholeWord } from './wholeWord.ts';

/** The details of a site (spec §3). */
export interface SiteDetails {
  readonly id: SiteId;
  /** The `_id` of its record at the department's API, where the content folder names it. */
  readonly apiId?: SiteId;
  readonly name: Bilingual;
  readonly shortName: Bilingual;
  /** Scheme and host, `https://www.example.go.th`, without path or slash: every absolute link begins with it. */
  readonly publicOrigin: string;
  readonly maintenance: MaintenancePlan;
  readonly alert?: Alert;
  readonly hotline: Hotline;
  /** Each is empty when nobody tells it: then it is not shown. */
  readonly contact: {
    readonly address: Bilingual;
    readonly phone: string;
    readonly email: string;
    /** When its office is open, in a sentence; absent when nobody tells it. */
    readonly hours?: Bilingual;
    /** Within how many working days it answers messages; absent when it promises nothing. */
    readonly answerDays?: number;
  };
  /** Shown on every page when present: says which content is invented sample data. */
  readonly notice?: Bilingual;
  /** In their order; absent or empty where there is no newsletter to choose. */
  readonly newsTypes?: readonly OfferedNewsType[];
}

/** The telephone hotline: 'Hotline 1111, press 78' (spec §1). */
export interface Hotline {
  /** Digits to dial. */
  readonly number: string;
  /** Digits to press when connected; empty when there are none. */
  readonly extension: string;
}

/** The parts that surround the content of every page of a site, and the texts of its front page, in one language. */
export interface SiteLayout {
  /** The intro page. When it is `on`, a visitor who has not seen it is redirected from `/` to it. */
  readonly intro: { readonly on: boolean; readonly title: string; readonly text: string; readonly picture: Picture };
  readonly hero: {
    readonly title: string;
    readonly text: string;
    readonly picture: Picture;
    /** Whether a map of the provinces of the site's offices, with its reservoirs, replaces the picture. */
    readonly map?: boolean;
  };
  /** Links to the most frequent tasks, shown on the front page. */
  readonly tasks: readonly Task[];
  readonly menu: readonly MenuEntry[];
  readonly footer: readonly MenuGroup[];
  /** The blocks of the page of everything new: see `mainBlocksOf`. */
  readonly mainBlocks?: readonly MainBlock[];
  /** The policies of the site in this language; missing where the source of the layout does not say. */
  readonly policies?: readonly PolicyName[];
  /** Words and names in the language of the layout within which no line breaks; missing where the site has no lexicon. */
  readonly wholeWords?: readonly WholeWord[];
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
  /** Name of an icon in the icon set of the pages. */
  readonly icon: string;
  readonly target: LinkTarget;
}

/**
 * The target of a link in a layout: a route of this site by its id, a generic page by its url name, a policy, or the
 * address of another site. A layout contains no paths, because paths come from the route table only.
 */
export type LinkTarget =
  | { readonly to: 'route'; readonly route: string; readonly query?: Readonly<Record<string, string>> }
  | { readonly to: 'page'; readonly urlName: string; readonly parent?: string }
  | { readonly to: 'policy'; readonly name: PolicyName }
  | { readonly to: 'address'; readonly address: string };
