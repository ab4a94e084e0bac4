/** Notices on the day of the tests: an urgent one on two pages, one on all pages, and some that are over or upcoming. */
export const sampleNotices = `- text: 'We are closed **January 4 to 6**. [See our hours](/contact) or call {phone}.'
  from: 2027-01-01
  until: 2027-01-06
- text: 'Snow emergency in Wayne County: crews may be late today, and we call every client whose visit moves.'
  from: 2026-12-31
  until: 2027-01-01
  kind: urgent
  link: /faq
  pages: [/, /contact]
- text: This one is over
  from: 2026-12-01
  until: 2026-12-31
- text: This one is to come
  from: 2027-01-02
  until: 2027-01-03
`
