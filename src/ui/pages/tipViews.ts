import type { ComponentType } from 'react';
import type { TipPagePropsById } from './tipProps.ts';

/** The pages with the form of a tip. */
export type TipRoute = Exclude<keyof TipPagePropsById, 'tipAnswers'>;

/** The views of the pages of tips, each loaded only on its own page. */
export const TIP_VIEWS: {
  readonly [Id in keyof TipPagePropsById]: () => Promise<ComponentType<TipPagePropsById[Id]>>;
} = {
  reportElectionCorruption: () =>
    import('./ElectionCorruptionPage.tsx').then((module) => module.ElectionCorruptionPage),
  reportMisconduct: () => import('./MisconductPage.tsx').then((module) => module.MisconductPage),
  tipAnswers: () => import('./TipAnswersPage.tsx').then((module) => module.TipAnswersPage),
};
