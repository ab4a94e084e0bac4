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
  await limitTime(send(serviceId, templateId, payload))
}

/** Rejects if `work` takes too long. */
function limitTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no reply', 'TimeoutError')), patience)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
