import { useRef, type TouchEvent } from 'react';
import { swipeStep } from '#domain/calendar/swipe.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';

interface Start {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Shows the period before or after when a finger swipes over the calendar. */
export function useSwipe(previous: string | undefined, next: string | undefined) {
  const interactivePage = useInteractivePage();
  const start = useRef<Start>(undefined);
  return {
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      const [touch] = [touches[0]];
      // Two fingers enlarge the page.
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : undefined;
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const [begin, touch] = [start.current, changedTouches[0]];
      start.current = undefined;
      if (begin === undefined || touch === undefined) return;
      const [x, y] = [touch.clientX - begin.x, touch.clientY - begin.y];
      const step = swipeStep({ x, y, milliseconds: timeStamp - begin.at });
      const address = step === undefined ? undefined : step < 0 ? previous : next;
      if (address !== undefined) interactivePage?.show(address);
    },
  };
}
