import type { SendingProps } from './sending.ts'

/** Tells the advertising tag that a request was sent, where one is configured. Whatever it does, the request was sent. */
export function reportConversion({ conversion }: SendingProps, reference: string): void {
  if (!conversion || !window.gtag) return
  try {
    window.gtag('event', 'conversion', { send_to: conversion, transaction_id: reference })
  } catch (error) {
    reportError(error)
  }
}
