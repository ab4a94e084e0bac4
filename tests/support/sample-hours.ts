/** All kinds of hours: breaks, a night, all day, closed days, and holidays, one of which is over on the day of the tests. */
export const sampleHours = `  hours:
    - { days: Mon-Thu, opens: '08:00', closes: '12:00' }
    - { days: Mon-Thu, opens: '13:00', closes: '17:30' }
    - { days: Fri, opens: '18:00', closes: '02:00' }
    - { days: [Sun], open: all day }
  closed:
    - { from: 2027-12-24, until: 2028-01-02, name: Winter break }
    - { date: 2026-12-25, name: Christmas Day }
    - { date: 2027-01-18, name: Martin Luther King Jr. Day }
`
