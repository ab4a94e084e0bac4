import { ContactLinks } from '../../../client/ui/ContactLinks.tsx'
import { Icon } from '../../../client/ui/Icon.tsx'
import { Button } from '../../components/actions/Button.tsx'
import { CallLink } from '../../components/actions/CallLink.tsx'
import { MoreLink } from '../../components/actions/MoreLink.tsx'
import { fillText } from '../../fill-text.ts'
import { Altered } from '../Altered.tsx'
import { type State, States } from '../States.tsx'
import type { MakeGroup } from '../specimen.ts'

const pressed: readonly State[] = ['hover', 'focus-visible', 'active']

/** What is pressed. */
export const makeActions: MakeGroup = ({ site, body }) => {
  const { company, texts } = site
  const { home, post, faq } = body.bodies
  const { quote, call } = home.texts.hero
  const [category] = faq.categories
  return {
    id: 'actions',
    heading: 'Buttons and links',
    text: 'One filled button is enough for a screen: it is the one thing that a visitor should do there. The accent is for nothing else.',
    specimens: [
      {
        files: ['templates/components/actions/Button.tsx'],
        note: 'A button that waits for an answer is shown with the form.',
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
              <a className="back-link" href="/blog">
                <Icon name="arrow-left" />
                {post.texts.back}
              </a>
            )}
          </States>
        ),
      },
      {
        name: 'Link in a text',
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
        note: 'On phones only the icon.',
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
        files: ['templates/Document.tsx'],
        note: 'The first stop of the keyboard on each page; unseen until it has the focus.',
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
