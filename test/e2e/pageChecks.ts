import type { Page } from 'playwright';
import type { Locale } from '#domain/locale/locale.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { localesOf, PAGE_STATES, type PageState } from './pageStates.ts';
import { waitForDeferredParts, type TabOptions } from './fixtures.ts';

/** A page state in one language, width and choice of colours. */
export interface PageCheck {
  /** `main page in Thai, dark, 320 px wide` */
  readonly name: string;
  readonly state: PageState;
  readonly locale: Locale;
  readonly tab: TabOptions;
}

const LANGUAGE: Readonly<Record<Locale, string>> = { th: 'Thai', en: 'English' };

interface Look {
  readonly name: string;
  readonly tab: TabOptions;
}

const WIDE = 1280;
/** What is left of a wide screen at 400 % zoom (WCAG 1.4.10). */
export const NARROW = 320;

const LOOKS: readonly Look[] = [
  look(WIDE, 'light'),
  look(NARROW, 'dark'),
  look(WIDE, 'high contrast'),
  look(NARROW, 'light'),
  look(WIDE, 'dark'),
  look(NARROW, 'high contrast'),
];

/** States of views that another state shows too: only `npm run test:full` checks them. */
const VARIANTS = [
  'main page with slow documents',
  'last page of the news',
  'news of one category',
  'news item with a table',
  'documents of one category',
  'videos',
  'video with its transcript open',
  'video on another site',
  'infographics',
  'magazines',
  'questions and answers',
  'past events',
  'past event',
  'offices of a province',
  'disclosure of a year before',
  'code of disclosure that is missing',
  'report that was refused',
  'request for the verification mail',
  'page of a reset link that cannot be used',
  'registration that was refused',
  'profile of a new member',
  'form of the password that was refused',
  'choice of newsletters that was refused',
  'registration with a provider that was refused',
  'gallery of the component MediaCard',
  'gallery of the component ReservoirTable',
  'gallery of the component SiteHeader',
  'reservoirs of a region',
  'medium reservoirs',
  'reservoirs on another day',
  'medium reservoir',
  'page below another',
  "region's main page",
  "region's page",
  'error page of an invalid address',
  'error page of a server error',
];

/** Checked in two tiers by every run: their pictures, files and scripts come over the API. */
const IN_TWO_TIERS = ['main page', 'documents', 'photo albums'];

/**
 * The pages that a run checks. Usually each view in one state, languages and looks taking turns, and a few pages in two
 * tiers. In full, every state in every language and look, and in two tiers in every language.
 */
export function pageChecks(): readonly PageCheck[] {
  const unknown = [...VARIANTS, ...IN_TWO_TIERS].filter((name) => !PAGE_STATES.some((state) => state.name === name));
  if (unknown.length > 0) throw new Error(`there are no page states ${unknown.join(', ')}`);
  const inTwoTiers = PAGE_STATES.filter(({ deployment }) => deployment === undefined).map(servedInTwoTiers);
  if (IS_FULL)
    return [
      ...PAGE_STATES.flatMap((state) =>
        localesOf(state).flatMap((locale) => LOOKS.map((each) => check(state, locale, each))),
      ),
      ...inTwoTiers.flatMap((state, index) =>
        localesOf(state).map((locale) => check(state, locale, inTurn(LOOKS, index))),
      ),
    ];
  const usual = [
    ...PAGE_STATES.filter(({ name }) => !VARIANTS.includes(name)),
    ...inTwoTiers.filter(({ name }) => IN_TWO_TIERS.includes(name)),
  ];
  // Each language has every look in turn.
  return usual.map((state, index) =>
    check(state, inTurn(localesOf(state), Math.floor(index / LOOKS.length)), inTurn(LOOKS, index)),
  );
}

function servedInTwoTiers(state: PageState): PageState {
  const act = async (tab: Page) => {
    await waitForDeferredParts(tab);
    await state.act?.(tab);
  };
  return { ...state, deployment: 'two tiers', act };
}

function check(state: PageState, locale: Locale, { name, tab }: Look): PageCheck {
  const where = state.deployment === 'two tiers' ? ', in two tiers' : '';
  return { name: `${state.name} in ${LANGUAGE[locale]}, ${name}${where}`, state, locale, tab };
}

function inTurn<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length]!;
}

function look(width: number, colours: 'light' | 'dark' | 'high contrast'): Look {
  return {
    name: `${colours}, ${width} px wide`,
    tab: {
      width,
      colorScheme: colours === 'light' ? 'light' : 'dark',
      ...(colours === 'high contrast' && { contrast: 'high' as const }),
    },
  };
}
