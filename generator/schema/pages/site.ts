import type * as z from 'zod'
import type { SiteTexts } from '../../../templates/texts.ts'
import { group, laterWords, words } from '../fields.ts'

export const siteSchema = group('The words around every page: menu, trail, fact card and foot.', {
  skipLink: words('First link of each page, for those who use the keyboard', 'Skip to content'),
  notifications: words('Name of the area in which messages appear', 'Messages'),
  call: words('Link that calls; `{phone}` becomes the number', 'Call {phone}'),
  stars: words('What the stars of a testimonial say; `{rating}` becomes the number', '{rating} out of 5'),
  mapReach: words('Stands along the circle on the map; `{distance}` becomes the miles', '{distance}'),
  menu: group('The menu at the top', {
    label: words('Name of the menu, for those who hear the page', 'Main menu'),
    open: words('Name of the button that opens the menu on a phone', 'Open menu'),
    close: words('Name of the button that closes it', 'Close menu'),
    home: words('Link to the home page', 'Home'),
    about: words('Link to the about page', 'About'),
    services: words('Opens the list of services', 'Services'),
    areas: words('Opens the list of cities', 'Service Areas'),
    allAreas: words('Link to the page of all cities', 'All service areas'),
    blog: words('Link to the blog', 'Blog'),
    faq: words('Link to the questions', 'FAQ'),
    more: laterWords('Opens the list of your own pages, where the header has no room for them side by side', 'More'),
    contact: words('Link to the contact page', 'Contact'),
    quote: words('Button that leads to the form', 'Get a Quote'),
  }),
  breadcrumbs: group('The trail above the heading of a page', {
    label: words('Name of the trail, for those who hear the page', 'You are here'),
    home: words('Its first link', 'Home'),
    services: words('Its link to the services', 'Services'),
  }),
  facts: group('The fact card of service and city pages', {
    heading: words('Heading of the card', 'At a glance'),
    hours: words('Label of the office hours', 'Office hours'),
    phone: words('Label of the phone number', 'Phone'),
    insurance: words('Label of the insurance', 'Insurance'),
    insuranceText: words('What is said of the insurance', 'Licensed and insured'),
    estimate: words('Label of the estimate', 'Estimate'),
    estimateText: words('What is said of the estimate', 'Free, with no obligation'),
  }),
  notices: group('The notices above the header', {
    label: laterWords('Name of the band, for those who hear the page', 'Notices'),
    close: laterWords('Name of the button that closes one', 'Close this notice'),
    info: laterWords('What kind of notice it is, for those who do not see its icon', 'Note:'),
    urgent: laterWords('The same of an urgent one', 'Important:'),
    upcoming: laterWords(
      'Stands before one of days to come, which only you see; `{date}` becomes the first',
      'From {date}, only you see this:',
    ),
  }).prefault({}),
  hours: group('What is said of days on which the office is closed', {
    closed: laterWords('In place of times, on days without hours', 'Closed'),
    closedOn: laterWords(
      'The next holiday, under the hours; `{dates}` becomes its day or days, `{name}` its name',
      'Closed {dates} ({name})',
    ),
    closedHeading: laterWords('Heading of the list of holidays on the contact page', 'Holidays'),
  }).prefault({}),
  footer: group('The foot of every page', {
    text: words('What the company is, in a sentence', 'Family-owned commercial cleaning in Metro Detroit.'),
    contactHeading: words('Heading of the contact column', 'Contact'),
    phone: words('Label of the phone number', 'Phone'),
    email: words('Label of the email address', 'Email'),
    hours: words('Label of the office hours', 'Hours'),
    address: words('Label of the postal address', 'Address'),
    linksHeading: words('Heading of the column of links', 'Quick links'),
    home: words('Link to the home page', 'Home'),
    about: words('Link to the about page', 'About Us'),
    blog: words('Link to the blog', 'Blog'),
    quote: words('Link to the form', 'Get a Quote'),
    privacy: words('Link to the privacy policy', 'Privacy Policy'),
    areasHeading: words('Heading of the column of cities', 'Service areas'),
    legal: words('Last line of each page', '© {legalName}. All rights reserved.'),
  }),
}) satisfies z.ZodType<SiteTexts>
