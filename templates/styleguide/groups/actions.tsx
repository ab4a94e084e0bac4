import { ContactLinks } from '../../../client/ui/ContactLinks.tsx'
import { Icon } from '../../../client/ui/Icon.tsx'
import { Button } from '../../components/actions/Button.tsx'
import { CallLink } from '../../components/actions/CallLink.tsx'
import { MoreLink } from '../../components/actions/MoreLink.tsx'
import { fillText } from '../../../client/ui/fill-text.ts'
import { Altered } from '../Altered.tsx'
import { type State, States } from '../States.tsx'
import type { MakeGroup } from '../specimen.ts'

const pressed: readonly State[] = ['hover', 'focus-visible', 'active']

export const makeActions: MakeGroup = ({ site, body }) => {
  const { company, texts } = site
  const { home, post, faq } = body.bodies
  const { quote, call } = home.texts.hero
  const [category] = faq.categories
  return {
    id: 'actions',
    heading: 'Buttons and links',
    text: 'Use one filled button per screen, for the one thing a visitor should do there. Nothing else has the accent color.',
    specimens: [
      {
        files: ['templates/components/actions/Button.tsx'],
        note: 'For a button that waits for a response, see the form.',
        place: 'below',
        content: (
          <div className="guide-rows">
            <States of=".button" states={pressed} variant="filled">
              {() => <Button href="/contact">{quote}</Button>}
            </States>
            <States of=".button" states={pressed} variant="quiet">
              {() => (
                <Button href="/contact" look="quiet">
                  {quote}
                </Button>
              )}
            </States>
            <States of=".button" states={pressed} variant="large, with an icon">
              {() => (
                <Button href={company.phoneHref} look="quiet" icon="phone" large>
                  {call}
                </Button>
              )}
            </States>
          </div>
        ),
      },
      {
        name: 'Button on a dark band',
        files: ['templates/sections/frame/CallToAction.css'],
        place: 'below',
        content: (
          <div className="call-to-action--cell dark">
            <States of=".button" states={pressed} variant="filled">
              {() => <Button href="/contact">{quote}</Button>}
            </States>
            <States of=".button" states={pressed} variant="quiet">
              {() => (
                <Button href="/contact" look="quiet">
                  {quote}
                </Button>
              )}
            </States>
          </div>
        ),
      },
      {
        files: ['templates/components/actions/MoreLink.tsx'],
        content: <States of=".more-link">{() => <MoreLink href="/about">{home.texts.why.link}</MoreLink>}</States>,
      },
      {
        name: 'Back link',
        files: ['templates/components/actions/MoreLink.css'],
        content: (
          <States of=".back-link">
            {() => (
              <a className="more-link back-link" href="/blog">
                <Icon name="arrow-left" />
                {post.texts.back}
              </a>
            )}
          </States>
        ),
      },
      {
        name: 'Link in text',
        files: ['templates/styles/base.css'],
        content: (
          <States of="a">
            {() => (
              <p>
                {body.bodies.contact.texts.form.privacy.split('. ')[0]}.{' '}
                <a href="/privacy-policy">{body.bodies.contact.texts.form.privacyLink}</a>
              </p>
            )}
          </States>
        ),
      },
      {
        files: ['templates/components/actions/CallLink.tsx'],
        note: 'Phones show only the icon.',
        content: (
          <States of=".site-menu__call">
            {() => (
              <CallLink
                href={company.phoneHref}
                label={company.phone}
                call={fillText(texts.call, { phone: company.phone })}
              />
            )}
          </States>
        ),
      },
      {
        files: ['client/ui/ContactLinks.tsx'],
        content: <States of="a">{() => <ContactLinks {...company} />}</States>,
      },
      {
        name: 'Pill',
        files: ['templates/components/text/TagList.css'],
        content: (
          <States of=".pill">
            {() => (
              <a className="pill" href={`/faq#${category?.id ?? ''}`}>
                {category?.label}
              </a>
            )}
          </States>
        ),
      },
      {
        name: 'Skip link',
        files: ['templates/document/Document.tsx'],
        note: 'The first keyboard stop on each page, hidden until it has the focus.',
        content: (
          <div className="guide-skip">
            <Altered of=".skip-link" attributes={{ class: 'is-focus-visible' }}>
              <a className="skip-link button button--filled" href="#main">
                {texts.skipLink}
              </a>
            </Altered>
          </div>
        ),
      },
    ],
  }
}
