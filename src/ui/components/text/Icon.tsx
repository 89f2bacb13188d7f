import type { ComponentType } from 'react';

/** One glyph of lucide, imported by its own path (`lucide-react/icons/phone`), so that no page carries the whole set. */
export type Glyph = ComponentType<{ className?: string; width?: string; height?: string; strokeWidth?: number }>;

interface IconProps {
  readonly of: Glyph;
}

/** Always beside words, never instead of them: hidden from screen readers. */
export function Icon({ of: Drawing }: IconProps) {
  return <Drawing className="icon" width="1.25em" height="1.25em" strokeWidth={1.75} />;
}
