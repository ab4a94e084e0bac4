import { encodedTargetPattern } from './encode-target.ts'
import { addressPattern } from '../../schema/redirect.ts'

/** What no configuration can hold in one line, and no header either (RFC 9110, 5.5). */
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u001F\u007F]/

/** Refuses what cannot stand in a line of ASCII; all that reaches a configuration is of that kind, so others are our bug. */
export function expectLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  if (control.test(text) || /[^\u0000-\u007F]/.test(text))
    throw new Error(`${JSON.stringify(text)} cannot stand in the configuration of a host`)
  return text
}

/** Refuses what is no address of a site; whoever checks the content has let none through. */
export function expectAddress(address: string): string {
  if (!addressPattern.test(address)) throw new Error(`${JSON.stringify(address)} is no address of a site`)
  return address
}

/** Refuses a target that `encodeTarget` has not made. */
export function expectTarget(target: string): string {
  if (!encodedTargetPattern.test(target)) throw new Error(`${JSON.stringify(target)} is no encoded address`)
  return target
}

/** Refuses what is no name of a header field (RFC 9110, 5.1). */
export function expectHeaderName(name: string): string {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a header`)
  return name
}
