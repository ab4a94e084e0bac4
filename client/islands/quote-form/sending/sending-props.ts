/** Where and how requests are sent. The keys are public by design; the recipient is fixed at the service. */
export interface SendingProps {
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
  readonly blockHeadless: boolean
  /** The company's email address, for replies. */
  readonly replyTo: string
  /** The company's country, ISO 3166, whose rules apply to phone numbers. */
  readonly country: string
  /** Where a conversion is reported after success; only set if an advertising tag is configured. */
  readonly conversion?: string | undefined
  /** Under `npm start`, a mock on the page's own server takes the request. */
  readonly standIn?: true | undefined
}
