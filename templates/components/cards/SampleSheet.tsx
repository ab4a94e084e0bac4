import type { SheetTexts } from '../../texts.ts'

interface SampleSheetProps {
  readonly sheet: SheetTexts
  /** The text of the stamp. */
  readonly stamp: string
}

/** A sheet of paper as a client gets it: semantically a table, visually a page on a desk. */
export function SampleSheet({ sheet, stamp }: SampleSheetProps) {
  const [first, ...columns] = sheet.columns
  return (
    <div className="sheet">
      <table className="sheet__table">
        <caption className="sheet__caption">
          <span className="sheet__stamp">{stamp}</span> <b className="sheet__title">{sheet.title}</b> {sheet.about}
        </caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sheet.note && <p className="sheet__note">{sheet.note}</p>}
    </div>
  )
}
