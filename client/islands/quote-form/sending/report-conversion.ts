import type { SendingProps } from './sending-props.ts'

/** Reports a sent request to the advertising tag, if one is configured. A failure here doesn't affect the request. */
export function reportConversion({ conversion }: SendingProps, reference: string): void {
  if (!conversion || !window.gtag) return
  try {
    window.gtag('event', 'conversion', { send_to: conversion, transaction_id: reference })
  } catch (error) {
    reportError(error)
  }
}
