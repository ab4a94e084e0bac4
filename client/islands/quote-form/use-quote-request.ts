import { toast } from 'react-hot-toast/headless'
import { useRef, useState } from 'react'
import { describeFailure } from './describe-failure.ts'
import { describeFault } from './describe-fault.ts'
import type { FieldError } from './FieldGroup.tsx'
import { buildPayload } from './payload.ts'
import { readValues } from './read-values.ts'
import { createReference } from './reference.ts'
import { reportConversion } from './report-conversion.ts'
import { sendRequest } from './send.ts'
import type { SendingProps } from './sending.ts'
import type { MessageTexts } from './texts.ts'
import { trapName } from './Trap.tsx'
import { type FormValues, validate } from './validate.ts'

/** Milliseconds after the page was opened before which nothing is sent: no person is that fast. */
const earliest = 2000

/** One message at a time: a new one of the form takes the place of the last. */
const toastOptions = { id: 'quote-request' } as const

/** The course of a request, from a press of the button to its end. */
export function useQuoteRequest(messages: MessageTexts, sending: SendingProps) {
  const [error, setError] = useState<FieldError>()
  const [failure, setFailure] = useState<{ readonly text: string }>()
  const [isSubmitting, setSubmitting] = useState(false)
  const [sentAs, setSentAs] = useState<string>()
  // State comes too late to stop a second press.
  const isBusy = useRef(false)
  // Kept until the request has arrived: whoever sends again after a silence is known as the same.
  const reference = useRef<string>(undefined)

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isBusy.current) return
    const data = new FormData(form)
    const values = readValues(data)
    const fault = validate(values)
    setError(fault && { name: fault.name, text: describeFault(fault, messages) })
    setFailure(undefined)
    if (fault) toast.error(describeFault(fault, messages), toastOptions)
    else if (data.get(trapName)) fail(messages.trapped)
    else await send(form, values)
  }

  async function send(form: HTMLFormElement, values: FormValues): Promise<void> {
    isBusy.current = true
    setSubmitting(true)
    toast.dismiss(toastOptions.id)
    try {
      await waitUntil(earliest)
      reference.current ??= createReference()
      await sendRequest(buildPayload(values, { reference: reference.current, replyTo: sending.replyTo }), sending)
      succeed(form, reference.current)
    } catch (thrown) {
      fail(describeFailure(thrown, messages))
    }
    isBusy.current = false
    setSubmitting(false)
  }

  function succeed(form: HTMLFormElement, sent: string): void {
    reference.current = undefined
    form.reset()
    toast.success(messages.success, toastOptions)
    setSentAs(sent)
    reportConversion(sending, sent)
  }

  function fail(text: string): void {
    toast.error(text, toastOptions)
    setFailure({ text })
  }

  /** A field that is being mended is no longer wrong. */
  function change(name: string): void {
    if (name === error?.name) setError(undefined)
  }

  return { error, failure, isSubmitting, sentAs, submit, change }
}

/** `time` is in milliseconds since the page was opened. */
async function waitUntil(time: number): Promise<void> {
  const rest = time - performance.now()
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
}
