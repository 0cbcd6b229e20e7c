import styles from './table.module.css';

interface TableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly {
    id: string | number;
    heading: string;
    amounts: readonly string[];
    /** The row of the visitor's choice. */
    isCurrent: boolean;
    /** Colors the last amount. */
    tone?: 'gain' | 'loss';
  }[];
}

/** A table of amounts. Where it is too narrow for them, each row's heading is above its amounts. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, heading, amounts, isCurrent, tone }) => (
          <tr key={id} aria-current={isCurrent || undefined} className={tone && styles[tone]}>
            <th scope="row">{heading}</th>
            {amounts.map((amount, index) => (
              <td key={index}>{amount}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
