import type { Page } from 'playwright';
import type { Locale } from '#domain/locale/locale.ts';
import { localesOf, PAGE_STATES, type PageState } from './pageStates.ts';
import { becomeWhole, type TabOptions } from './stage.ts';

/** A page state as one visitor has it before them. */
export interface Showing {
  /** `main page in Thai, dark, 320 px wide` */
  readonly name: string;
  readonly state: PageState;
  readonly locale: Locale;
  readonly tab: TabOptions;
}

export const LANGUAGE: Readonly<Record<Locale, string>> = { th: 'Thai', en: 'English' };

interface Look {
  readonly name: string;
  readonly tab: TabOptions;
}

const WIDE = 1280;
/** What is left of a wide screen at 400 % zoom (WCAG 1.4.10). */
export const NARROW = 320;

// In this order, neighbours differ in width, and half the list away is the other width as well.
const LOOKS: readonly Look[] = [
  look(WIDE, 'light'),
  look(NARROW, 'dark'),
  look(WIDE, 'high contrast'),
  look(NARROW, 'light'),
  look(WIDE, 'dark'),
  look(NARROW, 'high contrast'),
];

/** States that two tiers are usually looked at in as well: their data, pictures, files and scripts come over the API. */
const IN_TWO_TIERS = ['front door', 'main page', 'news item', 'documents', 'document', 'photo albums', 'disclosure'];

/**
 * What a run looks at. Usually every state in both languages, widths and colours taking turns so that each language of
 * a state has another width and all looks occur, and some of them in two tiers; with `TEST_EXTENT=full`, every state in
 * every look, and in one of them in two tiers.
 */
export function showings(): readonly Showing[] {
  const full = process.env['TEST_EXTENT'] === 'full';
  return [...inAllLooks(full), ...inTwoTiers(full)];
}

function inTwoTiers(full: boolean): readonly Showing[] {
  const states = PAGE_STATES.filter(
    ({ name, serving }) => serving === undefined && (full || IN_TWO_TIERS.includes(name)),
  );
  if (states.length < IN_TWO_TIERS.length) throw new Error(`no such states: ${IN_TWO_TIERS.join(', ')}`);
  return states.flatMap((state, index) => {
    const { name, tab } = LOOKS[index % LOOKS.length]!;
    const locales = localesOf(state);
    return (full ? locales : [locales[index % locales.length]!]).map((locale) => ({
      name: `${state.name} in ${LANGUAGE[locale]}, ${name}, in two tiers`,
      state: { ...state, serving: 'two tiers', act: (tab: Page) => actWhenWhole(tab, state) },
      locale,
      tab,
    }));
  });
}

async function actWhenWhole(tab: Page, { act }: PageState): Promise<void> {
  await becomeWhole(tab);
  await act?.(tab);
}

function inAllLooks(full: boolean): readonly Showing[] {
  return PAGE_STATES.flatMap((state, index) =>
    localesOf(state).flatMap((locale, turn) => {
      const looks = full ? LOOKS : [LOOKS[(index + (turn * LOOKS.length) / 2) % LOOKS.length]!];
      return looks.map(({ name, tab }) => ({
        name: `${state.name} in ${LANGUAGE[locale]}, ${name}`,
        state,
        locale,
        tab,
      }));
    }),
  );
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
