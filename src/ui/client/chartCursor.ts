import { isLocale } from '#domain/locale/locale.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { curvesOn } from '#domain/water/ruleCurve.ts';
import { percentOf } from '#domain/water/tally.ts';
import { readCurves, readShares, readVolumes } from '../charts/dailyVolumes.ts';
import { spanOfMonth, WHOLE_YEAR, xOfDay } from '../charts/dayOfYear.ts';
import { createFormats, type Formats } from '../formats.ts';

/*
 * The value of a chart under the pointer, and by the arrow keys. To screen readers the chart is then a slider (ARIA
 * Authoring Practices Guide) whose value is a sentence. Without this script the chart has all it says in its name, and in
 * the table below it.
 */

/** A value of a chart, in per cent of its width and height. */
interface Stop {
  readonly x: number;
  /** Absent for bars. */
  readonly y?: number;
  /** One sentence or two: of the value, and of what it is compared with. */
  readonly text: () => readonly string[];
}

const MONTHS = 12;

class ChartCursor {
  readonly #stops: readonly Stop[];
  readonly #slider = document.createElement('div');
  readonly #line = part('chart-cursor-line');
  readonly #dot = part('chart-cursor-dot');
  readonly #text = part('chart-cursor-text');
  #at: number;

  constructor(chart: HTMLElement, stops: readonly Stop[]) {
    this.#stops = stops;
    this.#at = stops.length - 1;
    this.#slider.className = 'chart-cursor';
    this.#slider.role = 'slider';
    this.#slider.tabIndex = 0;
    this.#slider.ariaLabel = chart.dataset['label'] ?? '';
    this.#slider.ariaValueMin = '1';
    this.#slider.ariaValueMax = String(stops.length);
    const hint = part('chart-cursor-hint');
    hint.textContent = chart.dataset['hint'] ?? '';
    this.#slider.append(this.#line, this.#dot, this.#text, hint);
    this.#move(this.#at);
    this.#show(false);
    chart.append(this.#slider);

    this.#slider.addEventListener('pointermove', ({ clientX }) => this.#point(clientX));
    this.#slider.addEventListener('pointerdown', ({ clientX }) => this.#point(clientX));
    this.#slider.addEventListener('pointerleave', () => this.#show(document.activeElement === this.#slider));
    this.#slider.addEventListener('focus', () => this.#show(true));
    this.#slider.addEventListener('blur', () => this.#show(false));
    this.#slider.addEventListener('keydown', (event) => this.#press(event));
  }

  #point(clientX: number): void {
    const { left, width } = this.#slider.getBoundingClientRect();
    const x = ((clientX - left) / width) * 100;
    const distanceOf = (index: number) => Math.abs((this.#stops[index]?.x ?? Infinity) - x);
    let nearest = 0;
    for (const index of this.#stops.keys()) if (distanceOf(index) < distanceOf(nearest)) nearest = index;
    this.#move(nearest);
    this.#show(true);
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      this.#show(false);
      return;
    }
    const to = this.#stopAfter(event.key);
    if (to === undefined) return;
    event.preventDefault();
    this.#move(Math.min(Math.max(to, 0), this.#stops.length - 1));
    this.#show(true);
  }

  #stopAfter(key: string): number | undefined {
    const page = Math.ceil(this.#stops.length / MONTHS);
    switch (key) {
      case 'ArrowRight':
      case 'ArrowUp':
        return this.#at + 1;
      case 'ArrowLeft':
      case 'ArrowDown':
        return this.#at - 1;
      case 'PageUp':
        return this.#at + page;
      case 'PageDown':
        return this.#at - page;
      case 'Home':
        return 0;
      case 'End':
        return this.#stops.length - 1;
      default:
        return undefined;
    }
  }

  #move(to: number): void {
    const stop = this.#stops[to];
    if (stop === undefined) return;
    this.#at = to;
    const text = stop.text();
    this.#slider.ariaValueNow = String(to + 1);
    this.#slider.ariaValueText = text.join(' · ');
    this.#text.replaceChildren(...text.map(sentence));
    for (const each of [this.#line, this.#dot]) each.style.left = `${String(stop.x)}%`;
    this.#dot.style.top = `${String(stop.y ?? 0)}%`;
    this.#dot.hidden = stop.y === undefined;
  }

  #show(isShown: boolean): void {
    this.#slider.classList.toggle('chart-cursor-shown', isShown);
  }
}

function part(className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  return element;
}

function sentence(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

/** One stop for each day on which a volume was reported. */
function stopsOfDays(
  { from, volumes, before = '', curves = '', bottom, top, month, reading = '', ...texts }: DOMStringMap,
  formats: Formats,
): readonly Stop[] {
  if (from === undefined || volumes === undefined) return [];
  const [ofYear = 0, ofMonth = 0] = from.split('-').map(Number);
  const span = month === undefined ? WHOLE_YEAR : spanOfMonth(ofYear, ofMonth);
  const sharesBefore = readShares(before);
  const ruleCurve = readCurves(curves);
  return readVolumes({ from: from as CalendarDate, volumes }).map((day, index) => {
    const share = shareOfStorage(day) ?? 0;
    const shareBefore = sharesBefore[index] ?? null;
    const bounds = curvesOn({ ruleCurve }, day.date);
    const percentOfDay = (volume: number | undefined) => formats.percent(percentOf(volume ?? 0, day.storage));
    const values: Readonly<Record<string, string>> = {
      date: formats.date(day.date),
      share: formats.percent(share),
      volume: formats.figure(day.volume),
      before: shareBefore === null ? '' : formats.percent(shareBefore),
      lower: percentOfDay(bounds?.lower).replace(/%$/, ''),
      upper: percentOfDay(bounds?.upper),
    };
    const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    const compared = [
      shareBefore === null ? '' : filled(texts['readingBefore'] ?? ''),
      bounds === undefined ? '' : filled(texts['readingCurves'] ?? ''),
    ].filter((text) => text !== '');
    return {
      x: xOfDay(day.date, span),
      y: 100 - ((share - Number(bottom)) / (Number(top) - Number(bottom))) * 100,
      text: () => [filled(reading), ...(compared.length > 0 ? [compared.join(' · ')] : [])],
    };
  });
}

/** One stop for each month or day that has a text. */
function stopsOfFlows({ texts = '' }: DOMStringMap): readonly Stop[] {
  return texts.split('\n').flatMap((text, index, { length }) => {
    return text === '' ? [] : [{ x: ((index + 0.5) / length) * 100, text: () => [text] }];
  });
}

const { lang } = document.documentElement;
const formats = createFormats(isLocale(lang) ? lang : 'en');
for (const chart of document.querySelectorAll<HTMLElement>('[data-enhance="chart"]')) {
  const stops = [...stopsOfDays(chart.dataset, formats), ...stopsOfFlows(chart.dataset)];
  if (stops.length > 0) new ChartCursor(chart, stops);
}
