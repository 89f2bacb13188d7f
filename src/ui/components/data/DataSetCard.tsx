import Copy from 'lucide-react/icons/copy';
import {
  columnsOf,
  DATA_LICENCE,
  type DataColumn,
  type DataFile,
  type DataSet,
  type DataSetId,
} from '../../dataSets.ts';
import { dataSetDescriptions, dataSetTitles, openDataMessages } from '../../messages/openData.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import { WATER_FILE_FORMATS, waterFileName, type WaterFileFormat } from '../../waterFiles.ts';
import { Facts } from '../item/Facts.tsx';
import { Fold } from '../text/Fold.tsx';
import { DownloadLink } from '../text/DownloadLink.tsx';
import { Icon } from '../text/Icon.tsx';
import { Sentence } from '../text/Sentence.tsx';
import { seasonLabel } from '../water/seasonLabel.ts';
import { sizeInAddress } from '../water/sizeInAddress.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface DataSetCardProps {
  readonly set: DataSet;
  /** Name of the site. */
  readonly publisher: string;
}

/**
 * One data set: what it is, its files, how new, in which units, under which licence; folded, what fewer need. On wide screens
 * its files are beside the facts.
 */
export function DataSetCard({ set, publisher }: DataSetCardProps) {
  const context = useRenderContext();
  const { id, updated, apiCall } = set;
  const columns = columnsOf(id);
  return (
    <section className="data-set" id={`data-${id}`} aria-labelledby={`data-${id}-title`}>
      <div className="data-about">
        <h3 id={`data-${id}-title`}>
          <Unbroken text={context.t(dataSetTitles[id])} />
        </h3>
        <p>
          <Unbroken text={context.t(dataSetDescriptions[id])} />
        </p>
      </div>
      <Downloads set={set} />
      <Facts
        facts={[
          {
            name: context.t(openDataMessages.updated),
            value: (
              <Sentence
                message={id === 'waterUse' ? openDataMessages.seasonal : openDataMessages.daily}
                parts={{ date: <time dateTime={updated}>{context.date(updated)}</time> }}
              />
            ),
          },
          { name: context.t(openDataMessages.period), value: periodOf(context, set) },
          { name: context.t(openDataMessages.units), value: unitsOf(context, columns) },
          { name: context.t(openDataMessages.publisher), value: publisher },
          { name: context.t(openDataMessages.licence), value: <Licence {...set} /> },
        ]}
      />
      <div className="data-folds">
        <Fold head={<b>{context.t(openDataMessages.columns, { count: columns.length })}</b>}>
          <ColumnTable name={context.t(dataSetTitles[id])} columns={columns} />
        </Fold>
        {apiCall !== undefined && <ApiCall address={apiCall} />}
      </div>
    </section>
  );
}

/** Each of them once, in the order of the columns. */
function unitsOf(context: RenderContext, columns: readonly DataColumn[]): string {
  const units = columns.flatMap(({ unit }) => (unit === undefined ? [] : [context.t(unit)]));
  return [...new Set(units)].join(', ');
}

/** From the first to the newest day or season. */
function periodOf(context: RenderContext, { since, updated, files }: DataSet): string | undefined {
  const message = openDataMessages.fromTo;
  if (since !== undefined) return context.t(message, { from: context.date(since), to: context.date(updated) });
  const [newest, oldest] = [files[0], files.at(-1)];
  if (newest.file.type !== 'waterUse' || oldest === undefined) return undefined;
  return context.t(message, { from: nameOf(context, oldest), to: nameOf(context, newest) });
}

function Licence({ hasOwn, others }: DataSet) {
  const context = useRenderContext();
  const sources = context.list(others.map((source) => source[context.locale]));
  if (!hasOwn) return context.t(openDataMessages.noLicence, { sources });
  const licence = (
    <a href={DATA_LICENCE.href} rel="license external noreferrer">
      {DATA_LICENCE.name}
    </a>
  );
  if (others.length === 0) return licence;
  return (
    <Sentence message={openDataMessages.licenceExcept} parts={{ licence, sources: <Unbroken text={sources} /> }} />
  );
}

