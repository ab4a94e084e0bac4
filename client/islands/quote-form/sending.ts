/** Where and as what a request is sent. The keys are public by design; the recipient is fixed at the service. */
export interface SendingProps {
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
  readonly blockHeadless: boolean
  /** The company's address, for answers. */
  readonly replyTo: string
  /** The company's, ISO 3166: phone numbers are checked by its rules. */
  readonly country: string
  /** Where a conversion is reported after success; only where an advertising tag is configured. */
  readonly conversion?: string | undefined
  /** Under `npm start` a stand-in on the page's own server takes the request. */
  readonly standIn?: true | undefined
}
