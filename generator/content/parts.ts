/** Parts that several content files have in common. Each is checked against the type that the templates ask for. */
import { z } from 'zod'
import { iconNames } from '../../client/ui/icons.ts'
import type { CallToActionTexts, IconText, Intro, MetaTexts, TitledText } from '../../templates/texts.ts'
import { imageAlt, imagePath, pageDescription, pageTitle, text } from './fields.ts'

export const meta = z.strictObject({ title: pageTitle, description: pageDescription }) satisfies z.ZodType<MetaTexts>

export const intro = z.strictObject({ heading: text, text: text.optional() }) satisfies z.ZodType<Intro>

export const titledText = z.strictObject({ title: text, text }) satisfies z.ZodType<TitledText>

export const iconText = titledText.extend({ icon: z.enum(iconNames) }) satisfies z.ZodType<IconText>

export const callToAction = z.strictObject({ heading: text, text, button: text }) satisfies z.ZodType<CallToActionTexts>

export const picture = z.strictObject({ image: imagePath, imageAlt })
