import type { ContentKind } from '#domain/content/kind.ts';
import type { ArchiveDetail } from '#ports/Publishing.ts';
import type { Shape } from '#adapters/shape/shape.ts';
import type { ContentErrors } from '../read/ContentError.ts';
import type { DetailContext } from '../build/DetailContext.ts';
import { readShape } from '../read/readShape.ts';
import type { YamlSource } from '../read/YamlSource.ts';

/** One item's detail, checked, ready to be read in one language after the other. */
export type CheckedDetail<Kind extends ContentKind> = (item: DetailContext) => Promise<DetailOf<Kind>> | DetailOf<Kind>;
export type AnyDetail = (item: DetailContext) => Promise<ArchiveDetail> | ArchiveDetail;

/** Checks `detail` of an `item.yaml`; undefined when it has faults. */
export type Detail<Kind extends ContentKind> = (
  yaml: YamlSource,
  faults: ContentErrors,
) => CheckedDetail<Kind> | undefined;

type DetailOf<Kind extends ContentKind> = Extract<ArchiveDetail, { readonly kind: Kind }>;

/** How one kind's `detail` is written, and what it becomes in one language. */
export function detail<Kind extends ContentKind, T extends object>(
  shape: Shape<T>,
  read: (shape: T, item: DetailContext) => Promise<DetailOf<Kind>> | DetailOf<Kind>,
): Detail<Kind> {
  return (yaml, faults) => {
    const checked = readShape(shape, yaml, faults, ['detail']);
    return checked && ((item) => read(checked, item));
  };
}
