import { describeError } from '../../../client/islands/quote-form/describe-error.ts'
import { BuildingDetails } from '../../../client/islands/quote-form/parts/BuildingDetails.tsx'
import { FieldGroup } from '../../../client/islands/quote-form/parts/FieldGroup.tsx'
import { SubmitPart } from '../../../client/islands/quote-form/parts/SubmitPart.tsx'
import { Altered } from '../Altered.tsx'
import { type FieldMaker, makeField } from '../make-field.tsx'
import { Cell, States } from '../States.tsx'
import type { MakeGroup } from '../specimen.ts'

const folder = 'client/islands/quote-form/parts'
const fieldFiles = [`${folder}/FormField.tsx`, `${folder}/FieldControl.tsx`]

/** Form controls. The whole form is on `/contact`. */
export const makeForm: MakeGroup = ({ site, body }) => {
  const { texts } = body.bodies.contact
  const { form } = texts
  const { messages } = form
  const company = makeField(form, 'company_name')
  const email = makeField(form, 'from_email')
  const industry = makeField(form, 'industry')
  const start = makeField(form, 'start_date')
  const requirements = makeField(form, 'requirements')
  const part = { texts: form, contact: site.company, isSubmitting: false, failure: undefined }
  return {
    id: 'form',
    heading: 'Form',
    text: 'The label is above each field, the hint below, and any error between them, with an icon. The working form is on the contact page.',
    specimens: [
      {
        name: 'Text field',
        files: fieldFiles,
        note: 'The asterisk marks a required field.',
        content: (
          <>
            <FieldStates make={company} />
            <div className="states states--wide">
              <Cell caption="filled in">
                <Altered of="input" attributes={{ value: 'Acme Tools' }}>
                  {company('filled')}
                </Altered>
              </Cell>
              <Cell caption="wrong">
                {company('wrong', describeError({ name: 'company_name', reason: 'required' }, messages))}
              </Cell>
              <Cell caption="wrong, focus">
                <Altered of="input" attributes={{ class: 'is-focus-visible' }}>
                  {company('wrong-focus', describeError({ name: 'company_name', reason: 'required' }, messages))}
                </Altered>
              </Cell>
            </div>
          </>
        ),
      },
      {
        name: 'Field with a hint',
        files: fieldFiles,
        content: (
          <div className="states states--wide">
            <Cell caption="normal">{email('normal')}</Cell>
            <Cell caption="wrong">
              <Altered of="input" attributes={{ value: 'ann at acme.example' }}>
                {email('wrong', describeError({ name: 'from_email', reason: 'email' }, messages))}
              </Altered>
            </Cell>
          </div>
        ),
      },
      {
        name: 'Choice',
        files: fieldFiles,
        content: (
          <>
            <FieldStates make={industry} />
            <div className="states states--wide">
              <Cell caption="chosen">
                <Altered of={'option[value="medical"]'} attributes={{ selected: '' }}>
                  {industry('chosen')}
                </Altered>
              </Cell>
            </div>
          </>
        ),
      },
      {
        name: 'Date',
        files: fieldFiles,
        content: (
          <div className="states states--wide">
            <Cell caption="normal">{start('normal')}</Cell>
            <Cell caption="filled in">
              <Altered of="input" attributes={{ value: '2027-03-01' }}>
                {start('filled')}
              </Altered>
            </Cell>
          </div>
        ),
      },
      {
        name: 'Long text',
        files: [...fieldFiles, `${folder}/RemainingCount.tsx`],
        content: (
          <div className="states states--wide">
            <Cell caption="normal">{requirements('normal')}</Cell>
            <Cell caption="filled in, focus">
              <Altered
                of="textarea"
                attributes={{ class: 'is-focus-visible' }}
                text="Gym floor, twice a week. Keys at the office."
              >
                {requirements('filled')}
              </Altered>
            </Cell>
          </div>
        ),
      },
      {
        files: [`${folder}/FieldGroup.tsx`],
        note: 'Two columns if there is room.',
        place: 'below',
        content: <FieldGroup id="sample-group" group="building" texts={form} errors={{}} />,
      },
      {
        files: [`${folder}/BuildingDetails.tsx`],
        note: 'Collapsed on phones; wide windows show its content without the line that opens it.',
        place: 'below',
        content: <BuildingDetails id="sample-details" texts={form} errors={{}} />,
      },
      {
        files: [`${folder}/SubmitPart.tsx`],
        note: 'While a request is being sent, the button is disabled. After a failure, phone and email appear next to it.',
        place: 'below',
        content: (
          <div className="quote-form">
            <States of="button" states={['hover', 'focus-visible', 'active']}>
              {(look) => <SubmitPart {...part} id={`sample-submit-${look}`} />}
            </States>
            <Cell caption="sending: disabled">
              <SubmitPart {...part} id="sample-submit-busy" isSubmitting />
            </Cell>
            <Cell caption="failed">
              <div className="quote-form__end">
                <SubmitPart {...part} id="sample-submit-failed" failure={messages.network} />
              </div>
            </Cell>
          </div>
        ),
      },
    ],
  }
}

function FieldStates({ make }: { readonly make: FieldMaker }) {
  return (
    <States of=".field__control" wide>
      {(look) => make(look)}
    </States>
  )
}
