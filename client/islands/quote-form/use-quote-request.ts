import { toast } from 'react-hot-toast/headless'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { describeFailure } from './describe-failure.ts'
import { describeFault } from './describe-fault.ts'
import { buildPayload } from './payload.ts'
import { readValues } from './read-values.ts'
import { createReference } from './reference.ts'
import { reportConversion } from './report-conversion.ts'
import { reveal } from './reveal.ts'
import { sendRequest } from './send.ts'
import type { SendingProps } from './sending.ts'
import { readSentRequest, type SentRequest, writeSentRequest } from './sent-request.ts'
import type { MessageTexts } from './texts.ts'
import { trapName } from './Trap.tsx'
import { type Fault, type FormValues, validate } from './validate.ts'

/** Milliseconds after the page was opened before which nothing is sent: no person is that fast. */
const earliest = 2000

/** One message at a time: a new one of the form takes the place of the last. */
const toastOptions = { id: 'quote-request' } as const

/** The course of a request, from a press of the button to its end. */
export function useQuoteRequest(messages: MessageTexts, sending: SendingProps) {
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [failure, setFailure] = useState<{ readonly text: string }>()
  const [isSubmitting, setSubmitting] = useState(false)
  const [kept] = useState(readSentRequest)
  const [fresh, setFresh] = useState<SentRequest>()
  const sent = useIsHydrated() ? (fresh ?? kept) : undefined
  // State comes too late to stop a second press.
  const isBusy = useRef(false)
  // Kept until the request has arrived: a second attempt after a silence is known as the same.
  const reference = useRef<string>(undefined)
  /** The field that the toast speaks of. */
  const toldName = useRef<string>(undefined)

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isBusy.current) return
    const data = new FormData(form)
    const values = readValues(data)
    const found = validate(values)
    const [first] = found
    // Before the focus moves to a field, what is wrong with it is there to be read.
    flushSync(() => {
      setFaults(found)
      setFailure(undefined)
    })
    if (first) refuse(form, first)
    else if (data.get(trapName)) fail(messages.trapped)
    else await send(form, values)
  }

  function refuse(form: HTMLFormElement, first: Fault): void {
    toast.error(describeFault(first, messages), toastOptions)
    toldName.current = first.name
    reveal(form.elements.namedItem(first.name) as HTMLElement)
  }

  async function send(form: HTMLFormElement, values: FormValues): Promise<void> {
    isBusy.current = true
    holdFocus(form)
    setSubmitting(true)
    toast.dismiss(toastOptions.id)
    try {
      await waitUntil(earliest)
      reference.current ??= createReference()
      await sendRequest(buildPayload(values, { reference: reference.current, replyTo: sending.replyTo }), sending)
      succeed(form, { reference: reference.current, values })
    } catch (thrown) {
      fail(describeFailure(thrown, messages))
    }
    isBusy.current = false
    setSubmitting(false)
  }

  function succeed(form: HTMLFormElement, request: SentRequest): void {
    reference.current = undefined
    form.reset()
    toast.success(messages.success, toastOptions)
    writeSentRequest(request)
    setFresh({ ...request, isNew: true })
    reportConversion(sending, request.reference)
  }

  function fail(text: string): void {
    toast.error(text, toastOptions)
    toldName.current = undefined
    setFailure({ text })
  }

  /** Takes back what was said of a field as soon as it is no longer true. */
  function change(form: HTMLFormElement, name: string): void {
    const fault = faults.find((one) => one.name === name)
    if (!fault || validate(readValues(new FormData(form))).some((one) => isSame(one, fault))) return
    setFaults(faults.filter((one) => one !== fault))
    if (toldName.current === name) toast.dismiss(toastOptions.id)
  }

  /** Says what a filled-in field looks wrong in; an empty one may still be filled in. */
  function leave(form: HTMLFormElement, name: string): void {
    const fault = validate(readValues(new FormData(form))).find((one) => one.name === name)
    if (!fault || fault.reason === 'required' || faults.some((one) => isSame(one, fault))) return
    setFaults([...faults.filter((one) => one.name !== name), fault])
  }

  return { faults, failure, isSubmitting, sent, submit, change, leave }
}

/** A disabled button loses the focus, and with it the visitor's place in the page: what is around it keeps it meanwhile. */
function holdFocus(form: HTMLFormElement): void {
  const { activeElement } = document
  if (activeElement?.matches('[type=submit]') && form.contains(activeElement))
    activeElement.parentElement?.focus({ preventScroll: true })
}

function isSame(one: Fault, other: Fault): boolean {
  return one.name === other.name && one.reason === other.reason
}

/** `time` is in milliseconds since the page was opened. */
async function waitUntil(time: number): Promise<void> {
  const rest = time - performance.now()
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
}
