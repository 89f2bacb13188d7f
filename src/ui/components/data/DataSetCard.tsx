import Copy from 'lucide-react/icons/copy';
import { columnsOf, DATA_LICENCE, type DataColumn, type DataFile, type DataSet } from '../../dataSets.ts';
import { dataSetDescriptions, dataSetTitles, openDataMessages } from '../../messages/openData.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import { WATER_FILE_FORMATS, waterFileName, type WaterFileFormat } from '../../waterFiles.ts';
import { Facts } from '../item/Facts.tsx';
import { Fold } from '../site/Fold.tsx';
import { DownloadLink } from '../text/DownloadLink.tsx';
import { Icon } from '../text/Icon.tsx';
import { Sentence } from '../text/Sentence.tsx';
import { seasonLabel } from '../water/seasonLabel.ts';
import { sizeInAddress } from '../water/sizeInAddress.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface DataSetCardProps {
  readonly set: DataSet;
}

/** One data set: what it is, its newest file, how new, in which units, under which licence; folded, what fewer need. */
export function DataSetCard({ set }: DataSetCardProps) {
  const context = useRenderContext();
  const { id, updated, files, sizesEach, apiCall } = set;
  const columns = columnsOf(id);
  // Of files of single reservoirs, none is the newest.
  const hasNewest = files.length === 1 || id === 'waterUse';
  return (
    <section className="data-set" id={`data-${id}`} aria-labelledby={`data-${id}-title`}>
      <h3 id={`data-${id}-title`}>{context.t(dataSetTitles[id])}</h3>
      {hasNewest ? (
        <NewestFile of={files[0]} />
      ) : (
        <p className="data-newest">
          <span>
            {sizesEach === undefined
              ? context.t(openDataMessages.filePerReservoir)
              : context.t(openDataMessages.filesOfSize, {
                  csv: context.fileSize(sizesEach.csv),
                  json: context.fileSize(sizesEach.json),
                })}
          </span>
        </p>
      )}
      <p>
        <Unbroken text={context.t(dataSetDescriptions[id])} />
      </p>
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
          { name: context.t(openDataMessages.licence), value: <Licence {...set} /> },
        ]}
      />
      <div className="data-folds">
        {files.length > 1 && (
          <Fold
            head={
              <span>
                <b>{context.t(openDataMessages.allFiles, { count: files.length })}</b>{' '}
                {!hasNewest && <span className="data-formats">CSV, JSON</span>}
              </span>
            }
          >
            <ul className="data-files">
              {files.map((file) => (
                <li key={waterFileName(file.file, 'csv')}>
                  {nameOf(context, file)}{' '}
                  <span className="data-file-links">
                    {WATER_FILE_FORMATS.map((format) => (
                      <a key={format} href={hrefOf(context, file, format)}>
                        {format.toUpperCase()}
                      </a>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </Fold>
        )}
        <OtherDays of={files[0]} />
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
  return (
    <>
      <a href={DATA_LICENCE.href} rel="license external noreferrer">
        {DATA_LICENCE.name}
      </a>
      {others.length > 0 && <> {context.t(openDataMessages.notLicensed, { sources })}</>}
    </>
  );
}

function NewestFile({ of }: { readonly of: DataFile }) {
  const context = useRenderContext();
  return (
    <p className="data-newest">
      <span>{context.t(openDataMessages.newestFile)}</span>
      {WATER_FILE_FORMATS.map((format) => (
        <DownloadLink key={format} href={hrefOf(context, of, format)} name={waterFileName(of.file, format)}>
          <span className="visually-hidden">{nameOf(context, of)}</span> {format.toUpperCase()}
          {of.sizes && <span className="data-size">({context.fileSize(of.sizes[format])})</span>}
        </DownloadLink>
      ))}
    </p>
  );
}

/** Where the files of other days are, of figures that have one file for each day. */
function OtherDays({ of }: { readonly of: DataFile }) {
  const context = useRenderContext();
  const { file } = of;
  if (file.type !== 'reservoirs') return null;
  return (
    <Fold head={<b>{context.t(openDataMessages.filesOfOtherDays)}</b>}>
      <p className="data-days">
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
    </Fold>
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
