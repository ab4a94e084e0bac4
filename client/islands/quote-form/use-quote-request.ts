import { toast } from 'react-hot-toast/headless'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { askBeforeLeaving } from './sending/ask-before-leaving.ts'
import { describeFailure } from './sending/describe-failure.ts'
import { describeError } from './describe-error.ts'
import { cleanValues } from './clean-values.ts'
import { buildPayload } from './sending/payload.ts'
import { listUnreadable, readValues } from './read-values.ts'
import { createReference } from './sending/reference.ts'
import { reportConversion } from './sending/report-conversion.ts'
import { reveal } from './reveal.ts'
import { sendRequest, rejectAfterTimeout } from './sending/send.ts'
import type { SendingProps } from './sending/sending-props.ts'
import { readRequest, type SentRequest, writeRequest } from './sending/sent-request.ts'
import type { MessageTexts } from './texts.ts'
import { trapName } from './parts/Trap.tsx'
import type { FormValues } from './fields.ts'
import { type InputError, validate } from './validate.ts'

/** Milliseconds after page load before which nothing is sent: no person is that fast. */
const earliest = 2000

/** One message at a time: each replaces the last. */
const toastOptions = { id: 'quote-request' } as const

/** The state of a request, from the press of the button to its end. */
export function useQuoteRequest(messages: MessageTexts, sending: SendingProps) {
  const { country } = sending
  const [errors, setErrors] = useState<readonly InputError[]>([])
  /** Whether the errors stopped a submit, rather than being found on leaving a field. */
  const [isRefused, setRefused] = useState(false)
  // A try that failed, or was cut off when the visitor left or reloaded the page.
  const [lastTry] = useState(() => readRequest('quote-tried'))
  const [failure, setFailure] = useState(lastTry && messages.network)
  const [isSubmitting, setSubmitting] = useState(false)
  const [sent, setSent] = useState(() => readRequest('quote-sent'))
  // The server knows of neither.
  const outcome = useIsHydrated() ? { failure, sent } : undefined
  // State updates too late to stop a second press.
  const isBusy = useRef(false)
  // Once all are fixed, an error found on leaving a field is a new one.
  if (isRefused && errors.length === 0) setRefused(false)
  // Kept until a request succeeds, so that a retry has the same number: after a timeout, a reload or corrections.
  const tried = useRef(lastTry)
  /** The error in the toast. */
  const inToast = useRef<InputError>(undefined)

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isBusy.current) return
    const data = new FormData(form)
    const values = readValues(data)
    const found = check(form, country)
    const [first] = found
    // The error must be in the DOM before focus moves to its field.
    flushSync(() => {
      setErrors(found)
      setRefused(found.length > 0)
      setFailure(undefined)
    })
    if (first) refuse(form, first)
    else if (data.get(trapName)) hold(form)
    else await send(form, cleanValues(values, country))
  }

  function refuse(form: HTMLFormElement, first: InputError): void {
    inToast.current = first
    // The toast must be in the DOM before anything scrolls clear of it.
    flushSync(() => toast.error(describeError(first, messages), toastOptions))
    const control = form.elements.namedItem(first.name) as HTMLElement
    reveal(control)
    // The list of errors is above the field, which comes first if there's no room for both.
    form.querySelector('.notice--error')?.scrollIntoView({ block: 'nearest' })
    control.parentElement?.scrollIntoView({ block: 'nearest' })
  }

  /** Autofill may have filled in the honeypot for a person, whose next press then sends. */
  function hold(form: HTMLFormElement): void {
    const trap = form.elements.namedItem(trapName) as HTMLInputElement
    trap.value = ''
    fail(form, messages.trapped)
  }

  async function send(form: HTMLFormElement, values: FormValues): Promise<void> {
    isBusy.current = true
    const stopAsking = askBeforeLeaving()
    holdFocus(form)
    setSubmitting(true)
    toast.dismiss(toastOptions.id)
    try {
      await waitUntil(earliest)
      const request = { reference: tried.current?.reference ?? createReference(), values }
      tried.current = request
      writeRequest('quote-tried', request)
      await Promise.race([deliver(form, request), rejectAfterTimeout()])
    } catch (thrown) {
      // Absent if an earlier try has been answered meanwhile.
      if (tried.current) fail(form, describeFailure(thrown, messages))
    }
    isBusy.current = false
    stopAsking()
    setSubmitting(false)
  }

  /**
   * A slow network may bring the answer after the timeout, while the visitor reads that nothing came, or tries again. Once other
   * values are on their way, it no longer matters.
   */
  async function deliver(form: HTMLFormElement, request: SentRequest & { readonly values: FormValues }): Promise<void> {
    const { reference, values } = request
    await sendRequest(buildPayload(values, { reference, replyTo: sending.replyTo }), sending)
    if (isSame(request, tried.current)) succeed(form, request)
  }

  function succeed(form: HTMLFormElement, request: SentRequest): void {
    tried.current = undefined
    writeRequest('quote-tried')
    setFailure(undefined)
    // What the visitor changed in the meantime wasn't sent.
    if (isSame(cleanValues(readValues(new FormData(form)), country), request.values)) form.reset()
    toast.success(messages.success, toastOptions)
    writeRequest('quote-sent', request)
    setSent({ ...request, isNew: true })
    reportConversion(sending, request.reference)
  }

  function fail(form: HTMLFormElement, text: string): void {
    toast.error(text, toastOptions)
    inToast.current = undefined
    flushSync(() => setFailure(text))
    form.querySelector('.notice--error')?.scrollIntoView({ block: 'nearest' })
    // In a low viewport, for example at 400% zoom, the focused button must not scroll out of view.
    form.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' })
  }

  /**
   * Revalidates a field: its error goes away as soon as it's fixed. On leaving the field, its errors are shown, but it may still
   * be empty.
   */
  function review(form: HTMLFormElement, name: string, isLeft = false): void {
    const error = check(form, country).find((one) => one.name === name)
    const isShown = (one: InputError) => one.name === name && one.reason === error?.reason
    // Autofill changes many fields at once, before this state updates.
    setErrors((known) => {
      const others = known.filter((one) => one.name !== name)
      return error && (known.some(isShown) || (isLeft && error.reason !== 'required')) ? [...others, error] : others
    })
    if (inToast.current?.name === name && !isShown(inToast.current)) toast.dismiss(toastOptions.id)
  }

  return { errors, isRefused, isSubmitting, submit, review, ...outcome }
}

function isSame(one: object, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The form's current errors. */
function check(form: HTMLFormElement, country: string): readonly InputError[] {
  return validate(readValues(new FormData(form)), { unreadable: listUnreadable(form), country })
}

/** A disabled button loses focus, and with it the visitor's place on the page, so its container keeps it in the meantime. */
function holdFocus(form: HTMLFormElement): void {
  const { activeElement } = document
  if (activeElement?.matches('[type=submit]') && form.contains(activeElement))
    activeElement.parentElement?.focus({ preventScroll: true })
}

/** `time` is in milliseconds since page load. */
async function waitUntil(time: number): Promise<void> {
  const rest = time - performance.now()
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
}
