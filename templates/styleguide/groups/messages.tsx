import { Fragment } from 'react'
import type { Toast } from 'react-hot-toast/headless'
import { describeError } from '../../../client/islands/quote-form/describe-error.ts'
import { type FieldErrors } from '../../../client/islands/quote-form/parts/FieldGroup.tsx'
import { fields, type FormValues } from '../../../client/islands/quote-form/fields.ts'
import { readValues } from '../../../client/islands/quote-form/read-values.ts'
import { ErrorSummary } from '../../../client/islands/quote-form/parts/ErrorSummary.tsx'
import { SentPanel } from '../../../client/islands/quote-form/parts/SentPanel.tsx'
import { ToastCard } from '../../../client/toasts/ToastCard.tsx'
import { Consent } from '../../components/messages/Consent.tsx'
import { Notices } from '../../components/messages/Notices.tsx'
import type { NoticeProps } from '../../props.ts'
import { Altered } from '../Altered.tsx'
import { makeField } from '../make-field.tsx'
import { Cell, States } from '../States.tsx'
import type { MakeGroup } from '../specimen.ts'

export const makeMessages: MakeGroup = ({ site, body }) => {
  const { form } = body.bodies.contact.texts
  const { messages } = form
  const toasts = {
    success: messages.success,
    error: describeError({ name: 'from_email', reason: 'email' }, messages),
  }
  const errors: FieldErrors = {
    company_name: describeError({ name: 'company_name', reason: 'required' }, messages),
    from_email: toasts.error,
  }
  const wrong = makeToast('error', toasts.error)
  return {
    id: 'messages',
    heading: 'Messages',
    text: 'A toast says what just happened, then disappears; a notice stays where it belongs. None relies on color.',
    specimens: [
      {
        files: ['client/toasts/ToastCard.tsx'],
        note: 'They appear in the corner below the header, one below another.',
        content: (
          <div className="states states--wide">
            {Object.entries(toasts).map(([type, message]) => (
              <Cell key={type} caption={type}>
                <ToastCard
                  toast={makeToast(type as Toast['type'], message)}
                  close={messages.close}
                  onFocus={doNothing}
                  onClose={doNothing}
                />
              </Cell>
            ))}
          </div>
        ),
      },
      {
        files: ['templates/components/messages/Notices.tsx'],
        note: 'Above the header, for a few days. Urgent ones come first. The third is for future days, so only its author sees it.',
        place: 'bleed',
        content: <Notices notices={sampleNotices} texts={site.texts.notices} />,
      },
      {
        files: ['templates/components/messages/Consent.tsx'],
        note: 'On sites with a Google tag: a card over each page until the visitor chooses, and like this on the privacy page.',
        content: (
          <Altered of=".consent" attributes={{ hidden: undefined }}>
            <Consent texts={site.texts.consent} place="page" />
          </Altered>
        ),
      },
      {
        name: 'Button of a notice',
        files: ['templates/components/messages/Notices.css'],
        place: 'bleed',
        content: (
          <>
            <Altered of=".notices__close" attributes={{ class: 'is-hover' }}>
              <Notices notices={sampleOf('sample-hover')} texts={{ ...site.texts.notices, label: 'Hovered' }} />
            </Altered>
            <Altered of=".notices__close" attributes={{ class: 'is-focus-visible' }}>
              <Notices notices={sampleOf('sample-focus')} texts={{ ...site.texts.notices, label: 'Focused' }} />
            </Altered>
          </>
        ),
      },
      {
        name: 'Button of a toast',
        files: ['templates/components/messages/Toasts.css'],
        content: (
          <States of=".toast__close" wide>
            {() => <ToastCard toast={wrong} close={messages.close} onFocus={doNothing} onClose={doNothing} />}
          </States>
        ),
      },
      {
        name: 'Notice',
        files: ['templates/sections/islands/QuoteForm.css', 'templates/sections/islands/QuoteFormStates.css'],
        content: (
          <div className="states states--wide">
            <Cell caption="plain: no script">
              <p className="notice">{form.otherWays.noScript}</p>
            </Cell>
            <Cell caption="error: the script didn’t load">
              <p className="notice notice--error">{form.unsent}</p>
            </Cell>
          </div>
        ),
      },
      {
        files: ['client/islands/quote-form/parts/ErrorSummary.tsx'],
        note: 'Above the fields if the form couldn’t be sent; each line leads to its field.',
        content: (
          <>
            <ErrorSummary id="sample-errors" heading={form.errors.heading} errors={errors} />
            {fields
              .filter(({ name }) => errors[name])
              .map(({ name }) => (
                <Fragment key={name}>{makeField(form, name)('errors', errors[name])}</Fragment>
              ))}
          </>
        ),
      },
      {
        files: ['client/islands/quote-form/parts/SentPanel.tsx'],
        note: 'It takes the focus, and stays after the toast has gone.',
        content: (
          <SentPanel
            id="sample-sent"
            texts={form}
            request={{ reference: 'RFQ-1790000000000-7K2QXM', values: fillSample() }}
            contact={site.company}
          />
        ),
      },
    ],
  }
}

/** A function, because Node takes a while to load `FormData`, and builds don't show it. */
function fillSample(): FormValues {
  return {
    ...readValues(new FormData()),
    company_name: 'Acme Tools',
    contact_name: 'Ann Lee',
    from_email: 'ann@acme.example',
    phone: '(313) 555-0123',
    industry: 'industrial',
    start_date: '2027-03-01',
  }
}

const sampleNotices: readonly NoticeProps[] = [
  { id: 'sample-urgent', kind: 'urgent', html: 'Snow emergency: crews may be late today.', href: '/contact' },
  {
    id: 'sample-info',
    kind: 'info',
    html: 'We are closed <strong>December 24 to 26</strong>. <a href="/contact">See our hours</a>.',
  },
  {
    id: 'sample-upcoming',
    kind: 'info',
    html: 'New number from January on.',
    upcoming: { iso: '2027-01-01', text: 'January 1, 2027' },
  },
]

function sampleOf(id: string): NoticeProps[] {
  return sampleNotices.slice(0, 1).map((notice) => ({ ...notice, id }))
}

function makeToast(type: Toast['type'], message: string): Toast {
  return {
    id: type,
    type,
    message,
    pauseDuration: 0,
    ariaProps: { role: 'status', 'aria-live': 'polite' },
    createdAt: 0,
    visible: true,
    dismissed: false,
  }
}

function doNothing(): void {
  // Static specimens: nothing here is interactive.
}
