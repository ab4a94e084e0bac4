import { init, send } from '@emailjs/browser'
import type { Payload } from './payload.ts'
import type { SendingProps } from './sending-props.ts'

/** Timeout in milliseconds; neither the library nor `fetch` has one. */
const timeout = 15_000

/** Sends a request and resolves when the service has accepted it, however long that takes. */
export async function sendRequest(payload: Payload, sending: SendingProps): Promise<void> {
  const { publicKey, blockHeadless, serviceId, templateId, standIn } = sending
  // Each call resets all options, so rate limit and block list stay unset.
  init({ publicKey, blockHeadless }, standIn ? location.origin : undefined)
  await send(serviceId, templateId, payload)
}

/** Rejects when the time is up, as `fetch` does without a connection. */
export function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, timeout, new TypeError('no reply'))
  })
}
