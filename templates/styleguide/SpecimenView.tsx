import { Fragment } from 'react'
import { identifySpecimen, nameSpecimen, type Specimen } from './specimen.ts'

interface SpecimenViewProps {
  readonly specimen: Specimen
}

/** A specimen with its name, source files and notes. */
export function SpecimenView({ specimen }: SpecimenViewProps) {
  const { files, note, place = 'beside', content } = specimen
  const isBleeding = place === 'bleed'
  return (
    <article id={identifySpecimen(specimen)} className={`specimen specimen--${place}`}>
      <div className="container specimen__frame">
        <div className="specimen__label">
          <h3 className="specimen__name">{nameSpecimen(specimen)}</h3>
          <ul className="specimen__files">
            {files.map((file) => (
              <li key={file} data-file={file}>
                <Path text={file} />
              </li>
            ))}
          </ul>
          {note && <p className="specimen__note">{note}</p>}
        </div>
        {!isBleeding && <div className="specimen__content">{content}</div>}
      </div>
      {isBleeding && content}
    </article>
  )
}

/** Allows line breaks after slashes. */
function Path({ text }: { readonly text: string }) {
  return text.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
}