/** The newest file, those of whole years and of earlier seasons, and how to get that of another day. */
function Downloads({ set }: { readonly set: DataSet }) {
  const context = useRenderContext();
  const { id, files, years = [], sizesEach } = set;
  const sizesOfYear = years.length > 0 ? set.sizesOfYear : undefined;
  // Of files of single reservoirs, none is the newest.
  if (id === 'history')
    return (
      <div className="data-downloads">
        <h4>{context.t(openDataMessages.filePerReservoir)}</h4>
        {sizesEach && (
          <p className="data-note">
            <Unbroken text={context.t(openDataMessages.sizesEach, sizeTexts(context, sizesEach))} />
          </p>
        )}
        <Fold
          head={
            <span>
              <b>{context.t(openDataMessages.allFiles, { count: files.length })}</b>{' '}
              <span className="data-formats">CSV, JSON</span>
            </span>
          }
        >
          <FileList set={id} files={files} />
        </Fold>
      </div>
    );
  return (
    <div className="data-downloads">
      <h4>
        <Unbroken text={context.t(openDataMessages.newestFile, { name: nameOf(context, files[0]) })} />
      </h4>
      <p className="data-newest">
        {WATER_FILE_FORMATS.map((format) => (
          <NewestFile key={format} set={id} of={files[0]} format={format} />
        ))}
      </p>
      {years.length > 0 && (
        <>
          <h4>{context.t(openDataMessages.wholeYears)}</h4>
          <FileList set={id} files={years} />
        </>
      )}
      {sizesOfYear && (
        <p className="data-note">
          <Unbroken text={context.t(openDataMessages.sizesOfYear, sizeTexts(context, sizesOfYear))} />
        </p>
      )}
      {files.length > 1 && (
        <>
          <h4>{context.t(openDataMessages.earlierSeasons)}</h4>
          <FileList set={id} files={files.slice(1)} />
        </>
      )}
      <OtherDays of={files[0]} />
    </div>
  );
}

function sizeTexts(context: RenderContext, sizes: NonNullable<DataFile['sizes']>) {
  return { csv: context.fileSize(sizes.csv), json: context.fileSize(sizes.json) };
}

interface NewestFileProps {
  readonly set: DataSetId;
  readonly of: DataFile;
  readonly format: WaterFileFormat;
}

/** One run of text, so that it looks like one link. */
function NewestFile({ set, of, format }: NewestFileProps) {
  const context = useRenderContext();
  const size = of.sizes && context.fileSize(of.sizes[format]);
  return (
    <DownloadLink href={hrefOf(context, of, format)} name={waterFileName(of.file, format)}>
      <span>
        <HiddenName set={set} of={of} />
        {[format.toUpperCase(), ...(size === undefined ? [] : [size])].join(', ')}
      </span>
    </DownloadLink>
  );
}

/** What a link is a file of, for those who hear it alone. */
function HiddenName({ set, of }: Omit<NewestFileProps, 'format'>) {
  const context = useRenderContext();
  return <span className="visually-hidden">{`${context.t(dataSetTitles[set])}, ${nameOf(context, of)}: `}</span>;
}

function FileList({ set, files }: { readonly set: DataSetId; readonly files: readonly DataFile[] }) {
  const context = useRenderContext();
  return (
    <ul className="data-files">
      {files.map((file) => (
        <li key={waterFileName(file.file, 'csv')}>
          <span>{nameOf(context, file)}</span>{' '}
          <span className="data-file-links">
            {WATER_FILE_FORMATS.map((format) => (
              <a key={format} href={hrefOf(context, file, format)} download={waterFileName(file.file, format)}>
                <HiddenName set={set} of={file} />
                {format.toUpperCase()}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where the files of other days are, of figures that have one file for each day. */
function OtherDays({ of }: { readonly of: DataFile }) {
  const context = useRenderContext();
  const { file } = of;
  if (file.type !== 'reservoirs') return null;
  return (
    <>
      <h4>{context.t(openDataMessages.filesOfOtherDays)}</h4>
      <p className="data-note">
        <Sentence
          message={openDataMessages.otherDays}
          parts={{
            address: <code>{hrefOf(context, of, 'csv')}</code>,
            choose: (
              <a href={context.to('reservoirs', {}, { size: sizeInAddress(file.size) })}>
                <Unbroken text={context.t(openDataMessages.chooseDay)} />
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}

/** CSV in the page's language, JSON in both. */
function hrefOf(context: RenderContext, { file }: DataFile, format: WaterFileFormat): string {
  return context.links.data(waterFileName(file, format), format === 'csv' ? context.locale : undefined);
}

function nameOf(context: RenderContext, { file, name }: DataFile): string {
  switch (file.type) {
    case 'reservoirs':
      return context.date(file.date);
    case 'reservoirsInYear':
      return context.year(file.year);
    case 'reservoir':
      return name?.[context.locale] ?? file.id;
    case 'waterUse':
      return seasonLabel(context, file.season);
  }
}

/** With a button that copies it, which is hidden until a script shows it. */
function ApiCall({ address }: { readonly address: string }) {
  const context = useRenderContext();
  return (
    <Fold head={<b>{context.t(openDataMessages.call)}</b>}>
      <div className="data-call">
        <code>{address}</code>
        <span hidden data-enhance="copy-link">
          <button
            type="button"
            className="button-quiet"
            value={address}
            data-done={context.t(openDataMessages.copied)}
            data-failed={context.t(openDataMessages.copyFailed)}
          >
            <Icon icon={Copy} />
            {context.t(openDataMessages.copy)}
          </button>
        </span>
        <a href={`${context.links.basePath}/api/docs`}>{context.t(openDataMessages.token)}</a>
        <p role="status" />
      </div>
    </Fold>
  );
}
