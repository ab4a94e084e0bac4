import type { Payload } from './payload.ts'
import type { SendingProps } from './sending.ts'

/** Milliseconds; neither the library nor `fetch` has a limit of its own. */
const patience = 15_000

/**
 * Sends one request and resolves when the service has taken it. The library is fetched only now: few visitors send.
 * Where it does not come, nothing was sent, which is no reply as well.
 */
export async function sendRequest(payload: Payload, sending: SendingProps): Promise<void> {
  const { init, send } = await limitTime(
    import('@emailjs/browser').catch((cause: unknown) => {
      throw new TypeError('the email library did not load', { cause })
    }),
  )
  const { publicKey, blockHeadless, serviceId, templateId, standIn } = sending
  // Each call sets everything anew: rate limit and block list stay unset.
  init({ publicKey, blockHeadless }, standIn ? location.origin : undefined)
  await limitTime(send(serviceId, templateId, payload))
}

/** Rejects where `work` takes too long. */
function limitTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no reply', 'TimeoutError')), patience)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
