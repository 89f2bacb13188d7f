import type { SiteDetails } from '#domain/site/site.ts';
import { columnsOf, DATA_LICENCE, type DataFile, type DataSet } from '#ui/dataSets.ts';
import { dataSetDescriptions, dataSetTitles, openDataMessages } from '#ui/messages/openData.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { WATER_FILE_FORMATS, waterFileName, type WaterFileFormat } from '#ui/waterFiles.ts';

interface CatalogueSource {
  readonly site: SiteDetails;
  readonly context: RenderContext;
  /** Absolute address of the page that lists the data sets. */
  readonly address: string;
  /** The `@id` of the site's organisation. */
  readonly publisher: string;
}

type Thing = Readonly<Record<string, unknown>>;

/** The prefixes of `dataCatalogue`, as a JSON-LD context. */
export const CATALOGUE_CONTEXT: Thing = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  csvw: 'http://www.w3.org/ns/csvw#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  // Their values are addresses: without `@id` around each, the many files take half the space.
  'dcat:downloadURL': { '@type': '@id' },
  'dct:license': { '@type': '@id' },
};

const MEDIA_TYPES: Readonly<Record<WaterFileFormat, string>> = { csv: 'text/csv', json: 'application/json' };
const FREQUENCIES = 'http://publications.europa.eu/resource/authority/frequency';

/**
 * A catalogue of data sets in DCAT (https://www.w3.org/TR/vocab-dcat-3/), with the columns of their CSV files in CSVW
 * (https://www.w3.org/TR/tabular-metadata/). A data set that has figures of others has rights in words in the place of a
 * licence. Units are schema.org's `unitText`, because CSVW has no word for them.
 */
export function dataCatalogue(sets: readonly DataSet[], title: string, source: CatalogueSource): readonly Thing[] {
  return [describeCatalogue(sets, title, source), ...schemas(sets, source)];
}

function describeCatalogue(sets: readonly DataSet[], title: string, source: CatalogueSource): Thing {
  const { context, address, publisher } = source;
  return {
    '@type': 'dcat:Catalog',
    '@id': `${address}#catalogue`,
    'dct:title': title,
    'dct:language': context.locale,
    'dct:publisher': link(publisher),
    'foaf:homepage': link(address),
    'dcat:dataset': sets.map((set) => describeSet(set, source)),
    'dcat:service': sets.flatMap((set) => describeCall(set, source)),
  };
}

function describeCall({ id, apiCall }: DataSet, { site, context, address }: CatalogueSource): readonly Thing[] {
  if (apiCall === undefined) return [];
  const description = link(`${site.publicOrigin}${context.links.basePath}/api/openapi.json`);
  return [
    {
      '@type': 'dcat:DataService',
      'dct:title': context.t(dataSetTitles[id]),
      'dcat:endpointURL': link(apiCall),
      'dcat:endpointDescription': description,
      'dcat:servesDataset': link(`${address}#data-${id}`),
    },
  ];
}

function describeSet(set: DataSet, source: CatalogueSource): Thing {
  const { context, address, publisher } = source;
  const { id, updated, files, years = [] } = set;
  const here = `${address}#data-${id}`;
  return {
    '@type': 'dcat:Dataset',
    '@id': here,
    'dct:identifier': id,
    'dct:title': context.t(dataSetTitles[id]),
    'dct:description': context.t(dataSetDescriptions[id]),
    'dct:language': context.locale,
    'dct:publisher': link(publisher),
    'dct:modified': { '@type': 'xsd:date', '@value': updated },
    'dct:accrualPeriodicity': link(`${FREQUENCIES}/${id === 'waterUse' ? 'BIANNUAL' : 'DAILY'}`),
    ...licence(set, source),
    'dcat:landingPage': link(here),
    'csvw:tableSchema': link(schemaId(id, source)),
    'dcat:distribution': [...files, ...years].flatMap((file) =>
      WATER_FILE_FORMATS.map((format) => describeFile(file, format, set, source)),
    ),
  };
}

/** The columns of the sets; several sets have the same. */
function schemas(sets: readonly DataSet[], source: CatalogueSource): readonly Thing[] {
  const columns = new Map(sets.map(({ id }) => [schemaId(id, source), columnsOf(id)]));
  return [...columns].map(([id, all]) => ({
    '@type': 'csvw:Schema',
    '@id': id,
    'csvw:column': { '@list': all.map((column) => describeColumn(column, source.context)) },
  }));
}

function schemaId(id: DataSet['id'], { address }: CatalogueSource): string {
  return `${address}#columns-${id === 'waterUse' ? 'water-use' : 'reservoirs'}`;
}

function describeColumn(
  { field, title, meaning, unit }: ReturnType<typeof columnsOf>[number],
  context: RenderContext,
): Thing {
  return {
    '@type': 'csvw:Column',
    'csvw:name': field,
    'csvw:title': context.t(title),
    'dct:description': context.t(meaning),
    ...(unit && { unitText: context.t(unit) }),
  };
}

function describeFile(
  { file }: DataFile,
  format: WaterFileFormat,
  set: DataSet,
  { site, context }: CatalogueSource,
): Thing {
  const path = context.links.data(waterFileName(file, format), format === 'csv' ? context.locale : undefined);
  return {
    '@type': 'dcat:Distribution',
    'dcat:downloadURL': site.publicOrigin + path,
    'dcat:mediaType': MEDIA_TYPES[format],
    ...(set.others.length === 0 && { 'dct:license': DATA_LICENCE.href }),
  };
}

function licence({ others, hasOwn }: DataSet, { site, context }: CatalogueSource): Thing {
  if (others.length === 0) return { 'dct:license': DATA_LICENCE.href };
  const sources = context.list(others.map((other) => other[context.locale]));
  const own = `${DATA_LICENCE.name}: ${site.name[context.locale]}. `;
  return {
    'dct:rights': hasOwn
      ? own + context.t(openDataMessages.notLicensed, { sources })
      : context.t(openDataMessages.noLicence, { sources }),
  };
}

function link(address: string): Thing {
  return { '@id': address };
}
