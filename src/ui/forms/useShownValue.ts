import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a control without a controlled value, so that what was typed or chosen before hydration or during loading stays.
 * It is reset when the page shows another address, which has another value.
 */
export function useShownValue<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (control.current && shown.current !== value) control.current.value = value;
    shown.current = value;
  }, [value]);
  return control;
}
