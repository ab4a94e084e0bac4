import type { SiteConfig } from '../../schema/site/config.ts'
import { formatDays, formatHourLines, formatTimes } from '../../schema/site/format-hours.ts'
import { groupWeek } from '../../schema/site/hours.ts'
import type { Locale } from '../../schema/site/locale.ts'
import { formatPhoneHref } from '../../schema/kinds/contact-details.ts'
import { nameSite } from '../../schema/kinds/web.ts'
import { formatAddress } from '../../schema/site/placeholders.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { formatLongDates } from '../../schema/site/long-dates.ts'
import type { ClosedProps, CompanyProps } from '../../../templates/props.ts'

/** The company as pages show it on a given day. */
export function formatCompany({ company }: SiteConfig, { language, country }: Locale, today: string): CompanyProps {
  const { name, phone, email } = company
  const hours = formatHourLines(company.hours, language)
  const closed = listClosed(company, today, language)
  return {
    name,
    phone,
    phoneHref: formatPhoneHref(phone, country),
    email,
    emailHref: `mailto:${email}`,
    hours,
    // A single line needs no table.
    week: hours.length > 1 || closed.length > 0 ? listWeek(company, language) : [],
    closed,
    address: formatAddress(company, country),
    profiles: (company.profiles ?? []).map((href) => ({ href, label: nameSite(href) })),
  }
}

function listWeek({ hours }: SiteConfig['company'], language: string): CompanyProps['week'] {
  return groupWeek(hours).map(({ places, times }) => ({
    days: formatDays(places, language),
    times: formatTimes(times, language),
  }))
}

/** Current and upcoming closed days, soonest first. */
function listClosed({ closed = [] }: SiteConfig['company'], today: string, language: string): ClosedProps[] {
  return closed
    .map(({ date = '', from = date, until = date, name }) => ({ from, until, name }))
    .filter(({ until }) => until >= today)
    .toSorted((a, b) => compareTexts(a.from, b.from))
    .map((days) => ({ ...days, dates: formatLongDates(days.from, days.until, language) }))
}
