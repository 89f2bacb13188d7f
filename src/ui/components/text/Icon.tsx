import type { ComponentType } from 'react';

/**
 * A lucide icon, imported by its own path (`lucide-react/icons/phone`), so that bundles do not contain the whole set.
 */
export type Glyph = ComponentType<{ className?: string; width?: string; height?: string; strokeWidth?: number }>;

interface IconProps {
  readonly icon: Glyph;
}

/** Always next to text, never instead of it: hidden from screen readers. */
export function Icon({ icon: Drawing }: IconProps) {
  return <Drawing className="icon" width="1.25em" height="1.25em" strokeWidth={1.75} />;
}
