import { init, send } from '@emailjs/browser'
import type { Payload } from './payload.ts'
import type { SendingProps } from './sending.ts'

/** Milliseconds; neither the library nor `fetch` has a limit of its own. */
const patience = 15_000

/** Sends one request and resolves when the service has taken it. */
export async function sendRequest(payload: Payload, sending: SendingProps): Promise<void> {
  const { publicKey, blockHeadless, serviceId, templateId, standIn } = sending
  // Each call sets everything again: rate limit and block list stay unset.
  init({ publicKey, blockHeadless }, standIn ? location.origin : undefined)
  await Promise.race([send(serviceId, templateId, payload), waitInVain()])
}

/** Rejects when the time is over. */
function waitInVain(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException('no reply', 'TimeoutError')), patience)
  })
}
