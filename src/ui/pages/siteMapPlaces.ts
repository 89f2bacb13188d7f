import { KINDS } from '#domain/content/kinds.ts';
import { calendarMessages } from '../messages/calendar.ts';
import { listMessages } from '../messages/list.ts';
import { routeTitles } from '../messages/routeTitles.ts';
import { cropLabels, regionLabels, sizeLabels } from '../messages/water.ts';
import type { RenderContext } from '../RenderContext.tsx';
import type { SiteMapPageProps } from './props.ts';

/** A link of the site map, with those below it. */
export interface Place {
  readonly href: string | undefined;
  readonly label: string;
  readonly below?: readonly Place[];
}

/** One part of the site map. */
export interface Part {
  readonly title: string;
  readonly places: readonly Place[];
}

/** The place of a page that always has the same title. */
export function placeOfRoute(context: RenderContext, route: keyof typeof routeTitles): Place {
  return { href: context.to(route), label: context.t(routeTitles[route]) };
}

/**
 * What is below a page, by its address: categories, years, regions or crops, by which it can be narrowed, and pages that
 * it leads to.
 */
export function placesBelow(
  context: RenderContext,
  { lists, water, has }: Pick<SiteMapPageProps, 'lists' | 'water' | 'has'>,
): ReadonlyMap<string, readonly Place[]> {
  const below = new Map<string, readonly Place[]>();
  for (const { kind, categories, years } of lists) {
    const route = KINDS[kind].list;
    const narrowed = (query: Readonly<Record<string, string>>, label: string): Place => ({
      href: context.to(route, {}, query),
      label,
    });
    below.set(context.to(route), [
      ...categories.map(({ code, label }) =>
        kind === 'oit' ? { href: context.to('oitYear', { year: code }), label } : narrowed({ category: code }, label),
      ),
      // Events are chosen by when they take place, disclosures by their fiscal year; one year narrows nothing.
      ...(kind === 'event' || kind === 'oit' || years.length === 1
        ? []
        : years.map((year) => narrowed({ year: String(year) }, context.year(year)))),
      ...(kind === 'event' ? [narrowed({ when: 'past' }, context.t(listMessages.past))] : []),
    ]);
  }
  below.set(context.to('calendar'), [
    { href: context.to('calendar', {}, { view: 'week' }), label: context.t(calendarMessages.thisWeek) },
    { href: context.to('calendar', {}, { view: 'year' }), label: context.t(calendarMessages.thisYear) },
  ]);
  if (has.complaints)
    below.set(
      context.to('trackComplaint'),
      (['lostComplaintCode', 'complaintLedger'] as const).map((route) => placeOfRoute(context, route)),
    );
  if (has.tips) below.set(context.to('reportMisconduct'), [placeOfRoute(context, 'tipAnswers')]);
  if (water === undefined) return below;
  below.set(context.to('reservoirs'), [
    ...water.sizes.map((size) => ({
      href: context.to('reservoirs', {}, { size }),
      label: context.t(sizeLabels[size]),
    })),
    ...(water.regions.length > 1 ? water.regions : []).map((region) => ({
      href: context.to('reservoirs', {}, { region }),
      label: context.t(regionLabels[region]),
    })),
  ]);
  below.set(
    context.to('waterUse'),
    water.crops.map((crop) => ({ href: context.to('waterUse', {}, { crop }), label: context.t(cropLabels[crop]) })),
  );
  return below;
}

/**
 * A part in which each place has those below it, unless another part has them. What is below a place is not beside it,
 * too.
 */
export function nested(
  { title, places }: Part,
  all: ReadonlyMap<string, readonly Place[]>,
  elsewhere: ReadonlySet<string>,
): Part {
  const withBelow = places.map((place) => ({
    ...place,
    below: (all.get(place.href ?? '') ?? []).filter(({ href }) => !elsewhere.has(href ?? '')),
  }));
  const isBelow = new Set(withBelow.flatMap(({ below }) => below.map(({ href }) => href)));
  return { title, places: withBelow.filter(({ href }) => !isBelow.has(href)) };
}
