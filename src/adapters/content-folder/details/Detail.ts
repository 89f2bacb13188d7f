import type { ContentKind } from '#domain/content/kinds.ts';
import type { ArchiveDetail } from '#ports/Publishing.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import type { ContentErrors } from '../read/ContentError.ts';
import type { DetailContext } from './DetailContext.ts';
import { readYaml } from '../read/readYaml.ts';
import type { YamlSource } from '../read/YamlSource.ts';

type DetailOf<Kind extends ContentKind> = Extract<ArchiveDetail, { readonly kind: Kind }>;

/** An item's detail, validated, ready to be built in one language after the other. */
export type BuildDetail<Detail = ArchiveDetail> = (item: DetailContext) => Promise<Detail> | Detail;

/** Reads `detail` of an `item.yaml`; undefined when it has errors. */
export type ReadDetail<Kind extends ContentKind> = (
  yaml: YamlSource,
  errors: ContentErrors,
) => BuildDetail<DetailOf<Kind>> | undefined;

/** Defines how one kind's `detail` is written, and what it becomes in one language. */
export function defineDetail<Kind extends ContentKind, T extends object>(
  schema: SchemaClass<T>,
  build: (fields: T, item: DetailContext) => Promise<DetailOf<Kind>> | DetailOf<Kind>,
): ReadDetail<Kind> {
  return (yaml, errors) => {
    const fields = readYaml(schema, yaml, errors, ['detail']);
    return fields && ((item) => build(fields, item));
  };
}
