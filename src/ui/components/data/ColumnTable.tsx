import type { DataColumn } from '../../dataSets.ts';
import { openDataMessages } from '../../messages/openData.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface ColumnTableProps {
  /** Of the data set, for screen readers. */
  readonly name: string;
  readonly columns: readonly DataColumn[];
}

/** The columns of a CSV file, in their order, with what each holds. */
export function ColumnTable({ name, columns }: ColumnTableProps) {
  const context = useRenderContext();
  const heads = [openDataMessages.column, openDataMessages.meaning, openDataMessages.unit, openDataMessages.field];
  return (
    <table className="column-table">
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.id} scope="col">
              {context.t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map(({ title, field, meaning, unit }) => (
          <tr key={field}>
            <th scope="row">{context.t(title)}</th>
            <td>
              <Unbroken text={context.t(meaning)} />
            </td>
            <td>{unit && <Unbroken text={context.t(unit)} />}</td>
            <td>
              <code>{field}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
